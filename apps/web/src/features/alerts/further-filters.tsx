import { alertChips, describeAlert, noAlertFilters } from '@martelo/domain/alert-filters';
import { ActiveFilters } from '@martelo/ui/active-filters';
import { Fieldset } from '@martelo/ui/fieldset';
import { Notice } from '@martelo/ui/notice';
import { TextField } from '@martelo/ui/text-field';

import type { Form } from '../../lib/forms/form.ts';
import { namesOf } from '../auction-list/active-chips.ts';
import { type AlertValues, maxNameLength } from './alert-values.ts';
import { messages } from './messages.ts';
import type { Prefill } from './prefill.ts';

interface FurtherFiltersProps extends Pick<Prefill, 'chipLabels' | 'unwatched'> {
  form: Form<AlertValues>;
}

/** Whatever else the alert's list is narrowed by, each to be removed, and the alert's name (ALERT-10, ALERT-11). */
export function FurtherFilters({ form, chipLabels, unwatched }: FurtherFiltersProps) {
  const { propertyType, cities, filters } = form.values;
  const chips = alertChips(filters, namesOf()).map((chip) => ({
    ...chip,
    label: chipLabels[chip.id] ?? chip.label,
  }));
  const { onValueChange, ...name } = form.field('name');
  const placeholder = describeAlert(
    { propertyType: Number(propertyType), cities },
    chips.map(({ label }) => label),
  );
  return (
    <>
      {chips.length > 0 && (
        <Fieldset label={messages.furtherFilters} hint={messages.furtherFiltersHint}>
          <ActiveFilters
            items={chips}
            onRemove={(id) => {
              const chip = chips.find((one) => one.id === id);
              if (chip) form.change({ filters: chip.without });
            }}
            onClear={() => form.change({ filters: noAlertFilters })}
          />
        </Fieldset>
      )}
      {unwatched.length > 0 && (
        <Notice tone="caution" title={messages.unwatched}>
          {unwatched.join(', ')}
        </Notice>
      )}
      <TextField
        label="Nome do alerta"
        hint={messages.nameHint}
        placeholder={placeholder}
        maxLength={maxNameLength}
        autoComplete="off"
        {...name}
        onValueChange={onValueChange}
      />
    </>
  );
}
