import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Notice } from '@martelo/ui/notice';
import { TextArea } from '@martelo/ui/text-area';
import { useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/forms/drafts.ts';
import { explainFailure } from './explain-failure.ts';
import * as styles from './facts.css.ts';
import { messages } from './messages.ts';
import { PendingDeletion } from './pending-deletion.tsx';
import { requestDeletion } from './settings.calls.ts';

const draft = 'deletion';
const noReason = { reason: '' };
const longest = 1000;

const explain = (error: unknown) =>
  explainFailure(messages.settings.deletionFailed)(error) ?? messages.settings.deletionFailed;

/** The way out: asked for with a reason, done after a time in which it can be taken back (ACC-09). */
export function AccountDeletion({ deletionDue }: { deletionDue: Date | null }) {
  const [due, setDue] = useState(deletionDue);
  const [cancelled, setCancelled] = useState(false);
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState(() => readDraft(draft, noReason).reason ?? '');
  const key = useRef<string>(null);

  function write(text: string) {
    setReason(text);
    keepDraft(draft, { reason: text });
    key.current = null;
  }

  async function send() {
    key.current ??= crypto.randomUUID();
    setDue(await requestDeletion(apiFor(), reason.trim(), key.current));
    setCancelled(false);
    key.current = null;
    setReason('');
    forgetDraft(draft);
  }

  function takenBack() {
    setDue(null);
    setCancelled(true);
  }

  if (due) return <PendingDeletion due={due} onCancelled={takenBack} />;
  return (
    <div className={styles.stacked}>
      <div role="status">
        {cancelled && (
          <Notice tone="positive">O pedido de exclusão foi cancelado. Sua conta continua.</Notice>
        )}
      </div>
      <TextArea
        label="Motivo"
        hint="Opcional. Ajuda a melhorar o Martelo."
        name="reason"
        value={reason}
        onChange={write}
        maxLength={longest}
        counter
      />
      <div>
        <Button onClick={() => setAsked(true)}>Solicitar exclusão</Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Excluir sua conta?"
        confirmLabel="Solicitar exclusão"
        onConfirm={send}
        errorText={explain}
      >
        Nada é apagado antes de 15 dias. Até lá você pode cancelar o pedido nesta mesma página.
      </ConfirmDialog>
    </div>
  );
}
