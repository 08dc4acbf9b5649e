import { Button } from '@martelo/ui/button';
import { Checkbox } from '@martelo/ui/checkbox';
import { Form } from '@martelo/ui/form';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { PasswordField } from '@martelo/ui/password-field';
import { Text } from '@martelo/ui/text';
import { TextField } from '@martelo/ui/text-field';
import { useLocation, useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { wrongEmail } from '../../lib/forms/email-rule.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { returnToOf } from '../../lib/return-to.ts';
import { endSession, startSession } from '../../lib/session.ts';
import type { UserType } from '../../lib/session-storage.ts';
import { returnAfterSignIn } from '../../lib/return-after-sign-in.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { paths } from '../../paths.ts';
import { CaptchaInput } from './captcha-input.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { forProfile, homeOf, carryReturnTo } from './profiles.ts';
import { signIn } from './sign-in.calls.ts';
import { signInFailure } from './sign-in-failure.ts';
import { useCaptcha } from './use-captcha.ts';

interface SignInFormProps {
  profile: UserType;
  /** Whether signing in from here takes a captcha already; null where not known yet. */
  captchaRequired: boolean | null;
  demo: boolean;
}

const labels = {
  email: 'Email',
  password: 'Senha',
  captcha: 'Código de verificação',
  remember: 'Lembrar de mim',
};

/** Email and password of one kind of account (AUTH-01 to AUTH-06). */
export function SignInForm({ profile, captchaRequired, demo }: SignInFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isStillHere = useStillHere();
  const captcha = useCaptcha(captchaRequired);
  const form = useForm({
    initial: { email: '', password: '', captcha: '', remember: false },
    validate: (values) => {
      const email = wrongEmail(values.email);
      return {
        ...(email && { email }),
        ...(!values.password && { password: 'A senha é obrigatória' }),
        ...(captcha.required &&
          !values.captcha.trim() && { captcha: 'O código de verificação é obrigatório' }),
      };
    },
    explain: signInFailure,
    spent: ['captcha'],
    async submit({ email, password, captcha: answer, remember }) {
      const proof = captcha.proofOf(answer);
      try {
        const session = await signIn(apiFor(), profile, { email: email.trim(), password }, proof);
        const stays = isStillHere();
        startSession(session, remember);
        if (stays) await returnAfterSignIn(navigate, returnToOf(search) ?? homeOf(session.userType));
      } catch (error) {
        endSession('refused');
        captcha.afterFailure(error);
        throw error;
      }
    },
  });

  return (
    <>
      <Form method="post" onSubmit={form.onSubmit} noValidate aria-label="Entrar">
        <FormErrors form={form} labels={labels} />
        {profile === 'customer' && form.failure && (
          <Text size="small">
            Conta de leiloeiro?{' '}
            <Link
              href={carryReturnTo(forProfile(paths.signIn, 'auctioneer'), search)}
              onClick={() => form.reset(form.values)}
            >
              Entre por aqui
            </Link>
            .
          </Text>
        )}
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField
          {...form.field('password')}
          label={labels.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <CaptchaInput form={form} captcha={captcha} />
        <Inline gap="medium" rowGap="xsmall" justify="between">
          <Checkbox
            label={labels.remember}
            name="remember"
            checked={form.values.remember}
            onCheckedChange={(remember) => form.change({ remember })}
          />
          {profile !== 'admin' && (
            <Text size="small">
              <Link href={carryReturnTo(forProfile(paths.recoverPassword, profile), search)}>
                Esqueceu a senha?
              </Link>
            </Text>
          )}
        </Inline>
        <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
          Entrar
        </Button>
      </Form>
      {demo && (
        <DemoAccounts
          onChoose={({ profile: chosen, email, password }) => {
            form.change({ email, password });
            if (chosen !== profile)
              void navigate(carryReturnTo(forProfile(paths.signIn, chosen), search), {
                replace: true,
                preventScrollReset: true,
              });
          }}
        />
      )}
    </>
  );
}
