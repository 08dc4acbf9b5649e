import { Button } from '@martelo/ui/button';
import { TextField } from '@martelo/ui/text-field';
import { useRevalidator } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { showToast } from '../../lib/toasts.ts';
import { inviteAuctioneer } from './admin.calls.ts';
import * as styles from '../back-office/back-office.css.ts';

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
      showToast({ type: 'success', title: message });
      form.reset(empty);
      await revalidate();
    },
    draft: { name: 'invitation' },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form} aria-label="Convidar leiloeiro">
      <FormErrors form={form} labels={{ email: 'Email', name: 'Nome' }} />
      <TextField label="Email" type="email" required maxLength={254} {...form.field('email')} />
      <TextField
        label="Nome"
        hint="Como o convite cumprimenta; opcional"
        maxLength={120}
        {...form.field('name')}
      />
      <div className={styles.row}>
        <Button type="submit" tone="accent" busy={form.busy}>
          Enviar convite
        </Button>
      </div>
    </form>
  );
}
