import { Select } from '@martelo/ui/select';
import { TextField } from '@martelo/ui/text-field';

import type { Form } from '../../lib/forms/form.ts';
import type { RegistrationOptions } from './registration.calls.ts';

interface BoardValues {
  company_name: string;
  registration: string;
  uf: string;
  website: string;
}

interface BoardFieldsProps<Values extends BoardValues> {
  form: Pick<Form<Values>, 'field'>;
  labels: Readonly<Record<keyof BoardValues, string>>;
  boards: RegistrationOptions['boards'];
}

/** What an auctioneer has besides a name: a company, and an enrolment at a state's Junta Comercial. */
export function BoardFields<Values extends BoardValues>({ form, labels, boards }: BoardFieldsProps<Values>) {
  const options = [
    { value: '', label: 'Escolha a junta' },
    ...boards.map(({ uf, name }) => ({ value: uf, label: `${uf} · ${name}` })),
  ];
  return (
    <>
      <TextField
        {...form.field('company_name')}
        label={labels.company_name}
        autoComplete="organization"
        maxLength={160}
        required
      />
      <Select {...form.field('uf')} label={labels.uf} options={options} required />
      <TextField {...form.field('registration')} label={labels.registration} maxLength={40} required />
      <TextField
        {...form.field('website')}
        label={labels.website}
        type="url"
        inputMode="url"
        autoComplete="url"
        hint="Opcional. Comece com https://"
        maxLength={2000}
      />
    </>
  );
}
