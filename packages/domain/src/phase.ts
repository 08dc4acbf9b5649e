import {
  type Auction,
  type Centavos,
  type Round,
  type RoundPlace,
  roundPlaces,
  type Rounds,
} from './auction.ts';

const day = 86_400_000;

export const phases = ['first', 'second', 'third', 'unique'] as const;
export type Phase = (typeof phases)[number];

const isPast = ({ date }: Round, now: Date) => date.getTime() <= now.getTime();

/**
 * The round that bids are taken in at `now`: the second once the first is past and a second exists, the third once the
 * second is past and a third exists. An auction with no first date has a single, undated round (RULE-01, LABEL-09).
 */
export function phaseAt({ first, second, third }: Rounds, now: Date): Phase {
  if (!first) return 'unique';
  if (!second || !isPast(first, now)) return 'first';
  return third && isPast(second, now) ? 'third' : 'second';
}

/** Whether the last date is past. Without a date it never is (RULE-01). */
export function isFinished({ first, second, third }: Rounds, now: Date): boolean {
  const last = third ?? second ?? first;
  return last !== null && isPast(last, now);
}

/** The dated round of the phase at `now`, also when it is past; null in the unique phase. */
export function currentRound(rounds: Rounds, now: Date): Round | null {
  const phase = phaseAt(rounds, now);
  return phase === 'unique' ? null : (rounds[phase] ?? null);
}

export const salePhases = [
  'first',
  'second',
  'third',
  'unique',
  'direct',
  'sfi',
  'tender',
  'online',
] as const;
/** A phase of RULE-01, or the kind of a sale that has no praças. */
export type SalePhase = (typeof salePhases)[number];

/** Whether a phase is a praça by its number, and no kind of sale. */
export const isRoundPlace = (phase: SalePhase): phase is RoundPlace =>
  (roundPlaces as readonly SalePhase[]).includes(phase);

/** What of an auction its phase is read from. */
export type SaleOf = Pick<Auction, 'rounds' | 'directSale' | 'saleMethod' | 'undatedSecond'>;

/** The first round is past, and the second is known by its least bid alone: it may still take place (LABEL-05). */
function awaitsSecond({ rounds: { first, second }, saleMethod, undatedSecond }: SaleOf, now: Date): boolean {
  return (
    saleMethod === 'rounds' &&
    typeof undatedSecond === 'number' &&
    first !== null &&
    second === null &&
    first.date.getTime() <= now.getTime()
  );
}

/**
 * The phase to show at `now`: the one of RULE-01 where only the rounds say it or the source names them, else the
 * kind of sale that the source's row says (LABEL-01).
 */
export function salePhaseAt(auction: SaleOf, now: Date): SalePhase {
  const { rounds, directSale, saleMethod = null } = auction;
  switch (saleMethod) {
    case 'direct':
    case 'online':
    case 'tender':
      return saleMethod;
    case 'auction':
      return 'unique';
    case 'sfi':
      return rounds.first ? phaseAt(rounds, now) : 'sfi';
    case 'rounds':
      return awaitsSecond(auction, now) ? 'second' : phaseAt(rounds, now);
    case null:
      return directSale && !rounds.first ? 'direct' : phaseAt(rounds, now);
    default:
      saleMethod satisfies never;
      return phaseAt(rounds, now);
  }
}

/** Whether its last known date is past and no further round is known of (RULE-01, LABEL-05). */
export function isOver(auction: SaleOf, now: Date): boolean {
  return isFinished(auction.rounds, now) && !awaitsSecond(auction, now);
}

/** The dated round of the phase at `now`; null where its date is not known. */
export function roundAt(auction: SaleOf, now: Date): Round | null {
  return awaitsSecond(auction, now) ? null : currentRound(auction.rounds, now);
}

/** Whether bids of the current round close after `now` and at most 7 × 24 h later (RULE-02). */
export function isEndingWithinWeek(rounds: Rounds, now: Date): boolean {
  const round = currentRound(rounds, now);
  if (!round) return false;
  const left = round.date.getTime() - now.getTime();
  return left > 0 && left <= 7 * day;
}

/**
 * What the property costs at the least at `now`: the minimum of the current round, that of the round before where it
 * states none, the asked price without rounds. Null is 'not informed' (RULE-01, LABEL-09).
 */
export function valueAt(
  auction: Pick<Auction, 'rounds' | 'price'> & Partial<SaleOf>,
  now: Date,
): Centavos | null {
  const { rounds, price, directSale = false, undatedSecond = null } = auction;
  if (!rounds.first) return price;
  if (awaitsSecond({ ...auction, directSale }, now)) return undatedSecond;
  const { first, second, third } = rounds;
  const phase = phaseAt(rounds, now);
  const ofThird = phase === 'third' ? third?.minimum : null;
  const ofSecond = phase === 'first' ? null : second?.minimum;
  return ofThird ?? ofSecond ?? first.minimum;
}
