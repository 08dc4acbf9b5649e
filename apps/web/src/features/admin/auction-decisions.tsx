import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { DecisionsReport } from '../back-office/decisions-report.tsx';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';
import { UndecidedError, useDecisions } from '../back-office/use-decisions.ts';
import { flagAuction, type ModeratedAuction, unflagAuction } from './admin.calls.ts';
import { visibilityMessages } from './messages.ts';

interface AuctionDecisionsProps {
  /** The selected ones. */
  auctions: readonly ModeratedAuction[];
  onDone: (auctions: readonly ModeratedAuction[]) => void;
}

interface QuestionProps extends AuctionDecisionsProps {
  onClose: () => void;
}

/** A title alone may be that of several. */
export const auctionName = ({ title, code }: ModeratedAuction) => (code ? `${title} (${code})` : title);

const errorText = (error: unknown) => (error instanceof UndecidedError ? error.message : sentenceOf(error));

/** Hides the selected auctions with one reason, or shows them again: each is decided on by itself (LIST-14). */
export function AuctionDecisions({ auctions, onDone }: AuctionDecisionsProps) {
  const [confirming, setConfirming] = useState<'hide' | 'show' | null>(null);
  const visible = auctions.filter(({ flagged }) => !flagged);
  const hidden = auctions.filter(({ flagged }) => flagged);
  const question = { onDone, onClose: () => setConfirming(null) };
  return (
    <>
      {visible.length > 0 && (
        <Button size="small" onClick={() => setConfirming('hide')}>
          {visibilityMessages.hide.action(visible.length)}
        </Button>
      )}
      {hidden.length > 0 && (
        <Button size="small" onClick={() => setConfirming('show')}>
          {visibilityMessages.show.action(hidden.length)}
        </Button>
      )}
      {confirming === 'hide' && <HideQuestion auctions={visible} {...question} />}
      {confirming === 'show' && <ShowQuestion auctions={hidden} {...question} />}
    </>
  );
}

function HideQuestion({ auctions, ...handlers }: QuestionProps) {
  const words = visibilityMessages.hide;
  const { waiting, decide, close, ...report } = useDecisions({
    things: auctions,
    words,
    nameOf: auctionName,
    ...handlers,
  });
  return (
    <ReasonDialog
      open
      onOpenChange={close}
      title={`${words.action(waiting.length)}?`}
      description={words.effect(waiting.length)}
      confirmLabel={words.confirm(waiting.length)}
      draft="ocultar-selecionados"
      errorText={errorText}
      onConfirm={(reason) => decide(({ uuid_key: key }) => flagAuction(apiFor(), key, reason))}
    >
      <DecisionsReport {...report} label={words.doing} nameOf={auctionName} />
    </ReasonDialog>
  );
}

function ShowQuestion({ auctions, ...handlers }: QuestionProps) {
  const words = visibilityMessages.show;
  const { waiting, decide, close, ...report } = useDecisions({
    things: auctions,
    words,
    nameOf: auctionName,
    ...handlers,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      tone="accent"
      title={`${words.action(waiting.length)}?`}
      confirmLabel={words.confirm()}
      errorText={errorText}
      onConfirm={() => decide(({ uuid_key: key }) => unflagAuction(apiFor(), key))}
    >
      {words.effect(waiting.length)}
      <DecisionsReport {...report} label={words.doing} nameOf={auctionName} />
    </ConfirmDialog>
  );
}
