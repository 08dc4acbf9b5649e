import { useState } from 'react';

/**
 * Of all values those that some auction has, and the chosen. What was chosen since the section was shown stays, so that
 * a removed choice does not vanish from under the focus.
 */
export function useOffered<Value>(
  values: readonly Value[],
  count: (value: Value) => number,
  chosen: readonly Value[],
): Value[] {
  const [everChosen, setEverChosen] = useState(chosen);
  const more = chosen.filter((value) => !everChosen.includes(value));
  if (more.length > 0) setEverChosen([...everChosen, ...more]);
  return values.filter((value) => count(value) > 0 || everChosen.includes(value) || more.includes(value));
}
