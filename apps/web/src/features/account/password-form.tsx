import { Fieldset } from '@martelo/ui/fieldset';
import { PasswordField } from '@martelo/ui/password-field';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { updatePassword } from './account.calls.ts';
import { explainAfter } from './explain-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { messages } from './messages.ts';
import { wrongPasswordChange } from './password-rules.ts';

const labels = {
  current_password: 'Senha atual',
  password: 'Nova senha',
  password_confirmation: 'Confirmar nova senha',
};

const nothing = { current_password: '', password: '', password_confirmation: '' };

/** The profile's second tab (ACC-05). */
export function PasswordForm() {
  const [success, setSuccess] = useState<string | null>(null);
  const form = useForm({
    initial: nothing,
    validate: wrongPasswordChange,
    explain: explainAfter(messages.profile.passwordFailed),
    aliases: { old_password: 'current_password' },
    async submit({ current_password: current, password }) {
      await updatePassword(apiFor(), current, password);
      setSuccess(messages.profile.passwordSaved);
      return nothing;
    },
  });

  return (
    <FormFrame form={form} name="Alterar senha" labels={labels} submitLabel="Alterar senha" success={success}>
      <Fieldset layout="beside" label="Alterar senha" hint="As suas outras sessões abertas serão encerradas.">
        <PasswordField
          {...form.field('current_password')}
          label={labels.current_password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <NewPasswordFields field={form.field} labels={labels} required />
      </Fieldset>
    </FormFrame>
  );
}
