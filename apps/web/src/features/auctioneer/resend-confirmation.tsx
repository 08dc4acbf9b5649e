import { Button } from '@martelo/ui/button';
import { Stack } from '@martelo/ui/stack';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { resendAuctioneerConfirmation } from './auctioneer.calls.ts';

/** Has the mail that confirms the auctioneer's address sent once more, and says what became of it. */
export function ResendConfirmation() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string } | null>(null);

  async function resend() {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ sent: true, text: await resendAuctioneerConfirmation(apiFor()) });
    } catch (error) {
      setOutcome({ sent: false, text: sentenceOf(error, 'O email não pôde ser enviado. Tente novamente.') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="xsmall" align="start">
      <div role="status">
        {outcome && <strong {...(outcome.sent && { ref: takeFocus, tabIndex: -1 })}>{outcome.text}</strong>}
      </div>
      {!outcome?.sent && (
        <Button size="small" loading={busy} onClick={() => void resend()}>
          Reenviar o email
        </Button>
      )}
    </Stack>
  );
}
