import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRevalidator,
} from 'react-router-dom';

const pageOf = (search: string) => new URLSearchParams(search).get('pagina');

const linksTo = (screen: HTMLElement, address: string) =>
  [...screen.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);

/** A link of a screen: where it leads, and which it is of those that lead there. */
interface LinkPlace {
  address: string;
  at: number;
}

function placeOf(link: HTMLAnchorElement, screen: HTMLElement): LinkPlace {
  const address = link.getAttribute('href') ?? '';
  return { address, at: linksTo(screen, address).indexOf(link) };
}

/**
 * Where the focus goes with what is shown (SHELL-14): on navigation to the new screen's heading, or to the place that
 * the address names; by Back to the link that was followed from there; to the heading as well with another page of a
 * list, whose link stands below it, and where an answer took away what had the focus. Parts that know a nearer place
 * have given it there before. The props are those of the screen's element.
 */
export function useScreenFocus() {
  const { key, pathname, search, hash } = useLocation();
  const { state: navigating } = useNavigation();
  const { state: renewing } = useRevalidator();
  const came = useNavigationType();
  /** Other ones with each answer: on a busy machine it may be drawn together with its being asked for. */
  const answers = useMatches();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef({ key, pathname, search });
  /** What within the screen had the focus last. */
  const last = useRef<Element>(null);
  /** The link, if it is one: read while it stands there. */
  const link = useRef<LinkPlace>(null);
  /** By visit, the link that led away from it: of the footer, which stays, or of the screen, drawn anew. */
  const followed = useRef(new Map<string, HTMLAnchorElement | LinkPlace>());

  const goneBackTo = (visit: string) => {
    const place = came === NavigationType.Pop ? followed.current.get(visit) : undefined;
    if (place instanceof HTMLAnchorElement) return place.isConnected ? place : undefined;
    if (!place) return undefined;
    return ref.current ? linksTo(ref.current, place.address)[place.at] : undefined;
  };
  const remember = (visit: string, focused: Element | null, lost: boolean) => {
    const within = lost || ref.current?.contains(focused);
    // The header is near the heading.
    const below = focused instanceof HTMLAnchorElement && focused.closest('footer') ? focused : null;
    const by = within ? link.current : below;
    if (by) followed.current.set(visit, by);
    else followed.current.delete(visit);
  };
  const follow = useEffectEvent((now: typeof shown.current, _answers: typeof answers) => {
    const before = shown.current;
    shown.current = now;
    const moved = before.pathname !== now.pathname;
    const focused = document.activeElement;
    const lost = focused === document.body && last.current?.isConnected === false;
    const turned = pageOf(before.search) !== pageOf(now.search) && ref.current?.contains(focused);
    if (moved) remember(before.key, focused, lost);
    if (!moved && !lost && !(turned && focused?.closest('nav'))) return;
    const place = moved && hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const back = moved && goneBackTo(now.key);
    const target = back || place || ref.current?.querySelector<HTMLElement>('h1');
    if (!back) target?.setAttribute('tabindex', '-1');
    // Where nothing had the focus yet, as where an address leads on, browsers would frame it: nobody used a key.
    const untouched = focused === document.body && last.current === null;
    target?.focus({ preventScroll: true, ...(untouched && { focusVisible: false }) });
  });
  const settled = navigating === 'idle' && renewing === 'idle';
  useEffect(() => {
    if (settled) follow({ key, pathname, search }, answers);
  }, [settled, key, pathname, search, answers]);

  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      last.current = target;
      link.current = target instanceof HTMLAnchorElement ? placeOf(target, currentTarget) : null;
    },
  };
}
