import { AuthWays } from '@martelo/ui/auth-layout';
import { Button, ButtonLink } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { TextField } from '@martelo/ui/text-field';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { wrongEmail } from '../../lib/forms/email-rule.ts';
import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { NoScript } from '../../lib/no-script.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../site-settings/use-site-settings.ts';
import { forProfile, carryReturnTo } from './profiles.ts';
import { type Recovering, requestReset } from './recovery.calls.ts';
import { requestFailure } from './recovery-failure.ts';

/** Requests the mail with the link; the answer does not reveal whether the address is known (AUTH-09). */
export function RecoveryRequest({ type }: { type: Recovering }) {
  const { search } = useLocation();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => {
      const wrong = wrongEmail(email);
      return wrong ? { email: wrong } : {};
    },
    explain: requestFailure,
    submit: async ({ email }) => setSent(await requestReset(apiFor(), type, email.trim())),
  });
  if (sent !== null) return <Sent message={sent} type={type} />;
  return (
    <>
      <NoScript>Para recuperar a senha é preciso ativar o JavaScript no navegador.</NoScript>
      <Form method="post" onSubmit={form.onSubmit} noValidate aria-label="Recuperar senha">
        <FormErrors form={form} labels={{ email: 'Email' }} />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          required
        />
        <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
          Enviar link
        </Button>
      </Form>
      <AuthWays>
        <p>
          <Link href={carryReturnTo(forProfile(paths.signIn, type), search)}>Voltar para o login</Link>
        </p>
      </AuthWays>
    </>
  );
}

function Sent({ message, type }: { message: string; type: Recovering }) {
  const { demo } = useSiteSettings();
  const { search } = useLocation();
  return (
    <Stack>
      <Notice tone="positive" title="Verifique seu email" role="status" ref={takeFocus} tabIndex={-1}>
        {message} O link vale por 60 minutos.
      </Notice>
      {demo && (
        <Text color="muted">
          Demonstração: os emails não saem desta máquina e podem ser lidos na{' '}
          <Link href="/dev/outbox" target="_blank">
            caixa de saída
          </Link>
          .
        </Text>
      )}
      <ButtonLink href={carryReturnTo(forProfile(paths.signIn, type), search)} size="large" wide>
        Voltar para o login
      </ButtonLink>
    </Stack>
  );
}
