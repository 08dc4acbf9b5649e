import type { Auction } from '@martelo/domain/auction';
import { isRoundPlace, salePhaseAt } from '@martelo/domain/phase';
import { describeSale } from '@martelo/domain/sale-words';
import { unknownOutcome, unknownOutcomeWords } from '@martelo/domain/unknown-outcome';
import { ButtonLink } from '@martelo/ui/button';
import { Hidden } from '@martelo/ui/hidden';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { RoundTimeline } from '@martelo/ui/round-timeline';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, use } from 'react';

import { SiteOriginContext } from '../../lib/canonical.tsx';
import { paths } from '../../paths.ts';
import { roundCalendars } from './round-calendar.ts';

/** That a list from before a round can't show how it ended (LABEL-36). */
function UnknownOutcome({ auction, now }: { auction: Auction; now: Date }) {
  const listDate = auction.source?.listDate ?? null;
  const passed = unknownOutcome(auction, listDate, now);
  if (passed === null || listDate === null) return null;
  const { title, text } = unknownOutcomeWords(passed, listDate);
  return (
    <Notice tone="caution" title={title}>
      {text}
    </Notice>
  );
}

/** The round says it, as does the panel beside it: a third time within one screen is left out. */
const undated = /[:;] datas? não informadas? na lista/;

interface AuctionRoundsProps {
  auction: Auction;
  /** A list has changed the price of this sale. */
  isPriceChanged: boolean;
  /** What else is known of what comes next. */
  children?: ReactNode;
}

/**
 * The rounds with their dates and least bids, which one is current, and a calendar's file for each (DETAIL-04,
 * DETAIL-12).
 */
export function AuctionRounds({ auction, isPriceChanged, children }: AuctionRoundsProps) {
  const now = useAuctionNow(auction.rounds);
  const address = use(SiteOriginContext) + paths.auction(auction.key);
  const phase = salePhaseAt(auction, now);
  const sale = describeSale(auction, now, isPriceChanged)?.replace(undated, '');
  const calendars = roundCalendars(auction, address, now);
  return (
    <Section titleId="pracas" gap="medium" title={isRoundPlace(phase) ? 'Praças' : 'Como é vendido'}>
      {sale && sale !== 'Leilão.' && <Text measure>{sale}</Text>}
      <UnknownOutcome auction={auction} now={now} />
      <RoundTimeline auction={auction} />
      {children}
      {calendars.length > 0 && (
        <Hidden onPaper>
          <Inline align="stretch">
            {calendars.map(({ label, name, href }) => (
              <ButtonLink key={name} href={href} download={name} size="small" startIcon={CalendarPlus}>
                {label}
              </ButtonLink>
            ))}
          </Inline>
        </Hidden>
      )}
    </Section>
  );
}
