import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { type Account, cancelEmailChange, resendConfirmation } from './account.calls.ts';
import { explainFailure } from './explain-failure.ts';
import { messages } from './messages.ts';

const noneWaits = 404;

interface PendingEmailProps {
  account: Pick<Account, 'email' | 'pendingEmail'>;
  onCancelled: () => void;
}

type Step = 'idle' | 'sending' | 'cancelling';

/** A new address that awaits its confirmation: where the mail went, sending it again, giving it up (SAFE-10). */
export function PendingEmail({ account: { email, pendingEmail }, onCancelled }: PendingEmailProps) {
  const [step, setStep] = useState<Step>('idle');
  const [said, setSaid] = useState<{ tone: 'positive' | 'critical'; text: string } | null>(null);

  async function resend() {
    setStep('sending');
    setSaid(null);
    try {
      setSaid({ tone: 'positive', text: await resendConfirmation(apiFor()) });
    } catch (error) {
      const { resendFailed } = messages.pendingEmail;
      setSaid({ tone: 'critical', text: explainFailure(resendFailed)(error) ?? resendFailed });
    } finally {
      setStep('idle');
    }
  }

  async function cancel() {
    setStep('cancelling');
    setSaid(null);
    const gone = { tone: 'positive', text: 'A troca de email foi cancelada.' } as const;
    try {
      await cancelEmailChange(apiFor());
      setSaid(gone);
      onCancelled();
    } catch (error) {
      // Another tab was sooner.
      if (error instanceof ApiError && error.status === noneWaits) return onCancelled();
      const { cancelFailed } = messages.pendingEmail;
      setSaid({ tone: 'critical', text: explainFailure(cancelFailed)(error) ?? cancelFailed });
    } finally {
      setStep('idle');
    }
  }

  if (!pendingEmail && !said) return null;
  return (
    <Stack gap="small">
      {pendingEmail && (
        <Notice tone="caution" title={`${pendingEmail}: aguardando confirmação`}>
          <Stack gap="small">
            <span>
              Enviamos um link para este endereço. Até a confirmação, a sua conta continua com {email}.
            </span>
            <Inline gap="small" align="stretch">
              <Button size="small" loading={step === 'sending'} onClick={() => void resend()}>
                Reenviar email
              </Button>
              <Button
                size="small"
                variant="quiet"
                loading={step === 'cancelling'}
                onClick={() => void cancel()}
              >
                Cancelar troca
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
      <div role={said?.tone === 'critical' ? 'alert' : 'status'}>
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
      </div>
    </Stack>
  );
}
