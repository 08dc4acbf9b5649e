import { modalities, modalityLabels } from '@martelo/domain/list-filters';

import { Checkbox } from '../checkbox/checkbox.tsx';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { countOf } from './facets.ts';
import { LongChoices } from './long-choices.tsx';
import type { Part } from './part.ts';
import { useOffered } from './use-offered.ts';

import * as styles from './filter-panel.css.ts';

/** Any of the ways in which properties are sold (FILTER-01). */
export function ModalityFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.modalities);
  const offered = useOffered(modalities, count, filters.modalities);
  if (offered.length === 0) return <p className={styles.none}>{messages.noneFound}</p>;
  return offered.map((modality) => (
    <Checkbox
      key={modality}
      label={modalityLabels[modality]}
      count={count(modality)}
      checked={filters.modalities.includes(modality)}
      onCheckedChange={(on) =>
        onChange({
          modalities: modalities.filter((other) =>
            other === modality ? on : filters.modalities.includes(other),
          ),
        })
      }
    />
  ));
}

/** A loan, the FGTS. */
export function PaymentFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <>
      <Checkbox
        label={messages.acceptsFinancing}
        count={facets.financing}
        checked={filters.financing}
        onCheckedChange={(financing) => onChange({ financing })}
      />
      <Checkbox
        label={messages.acceptsFgts}
        count={facets.fgts}
        checked={filters.fgts}
        onCheckedChange={(fgts) => onChange({ fgts })}
      />
    </>
  );
}

/** Kinds as the sources name them. */
export function KindFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <LongChoices
      label={messages.kindFilter}
      hideLabel
      filterLabel={messages.filterKinds}
      options={facets.kinds}
      chosen={filters.kinds}
      onChange={(kinds) => onChange({ kinds })}
    />
  );
}

const occupancies = ['vacant', 'occupied'] as const;

/** Occupied or vacant, where the source states it. */
export function OccupancyFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.occupancies);
  const offered = useOffered(occupancies, count, filters.occupancy === null ? [] : [filters.occupancy]);
  return (
    <RadioGroup
      label={messages.occupancyFilter}
      hideLabel
      value={filters.occupancy ?? ''}
      options={[
        { value: '', label: messages.anyOccupancy },
        ...offered.map((value) => ({ value, label: messages[value], count: count(value) })),
      ]}
      onValueChange={(value) => onChange({ occupancy: value || null })}
    />
  );
}
