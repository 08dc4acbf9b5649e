import { fold } from '@martelo/domain/fold';

import { skeleton } from './skeleton.ts';

/** Finds a known word from a damaged spelling: accents broken, folded away or as they should be. */
export function knownLabels<Value>(words: readonly (readonly [string, Value])[]) {
  const found = new Map(
    words.flatMap(([word, value]) => [
      [skeleton(word), value] as const,
      [skeleton(fold(word)), value] as const,
    ]),
  );
  const exact = new Map(words);
  return (text: string): Value | undefined => exact.get(text) ?? found.get(skeleton(text));
}
