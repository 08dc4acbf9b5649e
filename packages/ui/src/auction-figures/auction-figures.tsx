import { type Auction, type Centavos, type Round, roundPlaces } from '@martelo/domain/auction';
import { formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { staleDays } from '@martelo/domain/list-age';
import { formatReais } from '@martelo/domain/money';
import { isRoundPlace, roundAt, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { earlierAmountLabelAt, phaseLabels, statusAt } from '@martelo/domain/status';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { warnInvalidAuction } from '../internal/warn-invalid-auction.ts';
import { epochOf } from '../internal/clock.ts';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';
import { Money } from '../money/money.tsx';
import { PhaseBadge, saysStatus } from '../phase-badge/phase-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { TypeBadge } from '../type-badge/type-badge.tsx';

import * as styles from './auction-figures.css.ts';

export interface AuctionFiguresProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The auction, in the domain's shape. */
  auction: Auction;
  /** Leaves out the rounds' dates and minimums, for a page that shows them elsewhere. */
  withoutRounds?: boolean | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** An auction's figures on its own page: what it asks now, the valuation, its rounds, and the time left. */
export function AuctionFigures({
  auction,
  withoutRounds = false,
  now,
  className,
  ...props
}: AuctionFiguresProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidAuction('AuctionFigures', auction);
  const messages = useMessages(cardTexts);
  const at = useAuctionNow(auction.rounds, now);
  const status = statusAt(auction, at);
  const phase = salePhaseAt(auction, at);
  const age = status === 'stale' ? staleDays(auction.source, at) : null;
  const past = status === 'finished' || status === 'delisted';
  const value = valueAt(auction, at);
  const round = roundAt(auction, at);
  const earlier = earlierAmountLabelAt(auction, at);
  const rounds = roundPlaces.flatMap((name) => {
    const dated = auction.rounds[name];
    return dated ? [{ name, dated }] : [];
  });
  const minimumOf = (dated: Round) =>
    dated.minimum === null ? messages.unknown : formatReais(dated.minimum);

  return (
    <div {...props} className={cx(styles.base, className)}>
      <div className={styles.badges}>
        <PhaseBadge phase={phase} status={status} />
        {auction.type && <TypeBadge type={auction.type} inferred={auction.typeInferred ?? false} />}
        {!saysStatus(status) && status !== 'undated' && <StatusBadge status={status} />}
        {auction.sample && <Badge tone="caution">{messages.sample}</Badge>}
      </div>
      <div className={styles.value}>
        <Money amount={value} size="large" />
        <DiscountBadge percent={discountPercent(auction.valuation, value)} past={past} />
      </div>
      {earlier !== null && <p className={styles.valuation}>{earlier}</p>}
      <p className={styles.valuation}>{describeValuation(auction.valuation, value, messages)}</p>
      {rounds.length > 0 && !withoutRounds && (
        <dl className={styles.rounds}>
          {rounds.map(({ name, dated }) => (
            <div
              key={name}
              className={styles.round}
              data-current={phase === name || undefined}
              aria-current={phase === name || undefined}
            >
              <dt>{phaseLabels[isRoundPlace(phase) ? name : phase]}</dt>
              <dd>{formatDateTime(dated.date)}</dd>
              <dd>{minimumOf(dated)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rounds.length === 0 && status === 'open' && <p className={styles.muted}>{messages.noDate}</p>}
      {past && <p className={styles.muted}>{status === 'finished' ? messages.ended : messages.delisted}</p>}
      {status === 'undated' && <p className={styles.muted}>{messages.noDateInList}</p>}
      {age !== null && <p className={styles.muted}>{messages.staleList(age)}</p>}
      {round && !Number.isNaN(epochOf(round.date)) && !past && (
        <p className={styles.closes}>
          {messages.closes}{' '}
          <Countdown until={round.date} form="long" urgent={status === 'lastDay'} {...(now && { now })} />
        </p>
      )}
    </div>
  );
}

/** The same amount does not stand twice. */
function describeValuation(
  valuation: Centavos | null,
  value: Centavos | null,
  messages: MessagesWith<typeof cardTexts>,
): string {
  if (valuation === null) return messages.noValuation;
  return valuation === value ? messages.atValuation : messages.valuedAt(formatReais(valuation));
}
