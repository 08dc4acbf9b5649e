import { createContext } from 'react';

const name = 'entrou';
const day = 86_400;

/**
 * Whether somebody was signed in when this browser last looked: enough to draw the right header before the session itself,
 * which the browser alone has, is known. No secret, and nothing is decided by it.
 */
export const hintOf = (cookie: string): boolean =>
  cookie.split(';').some((part) => part.trim() === `${name}=1`);

/** What the page was drawn with; the browser repeats the server's. */
export const SessionHint = createContext(false);

let kept: boolean | undefined;

/**
 * Keeps the hint as long as a session lasts, or takes it away. The page was drawn with `drawn`: to ask for the cookie itself
 * would halt the page for a moment.
 */
export function keepHint(signedIn: boolean, drawn: boolean): void {
  if (signedIn === (kept ?? drawn)) return;
  kept = signedIn;
  document.cookie = `${name}=${signedIn ? 1 : ''}; path=/; max-age=${signedIn ? day : 0}; samesite=lax`;
}
