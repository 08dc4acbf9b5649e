import { type Auction, type Centavos, roundPlaces } from '@martelo/domain/auction';
import { formatDateTime, formatWeekday } from '@martelo/domain/dates';
import { isOver, isRoundPlace, type SaleOf, type SalePhase, salePhaseAt } from '@martelo/domain/phase';

import type { AllMessages } from '../messages/messages.tsx';

/** What a block stands for: a praça, a single auction, or a sale without rounds. */
export type RoundKind = SalePhase;

/** Past, current or next; null without dates. */
export type RoundState = 'past' | 'current' | 'next' | 'delisted' | null;

/** One round as it is shown. */
export interface RoundView {
  kind: RoundKind;
  date: Date | null;
  minimum: Centavos | null;
  state: RoundState;
}

/** What of an auction its rounds are read from. */
export type RoundsOf = SaleOf & Pick<Auction, 'price' | 'goneSince'>;

const isDate = (date: Date) => !Number.isNaN(date.getTime());

/**
 * An auction's rounds in the order of time, at least one. Without a first date there is one block (RULE-01), and for a
 * sale without praças. A round of an auction that left its list is past or, if its date is ahead, said to be off the
 * list: whether it will take place is not known.
 */
export function roundViews(auction: RoundsOf, now: Date): RoundView[] {
  const { rounds, price, goneSince, undatedSecond = null } = auction;
  const { first, second } = rounds;
  const delisted = goneSince !== null;
  const phase = salePhaseAt(auction, now);
  if (!first) {
    const date = second?.date ?? null;
    const open = delisted ? 'delisted' : date && 'current';
    return [
      {
        kind: phase,
        date,
        minimum: price ?? second?.minimum ?? null,
        state: isOver(auction, now) ? 'past' : open,
      },
    ];
  }
  if (!isRoundPlace(phase)) {
    const { date, minimum } = first;
    return [{ kind: phase, date, minimum, state: stateOf(date, now, true, delisted) }];
  }
  const dated = roundPlaces.flatMap((kind): RoundView[] => {
    const round = rounds[kind];
    if (!round) return [];
    const { date, minimum } = round;
    return [{ kind, date, minimum, state: stateOf(date, now, kind === phase, delisted) }];
  });
  if (second || undatedSecond === null) return dated;
  const state = delisted ? 'delisted' : phase === 'second' ? 'current' : 'next';
  return [...dated, { kind: 'second', date: null, minimum: undatedSecond, state }];
}

function stateOf(date: Date, now: Date, ofPhase: boolean, delisted: boolean): RoundState {
  if (!isDate(date)) return null;
  if (date.getTime() <= now.getTime()) return 'past';
  if (delisted) return 'delisted';
  return ofPhase ? 'current' : 'next';
}

/**
 * `sexta-feira, 20/03/2026 às 10:00` in São Paulo, its hour on the line of 'às'; null and what is no date are 'Data não
 * informada' (RULE-04).
 */
export function formatRoundDate(date: Date | null): string {
  if (!date || !isDate(date)) return formatDateTime(null);
  return `${formatWeekday(date)}, ${formatDateTime(date).replace(' ', ' às\u{a0}')}`;
}

/** What stands in place of a date that a kind of sale leaves out of its list. */
export function undatedText(
  kind: RoundKind,
  messages: Pick<AllMessages, 'datesInEdital' | 'deadlineOnPage' | 'noDateInList'>,
): string {
  if (kind === 'sfi') return messages.datesInEdital;
  return kind === 'online' ? messages.deadlineOnPage : messages.noDateInList;
}

/** How a minimum compares with the first round's. */
export interface Difference {
  /** Centavos below the first round; negative above it. */
  less: Centavos;
  /** The same in whole per cent of the first round's minimum. */
  percent: number;
}

const isAmount = (amount: Centavos | null | undefined): amount is Centavos =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0;

/** Null where either amount is unknown or none. */
export function differenceToFirst(
  first: Centavos | null | undefined,
  minimum: Centavos | null,
): Difference | null {
  if (!isAmount(first) || !isAmount(minimum)) return null;
  const less = first - minimum;
  // Adding 0 turns the -0 of a small rise into 0.
  return { less, percent: Math.round((less / first) * 100) + 0 };
}
