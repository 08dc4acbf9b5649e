import { type Ref, useCallback, useState } from 'react';

import { useMergedRef } from './use-merged-ref.ts';

const isScrolling = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/**
 * What scrolls by itself, around one element: a stop of Tab only while it does, since in some browsers only what the
 * focus can reach is scrolled by the keyboard. Until it is measured it is one. The focus can be put there all the same.
 */
export function useScrollRegion<Region extends HTMLElement>(given?: Ref<Region>) {
  const [scrolls, setScrolls] = useState(true);
  const measure = useCallback((region: Region | null) => {
    if (!region || typeof ResizeObserver === 'undefined') return undefined;
    // A tab stop more or less changes no size: this never triggers itself.
    const sizes = new ResizeObserver(() => setScrolls(isScrolling(region)));
    for (const element of [region, region.firstElementChild]) if (element) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { ref: useMergedRef(measure, given), role: 'region', tabIndex: scrolls ? 0 : -1 } as const;
}
