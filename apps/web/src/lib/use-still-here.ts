import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether the person is still on the page, and on the way to no other: what is done at last must not take them away
 * from where they went meanwhile. To be called when it is done.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = next === pathname;
    return () => {
      isHere.current = false;
    };
  }, [next, pathname]);
  return () => isHere.current;
}
