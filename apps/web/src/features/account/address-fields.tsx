import { Fieldset } from '@martelo/ui/fieldset';
import { Grid } from '@martelo/ui/grid';
import { MaskedField } from '@martelo/ui/masked-field';
import { Select } from '@martelo/ui/select';
import { TextField } from '@martelo/ui/text-field';

import type { Form } from '../../lib/forms/form.ts';
import { profileLabels as labels, type ProfileValues } from './profile-values.ts';
import { states } from './states.ts';

const options = [{ value: '', label: 'Não informado' }, ...states.map((uf) => ({ value: uf, label: uf }))];

/** Where somebody lives or a company sits; all of it may stay empty. */
export function AddressFields({ form }: { form: Form<ProfileValues> }) {
  return (
    <Fieldset layout="beside" label="Endereço" hint="Opcional.">
      <MaskedField {...form.field('zipcode')} label={labels.zipcode} mask="cep" />
      <TextField
        {...form.field('street')}
        label={labels.street}
        autoComplete="address-line1"
        maxLength={160}
      />
      <Grid columns={2} gap="medium" align="start">
        <TextField {...form.field('number')} label={labels.number} autoComplete="off" maxLength={20} />
        <TextField
          {...form.field('complement')}
          label={labels.complement}
          autoComplete="address-line2"
          maxLength={80}
        />
      </Grid>
      <TextField
        {...form.field('neighborhood')}
        label={labels.neighborhood}
        autoComplete="address-level3"
        maxLength={120}
      />
      <Grid columns={2} gap="medium" align="start">
        <TextField
          {...form.field('city')}
          label={labels.city}
          autoComplete="address-level2"
          maxLength={120}
        />
        <Select
          {...form.field('state')}
          label={labels.state}
          options={options}
          autoComplete="address-level1"
        />
      </Grid>
    </Fieldset>
  );
}
