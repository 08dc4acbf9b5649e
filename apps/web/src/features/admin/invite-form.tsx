import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Grid } from '@martelo/ui/grid';
import { TextField } from '@martelo/ui/text-field';
import { useRevalidator } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { showToast } from '../../lib/toasts.ts';
import { inviteAuctioneer } from './admin.calls.ts';

const empty = { email: '', name: '' };

/** Invites an auctioneer: a mail with the address of the registration. */
export function InviteForm() {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: empty,
    validate: ({ email }) => {
      if (!email.trim()) return { email: 'O email é obrigatório' };
      return /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email.trim()) ? {} : { email: 'Email inválido' };
    },
    async submit({ email, name }, key) {
      const { message } = await inviteAuctioneer(apiFor(), email.trim(), name.trim(), key);
      showToast({ tone: 'positive', title: message });
      form.reset(empty);
      await revalidate();
    },
    draft: { name: 'invitation' },
  });
  return (
    <Form noValidate onSubmit={form.onSubmit} aria-label="Convidar leiloeiro">
      <FormErrors form={form} labels={{ email: 'Email', name: 'Nome' }} />
      <Grid columns={{ tablet: 2 }} gap="medium" align="start">
        <TextField label="Email" type="email" required maxLength={254} {...form.field('email')} />
        <TextField
          label="Nome"
          hint="Como o convite cumprimenta; opcional"
          maxLength={120}
          {...form.field('name')}
        />
      </Grid>
      <div>
        <Button type="submit" tone="accent" loading={form.busy}>
          Enviar convite
        </Button>
      </div>
    </Form>
  );
}
