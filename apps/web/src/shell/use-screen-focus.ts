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

const heart = '[data-favorite]';

/** Links, and hearts: to fill one, a visitor goes to the sign-in. */
const navigatingControls = `a, ${heart}`;

const nameOf = (control: Element) => control.getAttribute('href') ?? control.getAttribute('aria-label');

const controlsNamed = (screen: HTMLElement, name: string | null) =>
  [...screen.querySelectorAll<HTMLElement>(navigatingControls)].filter((control) => nameOf(control) === name);

/** A link or a heart of a screen: where it leads or what it is of, and which it is of those alike. */
interface ControlPlace {
  name: string | null;
  at: number;
}

function placeOf(control: HTMLElement, screen: HTMLElement): ControlPlace {
  const name = nameOf(control);
  return { name, at: controlsNamed(screen, name).indexOf(control) };
}

/**
 * Where the focus goes with what is shown (SHELL-14): on navigation to the new screen's heading, or to the place that
 * the address names; by Back to the link that was followed from there, or the heart whose sign-in led away; to the
 * heading as well with another page of a list, whose link stands below it, and where an answer took away what had the
 * focus. Parts that know a nearer place have given it there before. The props are those of the screen's element.
 */
export function useScreenFocus() {
  const { key, pathname, search, hash } = useLocation();
  const { state: navigating } = useNavigation();
  const { state: renewing } = useRevalidator();
  const came = useNavigationType();
  /** New with each answer: on a busy machine request and answer may render together, without a pending state. */
  const answers = useMatches();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef({ key, pathname, search });
  /** What within the screen had the focus last. */
  const last = useRef<Element>(null);
  /** Its place, if it is one that leads away: read while it stands there. */
  const control = useRef<ControlPlace>(null);
  /** By visit, what led away from it: a link of the footer, which stays, or of the screen, drawn again. */
  const followed = useRef(new Map<string, HTMLAnchorElement | ControlPlace>());

  const goneBackTo = (visit: string) => {
    const place = came === NavigationType.Pop ? followed.current.get(visit) : undefined;
    if (place instanceof HTMLAnchorElement) return place.isConnected ? place : undefined;
    if (!place) return undefined;
    return ref.current ? controlsNamed(ref.current, place.name)[place.at] : undefined;
  };
  const remember = (visit: string, focused: Element | null, lost: boolean) => {
    const within = lost || ref.current?.contains(focused);
    // The header is near the heading.
    const below = focused instanceof HTMLAnchorElement && focused.closest('footer') ? focused : null;
    const by = within ? control.current : below;
    if (by) followed.current.set(visit, by);
    else followed.current.delete(visit);
  };
  const follow = useEffectEvent((now: typeof shown.current, _answers: typeof answers) => {
    const before = shown.current;
    shown.current = now;
    const moved = before.pathname !== now.pathname;
    const focused = document.activeElement;
    const gone = last.current?.isConnected === false;
    const lost = focused === document.body && gone;
    // The dialog stands outside the screen, and still has the focus.
    const prompted = gone && !!last.current?.matches(heart) && !!focused?.closest('[role=dialog]');
    const turned = pageOf(before.search) !== pageOf(now.search) && ref.current?.contains(focused);
    if (moved) remember(before.key, focused, lost || prompted);
    if (!moved && !lost && !(turned && focused?.closest('nav'))) return;
    const place = moved && hash && document.getElementById(hash.slice(1));
    const back = moved && goneBackTo(now.key);
    const target = back || place || ref.current?.querySelector<HTMLElement>('h1');
    if (!back) target?.setAttribute('tabindex', '-1');
    // Where nothing had the focus yet, as after a redirect, browsers would show a focus ring though no key was used.
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
      control.current = target.matches(navigatingControls) ? placeOf(target, currentTarget) : null;
    },
  };
}
