import { Button } from '@martelo/ui/button';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { resendConfirmation } from '../account/account.calls.ts';

type Outcome = { tone: 'positive' | 'critical'; text: string };

/** Until the link of the confirmation mail was followed: why it matters, and the mail once more. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function resend() {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ tone: 'positive', text: await resendConfirmation(apiFor()) });
    } catch (error) {
      const text = sentenceOf(error, 'O email não pôde ser enviado. Tente novamente.');
      setOutcome({ tone: 'critical', text });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Notice tone="caution" title="Confirme seu email">
      <Stack gap="xsmall">
        <p>
          Enviamos um link de confirmação para{' '}
          <Text as="strong" size="inherit" color="inherit" breaks="anywhere">
            {email}
          </Text>
          . Até você abri-lo, os avisos dos alertas e dos favoritos ficam só aqui no site, sem email, e um
          plano pago com este endereço espera.
        </p>
        <LiveRegion>
          {outcome && (
            <Text
              size="inherit"
              weight="medium"
              color={outcome.tone === 'critical' ? 'critical' : 'inherit'}
              // The button goes once the mail is sent, and leaves the focus here.
              {...(outcome.tone === 'positive' && { ref: takeFocus, tabIndex: -1 })}
            >
              {outcome.text}
            </Text>
          )}
        </LiveRegion>
        {outcome?.tone !== 'positive' && (
          <div>
            <Button size="small" loading={busy} onClick={() => void resend()}>
              Reenviar email
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}
