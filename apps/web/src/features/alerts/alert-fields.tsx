import { alertAuctionTypes, alertPropertyTypes } from '@martelo/domain/codes';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Grid } from '@martelo/ui/grid';
import { Select } from '@martelo/ui/select';

import type { Form } from '../../lib/forms/form.ts';
import type { AlertValues } from './alert-values.ts';
import { CityField } from './city-field.tsx';
import { messages } from './messages.ts';
import type { Prefill } from './prefill.ts';

const optionsOf = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));

const propertyTypes = [{ value: '', label: 'Selecione' }, ...optionsOf(alertPropertyTypes)];
const auctionTypes = optionsOf(alertAuctionTypes);

interface AlertFieldsProps {
  form: Form<AlertValues>;
  citiesFrom: Prefill['citiesFrom'];
}

/** What an alert watches for (ALERT-03). */
export function AlertFields({ form, citiesFrom }: AlertFieldsProps) {
  const { onValueChange: onMinimum, ...minimum } = form.field('minimum');
  const { onValueChange: onMaximum, ...maximum } = form.field('maximum');
  return (
    <>
      <Select
        label="Tipo de Propriedade"
        {...form.field('propertyType')}
        options={propertyTypes}
        aria-required
      />
      <Select
        label="Tipo de Leilão"
        {...form.field('auctionType')}
        options={auctionTypes}
        hint="Opcional: sem escolha, valem todos."
      />
      <CityField
        value={form.values.cities}
        {...(citiesFrom && { hint: messages.citiesFrom[citiesFrom] })}
        onChange={form.field('cities').onValueChange}
        error={form.errors['cities']}
      />
      <Grid columns={2} gap="medium" align="start">
        <CurrencyInput
          label="Valor Mínimo"
          placeholder="100.000,00"
          {...minimum}
          onValueChange={onMinimum}
          aria-required
        />
        <CurrencyInput
          label="Valor Máximo"
          placeholder="500.000,00"
          {...maximum}
          onValueChange={onMaximum}
          aria-required
        />
      </Grid>
    </>
  );
}
