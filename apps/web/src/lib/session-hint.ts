import { createContext } from 'react';

const name = 'entrou';
const day = 86_400;

/** Visitor, signed in, or with an active subscription: as this browser last knew. */
export type SessionHintValue = '' | 'signed-in' | 'subscriber';

const values = new Map<string, SessionHintValue>([
  ['1', 'signed-in'],
  ['2', 'subscriber'],
]);
const digits: Readonly<Record<SessionHintValue, string>> = { '': '', 'signed-in': '1', subscriber: '2' };

/**
 * Whether somebody was signed in when this browser last looked: enough to render the right header before the session
 * itself, which the browser alone has, is known. No secret, and nothing is decided by it.
 */
export function hintOf(cookie: string): SessionHintValue {
  const [, value] =
    cookie
      .split(';')
      .map((part) => part.trim().split('='))
      .find(([key]) => key === name) ?? [];
  return values.get(value ?? '') ?? '';
}

/** What the page was rendered with; the browser repeats the server's. */
export const SessionHint = createContext<SessionHintValue>('');

let stored: SessionHintValue | undefined;

/**
 * Keeps the hint as long as a session lasts, or takes it away. The page was rendered with `rendered`: to ask for the
 * cookie itself would halt the page for a moment.
 */
export function setSessionHint(hint: SessionHintValue, rendered: SessionHintValue): void {
  if (hint === (stored ?? rendered)) return;
  stored = hint;
  document.cookie = `${name}=${digits[hint]}; path=/; max-age=${hint ? day : 0}; samesite=lax`;
}
