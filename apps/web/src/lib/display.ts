import type { Display } from '@martelo/ui/display-settings';

const settings = {
  theme: { cookie: 'tema', choices: ['system', 'light', 'dark'] },
  contrast: { cookie: 'contraste', choices: ['system', 'normal', 'more'] },
  density: { cookie: 'densidade', choices: ['comfortable', 'compact'] },
} as const satisfies {
  [Setting in keyof Display]: { cookie: string; choices: readonly [Display[Setting], ...Display[Setting][]] };
};

const names = Object.keys(settings) as (keyof Display)[];
const year = 31_536_000;
const listeners = new Set<() => void>();

/** What a cookie header chooses; the server puts it on the document, so that nothing flashes. */
export function displayOf(cookie: string): Display {
  const cookies = new Map(
    cookie.split(';').map((part) => {
      const [name, value] = part.trim().split('=');
      return [name, value] as const;
    }),
  );
  const chosen = names.map((name) => {
    const { cookie: key, choices } = settings[name];
    return [name, choices.find((choice) => choice === cookies.get(key)) ?? choices[0]];
  });
  return Object.fromEntries(chosen);
}

/** The document's attributes for it; the usual of each setting has none, so that the system decides. */
export function displayAttributes(display: Display): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    names.map((name) => {
      const value = display[name];
      return [`data-${name}`, value === settings[name].choices[0] ? undefined : value];
    }),
  );
}

/** What a page has before anybody chose. */
export const usualDisplay = displayOf('');

let shown = usualDisplay;

/** What is shown: the same object until it changes. */
export const displayNow = (): Display => shown;

/** The page was rendered with this. Reading the cookie would block the page for a moment. */
export function startDisplay(rendered: Display): void {
  shown = rendered;
}

/** Tells `listener` of each choice. Returns the unsubscribe. */
export function subscribeDisplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a change to the document at once and stores it for the next pages. */
export function applyDisplay(change: Partial<Display>): void {
  for (const name of names) {
    const value = change[name];
    if (value === undefined || value === shown[name]) continue;
    document.cookie = `${settings[name].cookie}=${value}; path=/; max-age=${year}; samesite=lax`;
  }
  shown = { ...shown, ...change };
  for (const [attribute, value] of Object.entries(displayAttributes(shown))) {
    if (value === undefined) document.documentElement.removeAttribute(attribute);
    else document.documentElement.setAttribute(attribute, value);
  }
  for (const listener of listeners) listener();
}
