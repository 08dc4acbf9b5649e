import * as dates from '@martelo/domain/dates';

/** When São Paulo's next day begins, in epoch milliseconds. */
export const nextMidnight = (now: number): number => dates.nextMidnight(new Date(now)).getTime();
