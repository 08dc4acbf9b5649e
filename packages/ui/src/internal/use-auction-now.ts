import { roundPlaces, type Rounds } from '@martelo/domain/auction';

import { useNowAbout } from './use-now.ts';

const day = 86_400_000;

/** How long before the end of a round, and at it, something about the rounds turns, in milliseconds. */
const before = [7 * day, day, 0] as const;

/** The first turn after an instant, both in epoch milliseconds; Infinity where none comes. */
function nextTurn(now: number, rounds: Rounds): number {
  let next = Number.POSITIVE_INFINITY;
  for (const place of roundPlaces) {
    const end = rounds[place]?.date.getTime();
    if (end === undefined) continue;
    for (const ahead of before) if (end - ahead > now) next = Math.min(next, end - ahead);
  }
  return next;
}

/**
 * The instant to render with. Its owner is rendered again at each turn, so phase and status are always those of now.
 */
export function useAuctionNow(rounds: Rounds, fixed?: Date): Date {
  return new Date(useNowAbout(nextTurn, fixed, rounds));
}
