import { fold } from '@martelo/domain/fold';

import { skeleton } from './skeleton.ts';

/** Finds a known label from a damaged spelling: with accents broken, missing or correct. */
export function knownLabels<Value>(labels: readonly (readonly [string, Value])[]) {
  const found = new Map(
    labels.flatMap(([label, value]) => [
      [skeleton(label), value] as const,
      [skeleton(fold(label)), value] as const,
    ]),
  );
  const exact = new Map(labels);
  return (text: string): Value | undefined => exact.get(text) ?? found.get(skeleton(text));
}
