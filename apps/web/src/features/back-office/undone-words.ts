import { formatNumber } from '@martelo/domain/numbers';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import type { Outcome } from './decide-each.ts';

/** That so many were not tried any more. */
export const untried = (count: number) =>
  count === 1
    ? 'O outro não chegou a ser tentado.'
    : `Os outros ${formatNumber(count)} não chegaram a ser tentados.`;

const namesOf = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first} e mais ${formatNumber(others.length)}` : first;

/** Why several decisions were not made, in one line: each reason once, with the first that it holds for. */
export function whyUndone<Thing>(
  { failed, left }: Pick<Outcome<Thing>, 'failed' | 'left'>,
  nameOf: (thing: Thing) => string,
): string {
  const reasons = Map.groupBy(failed, ({ error }) => sentenceOf(error));
  return [
    ...[...reasons].map(
      ([reason, those]) => `${namesOf(those.map(({ thing }) => nameOf(thing)))}: ${reason}`,
    ),
    ...(left.length > 0 ? [untried(left.length)] : []),
  ].join(' · ');
}
