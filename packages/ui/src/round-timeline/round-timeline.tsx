import { type Centavos, roundPlaces } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { warnInvalidAmount, warnInvalidDate } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Money } from '../money/money.tsx';
import {
  formatRoundDate,
  type RoundsOf,
  type RoundState,
  roundViews,
  undatedText,
} from '../round-block/round-views.ts';

import * as styles from './round-timeline.css.ts';

export interface RoundTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The auction, or what of it the rounds are read from. */
  auction: RoundsOf & { valuation: Centavos | null };
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

const badgeProps: Readonly<Record<NonNullable<RoundState>, Pick<BadgeProps, 'tone' | 'color'>>> = {
  past: { color: 'phaseEnded' },
  current: { tone: 'accent' },
  next: { tone: 'neutral' },
  delisted: { color: 'phaseEnded' },
};

/**
 * The rounds (praças) of an auction one below the other, the amounts at the end of their lines: which are past, which
 * is the current one and what follows (DETAIL-04). `RoundBlocks` has the same as blocks beside each other.
 */
export function RoundTimeline({ auction, now, className, ...props }: RoundTimelineProps) {
  if (process.env.NODE_ENV !== 'production') {
    for (const name of roundPlaces) {
      warnInvalidDate('RoundTimeline', `auction.rounds.${name}.date`, auction.rounds[name]?.date);
      warnInvalidAmount('RoundTimeline', `auction.rounds.${name}.minimum`, auction.rounds[name]?.minimum);
    }
  }
  const messages = useMessages(auctionTexts);
  const at = useAuctionNow(auction.rounds, now);
  return (
    <ol aria-label={messages.rounds} {...props} className={cx(styles.root, className)}>
      {roundViews(auction, at).map(({ kind, date, minimum, state }) => {
        const percent = discountPercent(auction.valuation, minimum);
        return (
          <li
            key={kind}
            data-state={state ?? undefined}
            {...(state === 'current' && { 'aria-current': 'step' })}
            className={styles.round}
          >
            <div className={styles.when}>
              <p className={styles.head}>
                <span className={styles.name}>{messages.roundNames[kind]}</span>
                {state && (
                  <Badge size="small" {...badgeProps[state]}>
                    {messages.roundStates[state]}
                  </Badge>
                )}
              </p>
              <p className={styles.date}>
                {date || !auction.saleMethod ? formatRoundDate(date) : undatedText(kind, messages)}
              </p>
              {state === 'current' && date && (
                <p className={styles.muted}>
                  {messages.closes} <Countdown until={date} form="long" {...(now && { now })} />
                </p>
              )}
            </div>
            <div className={styles.figure}>
              <Money
                amount={minimum}
                size="medium"
                className={minimum === null ? styles.amount : styles.known}
              />
              {minimum !== null && <span className={styles.muted}>{messages.roundAmounts[kind]}</span>}
              {percent > 0 && <span className={styles.below}>{messages.belowValuation(percent)}</span>}
              {percent < 0 && <span className={styles.muted}>{messages.aboveValuation(-percent)}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
