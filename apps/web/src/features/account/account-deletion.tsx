import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { PasswordDialog, type PasswordDialogFailure } from '@martelo/ui/password-dialog';
import { Stack } from '@martelo/ui/stack';
import { TextArea } from '@martelo/ui/text-area';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { removeDraft, setDraft, readDraft } from '../../lib/forms/drafts.ts';
import { useAttemptKey } from '../../lib/forms/use-attempt-key.ts';
import { sessionNow } from '../../lib/session.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { explainFailure } from './explain-failure.ts';
import { chargeSentence } from './how-to-cancel.tsx';
import { messages } from './messages.ts';
import { PendingDeletion } from './pending-deletion.tsx';
import { requestDeletion } from './settings.calls.ts';

const draft = 'deletion';
const noReason = { reason: '' };
const maxReasonLength = 1000;

function explain(error: unknown): PasswordDialogFailure {
  const password = error instanceof ApiError ? error.fields['current_password']?.[0] : undefined;
  if (password) return { password };
  return {
    message: explainFailure(messages.settings.deletionFailed)(error) ?? messages.settings.deletionFailed,
  };
}

interface AccountDeletionProps {
  deletionDue: Date | null;
  /** Whether the payment site goes on charging for a plan; null where unknown. */
  charged: boolean | null;
}

/** Deletes the account: requested with a reason, done after a period in which it can be cancelled (ACC-09). */
export function AccountDeletion({ deletionDue, charged }: AccountDeletionProps) {
  const [due, setDue] = useState(deletionDue);
  const [fresh, setFresh] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useState(() => readDraft(draft, noReason).reason ?? '');
  // A key is for one request with one password: a corrected password is a new try.
  const attempt = useAttemptKey();

  function write(text: string) {
    setReason(text);
    setDraft(draft, { reason: text }, noReason);
  }

  async function send(password: string) {
    const request = { reason: reason.trim(), password };
    setDue(await requestDeletion(apiFor(), request, attempt.keyOf(request)));
    attempt.reset();
    setFresh(true);
    setCancelled(false);
    setReason('');
    removeDraft(draft);
  }

  function takenBack() {
    setDue(null);
    setCancelled(true);
  }

  if (due) return <PendingDeletion due={due} fresh={fresh} onCancelled={takenBack} />;
  return (
    <Stack>
      <LiveRegion>
        {cancelled && (
          <Notice tone="positive" ref={takeFocus} tabIndex={-1}>
            O pedido de exclusão foi cancelado. Sua conta continua.
          </Notice>
        )}
      </LiveRegion>
      <TextArea
        label="Motivo"
        hint="Opcional. Ajuda a melhorar o Martelo."
        name="reason"
        value={reason}
        onValueChange={write}
        maxLength={maxReasonLength}
        counter
      />
      <div>
        <Button onClick={() => setConfirming(true)}>Solicitar exclusão</Button>
      </div>
      <PasswordDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Excluir sua conta?"
        confirmLabel="Solicitar exclusão"
        onConfirm={send}
        explain={explain}
        username={sessionNow()?.user.email}
        tone="critical"
      >
        Nada é apagado antes de 15 dias. Até lá você pode cancelar o pedido nesta mesma página.
        {charged !== false && ` ${chargeSentence(charged)}: cancele a renovação no site de pagamento.`} Para
        continuar, digite a sua senha atual.
      </PasswordDialog>
    </Stack>
  );
}
