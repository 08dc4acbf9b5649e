import type { Auction, Centavos, Round, Rounds } from './auction.ts';

const day = 86_400_000;

export const phases = ['first', 'second', 'unique'] as const;
export type Phase = (typeof phases)[number];

/**
 * The round that bids are taken in at `now`: the second once the first is past and a second exists.
 * An auction with no first date has a single, undated round (RULE-01).
 */
export function phaseAt({ first, second }: Rounds, now: Date): Phase {
  if (!first) return 'unique';
  return second && first.date.getTime() <= now.getTime() ? 'second' : 'first';
}

/** Whether the later date, the second or else the first, is past. Without a date it never is (RULE-01). */
export function isFinished({ first, second }: Rounds, now: Date): boolean {
  const last = second ?? first;
  return last !== null && last.date.getTime() <= now.getTime();
}

/** The dated round of the phase at `now`, also when it is past; null in the unique phase. */
export function currentRound(rounds: Rounds, now: Date): Round | null {
  return phaseAt(rounds, now) === 'second' ? rounds.second : rounds.first;
}

export const salePhases = ['first', 'second', 'unique', 'direct', 'sfi', 'tender', 'online'] as const;
/** A phase of RULE-01, or the kind of a sale that has no praças. */
export type SalePhase = (typeof salePhases)[number];

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
 * What is to be called at `now`: the phase of RULE-01 where only the rounds tell or the source names them, else the
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
 * What the property costs at the least at `now`: the minimum of the current round, the first's where the
 * second states none, the asked price without rounds. Null is 'not informed' (RULE-01).
 */
export function valueAt(
  auction: Pick<Auction, 'rounds' | 'price'> & Partial<SaleOf>,
  now: Date,
): Centavos | null {
  const { rounds, price, directSale = false, undatedSecond = null } = auction;
  if (!rounds.first) return price;
  if (awaitsSecond({ ...auction, directSale }, now)) return undatedSecond;
  return currentRound(rounds, now)?.minimum ?? rounds.first.minimum;
}
