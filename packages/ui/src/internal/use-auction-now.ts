import type { Rounds } from '@martelo/domain/auction';
import { useCallback } from 'react';

import { useNow } from './use-now.ts';

const day = 86_400_000;

/** The instants, in epoch milliseconds, at which something about the rounds turns: 7 days and 24 h before each, and each. */
function turns({ first, second }: Rounds): number[] {
  return [first, second].flatMap((round) => {
    const end = round?.date.getTime();
    return end === undefined ? [] : [end - 7 * day, end - day, end];
  });
}

/**
 * An instant at which phase and status are those of now: the last turn that is past. It changes, and draws its owner
 * again, only at a turn.
 */
export function useAuctionNow(rounds: Rounds, fixed?: Date): Date {
  const next = useCallback(
    (now: number) => Math.min(Number.POSITIVE_INFINITY, ...turns(rounds).filter((turn) => turn > now)),
    [rounds],
  );
  const last = (now: number) => Math.max(0, ...turns(rounds).filter((turn) => turn <= now));
  return new Date(useNow(last, next, fixed));
}
