import { breakpoint } from '@martelo/ui/styles/tokens';

/** Whether the window is a tablet's or wider; only for what a press decides, never for what is rendered. */
export function isWide(): boolean {
  return window.matchMedia(`(min-width: ${breakpoint.tablet / 16}em)`).matches;
}

/** The page that is shown: its title and its address. */
export function here(): { title: string; pathname: string; href: string } {
  return { title: document.title, pathname: location.pathname, href: location.href };
}

/** Reloads the page, scripts included. */
export const reload = (): void => location.reload();
