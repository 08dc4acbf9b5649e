import { roundPlaces, type Rounds } from '@martelo/domain/auction';
import { useCallback } from 'react';

import { useNow } from './use-now.ts';

const day = 86_400_000;

/**
 * The instants, in epoch milliseconds, at which something about the rounds turns: 7 days and 24 h before each, and
 * each.
 */
function turns(rounds: Rounds): number[] {
  return roundPlaces.flatMap((place) => {
    const end = rounds[place]?.date.getTime();
    return end === undefined ? [] : [end - 7 * day, end - day, end];
  });
}

/**
 * The instant to render with. Its owner is rendered again at each turn, so phase and status are always those of now.
 */
export function useAuctionNow(rounds: Rounds, fixed?: Date): Date {
  const next = useCallback(
    (now: number) => Math.min(Number.POSITIVE_INFINITY, ...turns(rounds).filter((turn) => turn > now)),
    [rounds],
  );
  return new Date(useNow(next, fixed));
}
