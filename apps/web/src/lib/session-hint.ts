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

/** Keeps the hint as long as a session lasts, or takes it away. */
export function keepHint(signedIn: boolean): void {
  if (signedIn === hintOf(document.cookie)) return;
  document.cookie = `${name}=${signedIn ? 1 : ''}; path=/; max-age=${signedIn ? day : 0}; samesite=lax`;
}
