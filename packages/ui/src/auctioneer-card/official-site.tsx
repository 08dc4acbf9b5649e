import { ExternalLink } from 'lucide-react';
import { useId } from 'react';

import { Button, ButtonLink } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import type { HttpAddress } from './http-address.ts';

import * as styles from './auctioneer-card.css.ts';

interface OfficialSiteProps {
  address: HttpAddress | null;
  past: boolean;
  /** It is bought there, without bids. */
  withoutBids: boolean;
  onOpen: (() => void) | undefined;
}

/** The way to where bids happen, or that the source gives none. */
export function OfficialSite({ address, past, withoutBids, onOpen }: OfficialSiteProps) {
  const messages = useMessages(auctionTexts);
  const noteId = useId();
  // Nobody bids on what is past.
  const elsewhere = past ? '' : `${withoutBids ? messages.saleElsewhere : messages.bidsElsewhere} `;
  if (!address)
    return (
      <div className={styles.action}>
        <Button wide disabled aria-describedby={noteId}>
          {messages.noLink}
        </Button>
        <p id={noteId} className={styles.muted}>
          {elsewhere}
          {messages.noOfficialLink}
        </p>
      </div>
    );
  return (
    <div className={styles.action}>
      <ButtonLink
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        {...(!past && { tone: 'accent' as const })}
        wide
        aria-describedby={noteId}
        onClick={onOpen}
      >
        {messages.officialSite}
        <ExternalLink aria-hidden className={styles.icon} />
        <VisuallyHidden> {messages.newTab}</VisuallyHidden>
      </ButtonLink>
      <p id={noteId} className={styles.muted}>
        {elsewhere}
        {messages.leadsTo(address.host)}
      </p>
    </div>
  );
}
