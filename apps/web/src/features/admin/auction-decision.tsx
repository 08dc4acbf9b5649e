import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import { flagAuction, unflagAuction } from './admin.calls.ts';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';

interface AuctionDecisionProps {
  auction: { uuid_key: string; title: string; flagged: boolean };
}

/** Hides an auction everywhere, or shows it again (LIST-09). */
export function AuctionDecision({ auction: { uuid_key: key, title, flagged } }: AuctionDecisionProps) {
  const [confirming, setConfirming] = useState(false);
  const decide = useDecision();
  return (
    <>
      <Button
        size="small"
        aria-label={`${flagged ? 'Voltar a mostrar' : 'Ocultar'}: ${title}`}
        onClick={() => setConfirming(true)}
      >
        {flagged ? 'Voltar a mostrar' : 'Ocultar'}
      </Button>
      {flagged ? (
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          tone="accent"
          title="Voltar a mostrar este leilão?"
          confirmLabel="Voltar a mostrar"
          errorText={(reason) => sentenceOf(reason)}
          onConfirm={() => decide(() => unflagAuction(apiFor(), key))}
        >
          {title} volta às listas, às buscas e aos alertas.
        </ConfirmDialog>
      ) : (
        <ReasonDialog
          open={confirming}
          onOpenChange={setConfirming}
          title="Ocultar este leilão?"
          description={`${title} sai de listas, buscas, favoritos e alertas. O motivo fica na auditoria.`}
          confirmLabel="Ocultar leilão"
          draft={`ocultar-${key}`}
          onConfirm={(reason) => decide(() => flagAuction(apiFor(), key, reason))}
        />
      )}
    </>
  );
}
