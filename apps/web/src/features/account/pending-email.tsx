import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { type Account, cancelEmailChange, resendConfirmation } from './account.calls.ts';
import { explainFailure } from './explain-failure.ts';
import { messages } from './messages.ts';

const noneWaits = 404;

const cancelled = 'A troca de email foi cancelada.';
const nothingWaits =
  'Não há mais troca de email aguardando confirmação. Recarregue a página para ver o email da sua conta.';

interface PendingEmailProps {
  account: Pick<Account, 'email' | 'pendingEmail'>;
  onCancelled: () => void;
}

type Step = 'idle' | 'sending' | 'cancelling';

interface Said {
  /** Which new address stands while this is true; none after a cancellation. */
  about: string | null;
  tone: 'info' | 'positive' | 'critical';
  text: string;
  /** With the buttons went what had the focus: it goes on here. */
  instead?: boolean;
}

/** A new address that awaits its confirmation: where the mail went, sending it again, giving it up (SAFE-10). */
export function PendingEmail({ account: { email, pendingEmail }, onCancelled }: PendingEmailProps) {
  const [step, setStep] = useState<Step>('idle');
  const [said, setSaid] = useState<Said | null>(null);
  if (said && said.about !== pendingEmail) setSaid(null);
  const say = (what: Omit<Said, 'about'>) => setSaid({ about: pendingEmail, ...what });

  async function resend() {
    setStep('sending');
    setSaid(null);
    try {
      say({ tone: 'positive', text: await resendConfirmation(apiFor()) });
    } catch (error) {
      const { resendFailed } = messages.pendingEmail;
      say({ tone: 'critical', text: explainFailure(resendFailed)(error) ?? resendFailed });
    } finally {
      setStep('idle');
    }
  }

  async function cancel() {
    setStep('cancelling');
    setSaid(null);
    const end = (how: Pick<Said, 'tone' | 'text'>) => {
      setSaid({ about: null, ...how, instead: true });
      onCancelled();
    };
    try {
      await cancelEmailChange(apiFor());
      end({ tone: 'positive', text: cancelled });
    } catch (error) {
      // Another tab, or the mail's link, was sooner.
      if (error instanceof ApiError && error.status === noneWaits)
        return end({ tone: 'info', text: nothingWaits });
      const { cancelFailed } = messages.pendingEmail;
      say({ tone: 'critical', text: explainFailure(cancelFailed)(error) ?? cancelFailed });
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
        {said && (
          <Notice tone={said.tone} {...(said.instead && { ref: takeFocus, tabIndex: -1 })}>
            {said.text}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
