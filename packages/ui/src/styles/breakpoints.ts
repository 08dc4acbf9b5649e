import { breakpoint, type Breakpoint } from './tokens.ts';

/**
 * Media query from a breakpoint upwards: styles are written for phones first. In em, so that letters which the browser
 * shows twice as large have the room of a window half as wide.
 */
export const from = (name: Breakpoint) => `screen and (min-width: ${breakpoint[name] / 16}em)`;

/**
 * A window that bars which stay in sight would fill, as one that shows everything four times as large: there they
 * scroll away with the page (WCAG 1.4.10).
 */
export const short = '(max-height: 20em)';

/** No script runs: what only a script can do is not offered. */
export const noScript = '(scripting: none)';

/** A pointer that can rest over a thing; without it hover styles stick after a touch. */
export const canHover = '(hover: hover)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const forcedColors = '(forced-colors: active)';
