import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { NewPasswordFields } from '../../lib/forms/new-password-fields.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { endSession, sessionNow } from '../../lib/session.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { paths } from '../../paths.ts';
import { forProfile } from './profiles.ts';
import { type Recovering, resetPassword } from './recovery.calls.ts';
import { resetFailure } from './recovery-failure.ts';
import { wrongPasswords } from './registration-rules.ts';

/** How long the success message is shown before the sign-in (AUTH-11), in ms. */
const pause = 3000;

const labels = { password: 'Nova senha', password_confirmation: 'Confirme a nova senha' };

interface ResetFormProps {
  type: Recovering;
  token: string;
  email: string;
}

/** A new password, twice, by the link of a mail (AUTH-10, AUTH-11). */
export function ResetForm({ type, token, email }: ResetFormProps) {
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: { password: '', password_confirmation: '' },
    validate: (values) => wrongPasswords(values, 'A nova senha é obrigatória'),
    explain: resetFailure,
    async submit(values) {
      await resetPassword(apiFor(), type, { token, ...values });
      // The server has ended every session of this person, and this browser may have one of them.
      if (sessionNow()?.user.email.toLowerCase() === email.toLowerCase()) endSession('signed-out');
      setDone(true);
    },
  });
  if (done) return <Done signIn={forProfile(paths.signIn, type)} />;
  return (
    <Form method="post" onSubmit={form.onSubmit} noValidate aria-label="Redefinir senha">
      <FormErrors form={form} labels={labels} />
      {/* Password managers read the account's name here. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields field={form.field} labels={labels} required />
      <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
        Redefinir senha
      </Button>
    </Form>
  );
}

function Done({ signIn }: { signIn: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(signIn, { replace: true }), pause);
    return () => clearTimeout(timer);
  }, [navigate, signIn]);
  return (
    <Stack>
      <Notice tone="positive" role="status" ref={takeFocus} tabIndex={-1}>
        Sua senha foi redefinida com sucesso! Você será redirecionado para a página de login.
      </Notice>
      <p>
        <Link href={signIn}>Ir para o login agora</Link>
      </p>
    </Stack>
  );
}
