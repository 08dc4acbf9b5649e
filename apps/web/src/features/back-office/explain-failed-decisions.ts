import { formatNumber } from '@martelo/domain/numbers';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import type { Outcome } from './decide-each.ts';

/** So many were not tried any more. */
export const notAttempted = (count: number) =>
  count === 1
    ? 'O outro não chegou a ser tentado.'
    : `Os outros ${formatNumber(count)} não chegaram a ser tentados.`;

const namesOf = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first} e mais ${formatNumber(others.length)}` : first;

/** Why several decisions failed, in one line: each reason once, with the first item that it applies to. */
export function explainFailedDecisions<Thing>(
  { failed, left }: Pick<Outcome<Thing>, 'failed' | 'left'>,
  nameOf: (thing: Thing) => string,
): string {
  const reasons = Map.groupBy(failed, ({ error }) => sentenceOf(error));
  return [
    ...[...reasons].map(
      ([reason, those]) => `${namesOf(those.map(({ thing }) => nameOf(thing)))}: ${reason}`,
    ),
    ...(left.length > 0 ? [notAttempted(left.length)] : []),
  ].join(' · ');
}
