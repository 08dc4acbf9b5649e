import { Fieldset } from '@martelo/ui/fieldset';
import { MaskedField } from '@martelo/ui/masked-field';
import { RadioGroup } from '@martelo/ui/radio-group';
import { Text } from '@martelo/ui/text';
import { TextField } from '@martelo/ui/text-field';

import type { Form } from '../../lib/forms/form.ts';
import { documentLabel, profileLabels as labels, type ProfileValues } from './profile-values.ts';

const kinds = [
  { value: '1', label: 'Pessoa Física' },
  { value: '2', label: 'Pessoa Jurídica' },
] as const;

/** Who somebody is: a person or a company, with its name and document. */
export function IdentityFields({ form }: { form: Form<ProfileValues> }) {
  const company = form.values.type === '2';
  return (
    <Fieldset layout="beside" label="Identificação">
      <TextField {...form.field('name')} label={labels.name} autoComplete="name" maxLength={120} required />
      <TextField
        {...form.field('user_name')}
        label={labels.user_name}
        hint="Opcional."
        autoComplete="nickname"
        autoCapitalize="off"
        maxLength={60}
      />
      <RadioGroup
        label={labels.type}
        name="type"
        value={form.values.type}
        options={kinds}
        // What was wrong with a CPF says nothing of a CNPJ.
        onValueChange={(type) => form.change({ type, cpf_cnpj: form.values.cpf_cnpj })}
      />
      {form.errors['type'] && (
        <Text size="small" weight="medium" leading="snug" color="critical">
          {form.errors['type']}
        </Text>
      )}
      <MaskedField
        {...form.field('cpf_cnpj')}
        label={documentLabel(form.values.type)}
        mask={company ? 'cnpj' : 'cpf'}
      />
      {company && (
        <TextField
          {...form.field('company_name')}
          label={labels.company_name}
          autoComplete="organization"
          maxLength={160}
        />
      )}
    </Fieldset>
  );
}
