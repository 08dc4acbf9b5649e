import { type Ref, type RefCallback, useCallback } from 'react';

function give<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref for an element that both its component and its user want. */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const cleanUps = [give(own, element), give(given, element)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    },
    [own, given],
  );
}
