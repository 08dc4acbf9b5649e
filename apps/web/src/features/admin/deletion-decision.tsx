import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Inline } from '@martelo/ui/inline';
import { readClock } from '@martelo/ui/now-provider';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import { completeDeletion, refuseDeletion } from './admin.calls.ts';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';

interface DeletionDecisionProps {
  id: number;
  name: string;
  /** Until when the customer can cancel it: nothing is deleted before. */
  due: Date;
}

/** Forgets a customer whose time to cancel is over, or refuses to, with a reason that the customer reads. */
export function DeletionDecision({ id, name, due }: DeletionDecisionProps) {
  const [confirming, setConfirming] = useState<'complete' | 'refuse' | null>(null);
  const decide = useDecision();
  const [now] = useState(readClock);
  const onOpenChange = (open: boolean) => open || setConfirming(null);
  return (
    <Inline align="stretch">
      {due <= now && (
        <Button size="small" aria-label={`Excluir agora: ${name}`} onClick={() => setConfirming('complete')}>
          Excluir agora
        </Button>
      )}
      <Button
        size="small"
        {...(due <= now && { variant: 'quiet' })}
        aria-label={`Recusar: ${name}`}
        onClick={() => setConfirming('refuse')}
      >
        Recusar
      </Button>
      <ConfirmDialog
        open={confirming === 'complete'}
        onOpenChange={onOpenChange}
        title={`Excluir os dados de ${name}?`}
        confirmLabel="Excluir os dados"
        errorText={(reason) => sentenceOf(reason)}
        onConfirm={() => decide(() => completeDeletion(apiFor(), id))}
      >
        Conta, favoritos, alertas e oportunidades são apagados agora, sem volta. A pessoa recebe um aviso por
        email.
      </ConfirmDialog>
      <ReasonDialog
        open={confirming === 'refuse'}
        onOpenChange={onOpenChange}
        title="Recusar este pedido?"
        description={`${name} lê o motivo. A lei manda excluir, salvo quando há obrigação de guardar (LGPD, art. 16).`}
        confirmLabel="Recusar pedido"
        draft={`exclusao-${id}`}
        onConfirm={(reason) => decide(() => refuseDeletion(apiFor(), id, reason))}
      />
    </Inline>
  );
}
