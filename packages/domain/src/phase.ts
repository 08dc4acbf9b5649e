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
export function valueAt({ rounds, price }: Pick<Auction, 'rounds' | 'price'>, now: Date): Centavos | null {
  if (!rounds.first) return price;
  return currentRound(rounds, now)?.minimum ?? rounds.first.minimum;
}
