import type { Rounds } from '@martelo/domain/auction';
import { useContext } from 'react';
import { ClockContext, expectTurn, instantOf, useNow } from './use-now.ts';

const day = 86_400_000;

/** The instants, in epoch milliseconds, at which something about the rounds turns: 7 days and 24 h before each, and each. */
function turns({ first, second }: Rounds): number[] {
  return [first, second].flatMap((round) => {
    const end = round?.date.getTime();
    return end === undefined ? [] : [end - 7 * day, end - day, end];
  });
}

/** The instant to draw with. Its owner is drawn again only at a turn, so phase and status are always those of now. */
export function useAuctionNow(rounds: Rounds, fixed?: Date): Date {
  const clock = useContext(ClockContext);
  const next = (now: number) =>
    Math.min(Number.POSITIVE_INFINITY, ...turns(rounds).filter((turn) => turn > now));
  // oxlint-disable-next-line react/rules-of-hooks -- a provider cannot come or go above what is mounted
  if (!clock) return new Date(useNow(next, fixed));
  const { now, still } = instantOf(clock, fixed);
  if (!still) expectTurn(clock, next(now));
  return new Date(now);
}
