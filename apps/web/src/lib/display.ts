export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'tema';
const year = 31_536_000;
const listeners = new Set<() => void>();

/** The theme that a cookie header chooses; the server puts it on the document, so that nothing flashes. */
export function themeOf(cookie: string): Theme {
  const value = cookie
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The theme chosen in this browser. */
export function themeNow(): Theme {
  return themeOf(document.cookie);
}

/** Tells `listener` of each choice. Returns the unsubscribe. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a theme on the document at once and keeps it for the next pages. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  document.cookie = `${cookieName}=${theme}; path=/; max-age=${year}; samesite=lax`;
  for (const listener of listeners) listener();
}
