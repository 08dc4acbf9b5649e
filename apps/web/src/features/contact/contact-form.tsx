import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Grid } from '@martelo/ui/grid';
import { Select } from '@martelo/ui/select';
import { TextArea } from '@martelo/ui/text-area';
import { TextField } from '@martelo/ui/text-field';

import { apiFor } from '../../lib/api.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { CaptchaInput } from '../session/captcha-input.tsx';
import { useCaptcha } from '../session/use-captcha.ts';
import {
  type ContactReceipt,
  type ContactSubject,
  contactSubjects,
  sendContactMessage,
} from './contact.calls.ts';

const subjectNames: Readonly<Record<ContactSubject, string>> = {
  suporte: 'Suporte',
  comercial: 'Comercial',
  duvidas: 'Dúvidas',
  sugestoes: 'Sugestões',
  outros: 'Outros',
};

const labels = {
  name: 'Nome',
  email: 'Email',
  subject: 'Assunto',
  message: 'Mensagem',
  captcha: 'Código de verificação',
} as const;

const options = [
  { value: '', label: 'Escolha um assunto' },
  ...contactSubjects.map((value) => ({ value, label: subjectNames[value] })),
];

const initial = { name: '', email: '', subject: '', message: '', captcha: '' };

const maxNameLength = 120;
const maxMessageLength = 5000;

/** The form of `/contato` (INFO-04). The browser checks required fields, the server validates the values. */
export function ContactForm({ onSent }: { onSent: (receipt: ContactReceipt) => void }) {
  const hydrated = useHydrated();
  const captcha = useCaptcha(false);
  const form = useForm({
    initial,
    async submit(values, key) {
      const reply = captcha.key ? { captcha: values.captcha, captcha_key: captcha.key } : null;
      const message = { ...values, subject: values.subject as ContactSubject };
      try {
        onSent(await sendContactMessage(apiFor(), message, { key, captcha: reply }));
      } catch (error) {
        // Each captcha is used up by its first answer.
        if (captcha.required || (error instanceof ApiError && 'captcha' in error.fields)) {
          form.change({ captcha: '' });
          captcha.renew();
        }
        throw error;
      }
    },
  });
  return (
    <Form method="post" aria-label="Fale conosco" gap="large" width="measure" onSubmit={form.onSubmit}>
      <FormErrors form={form} labels={labels} />
      <Grid columns={2} gap="large">
        <TextField
          label={labels.name}
          autoComplete="name"
          maxLength={maxNameLength}
          required
          {...form.field('name')}
        />
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field('email')} />
      </Grid>
      <Select label={labels.subject} options={options} required {...form.field('subject')} />
      <TextArea
        label={labels.message}
        rows={6}
        maxLength={maxMessageLength}
        counter
        required
        {...form.field('message')}
      />
      <CaptchaInput form={form} captcha={captcha} />
      <div>
        <Button type="submit" tone="accent" size="large" loading={form.busy} disabled={!hydrated}>
          Enviar mensagem
        </Button>
      </div>
    </Form>
  );
}
