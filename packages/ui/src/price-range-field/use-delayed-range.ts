import type { PriceRange } from '@martelo/domain/codecs';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

interface Draft {
  range: PriceRange;
  /** Still to be applied; what is applied stays on screen until it comes back as the range in force. */
  waiting: boolean;
}

// NaN equals itself here: compared by `===`, it would count as a change without end.
const same = (a: PriceRange, b: PriceRange) => Object.is(a.min, b.min) && Object.is(a.max, b.max);
const isOrdered = ({ min, max }: PriceRange) => min === null || max === null || min <= max;

/**
 * A range that is written at once and applied `delay` milliseconds after the last key, with Enter, when its fields, all
 * of which `root` holds, are left, or by `apply` (LIST-05).
 */
export function useDelayedRange(
  inForce: PriceRange,
  onChange: (range: PriceRange) => void,
  delay: number,
  root?: RefObject<HTMLElement | null>,
) {
  const [seen, setSeen] = useState(inForce);
  const [draft, setDraft] = useState<Draft | null>(null);
  if (!same(seen, inForce)) {
    setSeen(inForce);
    if (!draft?.waiting) setDraft(null);
  }

  const apply = () => {
    if (!draft?.waiting) return;
    setDraft({ ...draft, waiting: false });
    if (isOrdered(draft.range) && !same(draft.range, inForce)) onChange(draft.range);
  };
  const ring = useEffectEvent(apply);

  useEffect(() => {
    if (!draft?.waiting) return undefined;
    const timer = setTimeout(() => ring(), delay);
    return () => clearTimeout(timer);
  }, [draft, delay]);

  // A sheet that closes within the delay still applies what was written in it.
  useEffect(() => () => ring(), []);

  const range = draft?.range ?? inForce;
  return {
    range,
    /** Both ends may be written before the next rendering. */
    write: (change: Partial<PriceRange>) =>
      setDraft((was) => ({ range: { ...(was?.range ?? inForce), ...change }, waiting: true })),
    apply,
    /** For each of its fields. */
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!root?.current?.contains(relatedTarget) && !relatedTarget?.matches('[type=reset]')) apply();
      },
    },
    /** Forgets what is written and not in force. */
    drop: () => setDraft(null),
    /** Said only once the writing rests: on its way a larger amount is always a smaller one first. */
    disordered: !draft?.waiting && !isOrdered(range),
  };
}
