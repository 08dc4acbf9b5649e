import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';

const pageOf = (search: string) => new URLSearchParams(search).get('pagina');

/**
 * Where the focus goes with what is shown (SHELL-14): on navigation to the new screen's heading, or to the place that
 * the address names; to the heading as well with another page of a list, whose link stands below it, and where an
 * answer took away what had the focus. Parts that know a nearer place have given it there before. The props are
 * those of the screen's element.
 */
export function useScreenFocus() {
  const { pathname, search, hash } = useLocation();
  const { state: navigating } = useNavigation();
  const { state: renewing } = useRevalidator();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, search });
  /** What within the screen had the focus last. */
  const last = useRef<Element>(null);

  const follow = useEffectEvent((now: typeof shown.current) => {
    const before = shown.current;
    shown.current = now;
    const moved = before.pathname !== now.pathname;
    const focused = document.activeElement;
    const lost = focused === document.body && last.current?.isConnected === false;
    const turned = pageOf(before.search) !== pageOf(now.search) && ref.current?.contains(focused);
    if (!moved && !lost && !(turned && focused?.closest('nav'))) return;
    const place = moved && hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = place || ref.current?.querySelector<HTMLElement>('h1');
    target?.setAttribute('tabindex', '-1');
    // Where nothing had the focus yet, as where an address leads on, browsers would frame it: nobody used a key.
    const untouched = focused === document.body && last.current === null;
    target?.focus({ preventScroll: true, ...(untouched && { focusVisible: false }) });
  });
  const settled = navigating === 'idle' && renewing === 'idle';
  useEffect(() => {
    if (settled) follow({ pathname, search });
  }, [settled, pathname, search]);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
}
