import type { Centavos } from '@martelo/domain/auction';
import { cx } from 'class-variance-authority';
import { CalendarClock, CircleDot, CircleSlash, History } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { variants } from '../internal/variants.ts';
import { warnInvalidDate } from '../internal/warn-dev.ts';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Money } from '../money/money.tsx';
import { Comparison } from './comparison.tsx';
import {
  formatRoundDate,
  type RoundKind,
  type RoundsOf,
  type RoundState,
  roundViews,
  undatedText,
} from './round-views.ts';

import * as styles from './round-block.css.ts';

const block = variants(styles.base, { variants: { state: styles.state } });

const marks = {
  past: { look: { color: 'phaseEnded' }, icon: History },
  current: { look: { tone: 'accent' }, icon: CircleDot },
  next: { look: { tone: 'neutral' }, icon: CalendarClock },
  delisted: { look: { color: 'phaseEnded' }, icon: CircleSlash },
} as const satisfies Record<
  NonNullable<RoundState>,
  { look: Pick<BadgeProps, 'tone' | 'color'>; icon: unknown }
>;

export type { RoundKind, RoundsOf } from './round-views.ts';

export interface RoundBlockProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Which round of the sale it is. */
  kind: RoundKind;
  /** When its bids close; null where no list says so. */
  date: Date | null;
  /** The minimum bid, or the asked price of a direct sale. */
  minimum: Centavos | null;
  /** The source's row states the kind of sale: what it lacks is then shown as not in the list. */
  saleMethodKnown?: boolean | undefined;
  /** Past, current or next; null without dates. */
  state?: 'past' | 'current' | 'next' | 'delisted' | null | undefined;
  /** What the property is valued at, in centavos; null where unknown. */
  valuation?: Centavos | null | undefined;
  /** The first round's minimum, for a later one to be compared with. */
  firstMinimum?: Centavos | null | undefined;
  /** The name's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Stops the countdown of a current round at an instant; else it is the page's. */
  now?: Date | undefined;
}

/**
 * One round (praça) of an auction: when its bids close, what it asks, and whether it is the current one (DETAIL-04).
 */
export function RoundBlock({
  kind,
  date,
  minimum,
  saleMethodKnown = false,
  state = null,
  valuation = null,
  firstMinimum,
  headingLevel = 3,
  now,
  className,
  ...props
}: RoundBlockProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidDate('RoundBlock', 'date', date);
  }
  const messages = useMessages(auctionTexts);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const mark = state && marks[state];
  return (
    <section
      aria-labelledby={id}
      {...props}
      data-state={state ?? undefined}
      {...(state === 'current' && { 'aria-current': 'step' })}
      className={block({ state: state ?? 'undated', className })}
    >
      <header className={styles.head}>
        <Heading id={id} className={styles.name}>
          {messages.roundNames[kind]}
        </Heading>
        {state && mark && (
          <Badge {...mark.look}>
            <mark.icon aria-hidden className={styles.markIcon} />
            {messages.roundStates[state]}
          </Badge>
        )}
      </header>
      <p className={styles.figure}>
        <Money amount={minimum} size="large" />
        {minimum !== null && <span className={styles.muted}>{messages.roundAmounts[kind]}</span>}
      </p>
      <Comparison kind={kind} minimum={minimum} valuation={valuation} firstMinimum={firstMinimum} />
      <dl className={styles.when}>
        <dt className={styles.muted}>
          {takesProposals(kind) ? messages.proposalsUntil : messages.roundDate}
        </dt>
        <dd>{date || !saleMethodKnown ? formatRoundDate(date) : undatedText(kind, messages)}</dd>
        {state === 'current' && date && (
          <dd className={styles.muted}>
            {messages.closes} <Countdown until={date} form="long" {...(now && { now })} />
          </dd>
        )}
      </dl>
    </section>
  );
}

const takesProposals = (kind: RoundKind) => kind === 'tender' || kind === 'online';

export interface RoundBlocksProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The auction, or what of it the rounds are read from. */
  auction: RoundsOf & { valuation: Centavos | null };
  /** The names' level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** Every round of an auction, side by side where there is room; which one is current follows the time (DETAIL-04). */
export function RoundBlocks({ auction, headingLevel, now, className, ...props }: RoundBlocksProps) {
  const { rounds } = useMessages(auctionTexts);
  const at = useAuctionNow(auction.rounds, now);
  const views = roundViews(auction, at);
  const beside = styles.beside[views.length > 2 ? 'three' : 'two'];
  return (
    <div role="group" aria-label={rounds} {...props} className={cx(styles.blocks, beside, className)}>
      {views.map((view) => (
        <RoundBlock
          key={view.kind}
          {...view}
          saleMethodKnown={Boolean(auction.saleMethod)}
          valuation={auction.valuation}
          firstMinimum={auction.rounds.first?.minimum ?? null}
          {...(headingLevel && { headingLevel })}
          {...(now && { now })}
        />
      ))}
    </div>
  );
}
