import { useEffect, useState } from 'react';

/** In pixels: a finger that rests is on no way, and a page's end may be a fraction short. */
const still = 4;

/**
 * Whether somebody reads on down the page: from a step down until one up. Its end is nowhere to read on to, and has
 * room for what floats there.
 */
export function useReading(): boolean {
  const [reading, setReading] = useState(false);
  useEffect(() => {
    // Below 0 where the browser lets a page bounce.
    let top = scrollY;
    const follow = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      if (scrollY >= end - still) setReading(false);
      else if (Math.abs(scrollY - top) < still) return;
      else setReading(scrollY > Math.max(top, 0));
      top = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return reading;
}
