import { formatNumber } from '@martelo/domain/numbers';
import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Inline } from '@martelo/ui/inline';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import { acceptFeed, refuseFeed } from './admin.calls.ts';
import type { ExplainedFeed } from '../auctioneer/feed-explanation.tsx';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';

interface FeedDecisionProps {
  feed: { id: string; waits_for: ExplainedFeed['waits_for'] };
  /** How many auctions would be gone. */
  delisted: number;
  /** Why it can come in no more. */
  refusal: string | null;
}

/**
 * An admin's word on a held list: it passes as it is, once its sender may publish and unless a newer one
 * has come in, or it is refused with a reason.
 */
export function FeedDecision({ feed: { id, waits_for: missing }, delisted, refusal }: FeedDecisionProps) {
  const [confirming, setConfirming] = useState<'accept' | 'refuse' | null>(null);
  const decide = useDecision();
  const onOpenChange = (open: boolean) => open || setConfirming(null);
  return (
    <Inline align="stretch">
      {missing === 'decision' && refusal === null && (
        <Button tone="accent" onClick={() => setConfirming('accept')}>
          Aceitar a lista
        </Button>
      )}
      <Button tone="critical" onClick={() => setConfirming('refuse')}>
        Recusar
      </Button>
      <ConfirmDialog
        open={confirming === 'accept'}
        onOpenChange={onOpenChange}
        tone="accent"
        title="Aceitar esta lista?"
        confirmLabel="Aceitar a lista"
        errorText={(reason) => sentenceOf(reason)}
        onConfirm={() => decide(() => acceptFeed(apiFor(), id))}
      >
        {delisted === 0
          ? 'A lista passa a valer como veio. Nenhum leilão sai por causa dela.'
          : `A lista passa a valer como veio, e ${formatNumber(delisted)} ${delisted === 1 ? 'leilão fica' : 'leilões ficam'} “fora da lista”.`}
      </ConfirmDialog>
      <ReasonDialog
        open={confirming === 'refuse'}
        onOpenChange={onOpenChange}
        title="Recusar esta lista?"
        description="Nada dela entra. Quem enviou lê o motivo."
        confirmLabel="Recusar a lista"
        draft={`lista-${id}`}
        onConfirm={(reason) => decide(() => refuseFeed(apiFor(), id, reason))}
      />
    </Inline>
  );
}
