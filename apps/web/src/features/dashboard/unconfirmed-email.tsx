import { Button } from '@martelo/ui/button';
import { Notice } from '@martelo/ui/notice';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { resendConfirmation } from './dashboard.calls.ts';
import * as styles from './unconfirmed-email.css.ts';

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
      <div className={styles.rows}>
        <p>
          Enviamos um link de confirmação para <strong className={styles.email}>{email}</strong>. Abra-o para
          confirmar que os avisos e a recuperação da senha chegam a você.
        </p>
        <p role="status" data-tone={outcome?.tone} className={styles.outcome}>
          {outcome?.text}
        </p>
        {outcome?.tone !== 'positive' && (
          <div>
            <Button size="small" busy={busy} onClick={() => void resend()}>
              Reenviar email
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
