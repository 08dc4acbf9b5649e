import type { NextPrice } from '@martelo/domain/evidence';

/** Whether the price of an auction goes by the staircase, which then stands in place of its rounds. */
export const hasStaircase = (told: NextPrice | null): told is NextPrice =>
  told !== null && told.mode !== null && told.reason !== 'not_in_rule';
