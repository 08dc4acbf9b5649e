import { Undo2 } from 'lucide-react';
import type { RefCallback } from 'react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';

import * as styles from './opportunity-card.css.ts';

interface DismissedOpportunityProps {
  title: string;
  undoRef: RefCallback<HTMLElement>;
  onRestore: (() => void) | undefined;
}

/** One line in place of a card that was removed, with the way back. */
export function DismissedOpportunity({ title, undoRef, onRestore }: DismissedOpportunityProps) {
  const messages = useMessages(accountTexts);
  return (
    <div className={styles.dismissed}>
      <p role="status" className={styles.dismissedText}>
        {messages.opportunityDismissed}: {title}
      </p>
      {onRestore && (
        <Button
          ref={undoRef}
          size="small"
          variant="quiet"
          aria-label={`${messages.undo}: ${title}`}
          onClick={onRestore}
        >
          <Undo2 aria-hidden className={styles.icon} />
          {messages.undo}
        </Button>
      )}
    </div>
  );
}
