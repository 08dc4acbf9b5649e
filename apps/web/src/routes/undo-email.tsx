import { Button, ButtonLink } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { useNavigate, useParams } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { undoEmailChange } from '../features/session/mail-links.calls.ts';
import { needsScript } from '../features/session/one-press.tsx';
import { apiFor } from '../lib/api.ts';
import { FormErrors } from '../lib/forms/form-errors.tsx';
import { useForm } from '../lib/forms/use-form.ts';
import { NoScript } from '../lib/no-script.tsx';
import { endSession, sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';

/** Where the owner of a former address says that a change was not theirs (SAFE-11). */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const form = useForm({
    initial: {},
    async submit() {
      const next = await undoEmailChange(apiFor(), token);
      // The server has ended every session of the account, and this browser may have one of them.
      if (sessionNow()) endSession('signed-out');
      await navigate(paths.resetPassword(next), { replace: true });
    },
  });
  return (
    <AuthPage
      title="Não fui eu"
      lead="A conta volta para este email, todas as sessões terminam e você escolhe uma nova senha."
    >
      <Form onSubmit={form.onSubmit} aria-label="Desfazer a troca de email">
        <NoScript>{needsScript}</NoScript>
        <FormErrors form={form} labels={{}} />
        <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
          Desfazer a troca de email
        </Button>
        <ButtonLink href={paths.contact} size="large" wide>
          Falar com a equipe
        </ButtonLink>
      </Form>
    </AuthPage>
  );
}
