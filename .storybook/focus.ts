import { expect } from 'vitest';

const focusable =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]';
const most = 12;

/**
 * Each of the first elements that the Tab key reaches draws an outline when it has the focus: on itself, beside itself
 * or around itself; in a drawing a line. A shadow would not do, since forced colours take it away (WCAG 2.4.7).
 */
export function expectVisibleFocus() {
  const reached = [...document.body.querySelectorAll<HTMLElement>(focusable)].filter(isReachable);
  const missed = reached.slice(0, most).filter((element) => {
    blur();
    const before = new Set(ringsOf(element));
    element.focus({ preventScroll: true });
    // A dialog takes the focus back.
    return document.activeElement === element && ringsOf(element).every((ring) => before.has(ring));
  });
  blur();
  expect(
    missed.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    'no visible focus',
  ).toEqual([]);
}

function blur() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isReachable = (element: HTMLElement) =>
  element.tabIndex === 0 &&
  element.checkVisibility() &&
  !element.closest('[inert], [aria-hidden="true"], [data-radix-focus-guard]');

const pseudos = [null, '::before', '::after', '::-webkit-slider-thumb'] as const;

/** The rings on an element, around it and beside it, one text for each. */
function ringsOf(element: Element): string[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
  const beside = [...(element.parentElement?.children ?? []), ...element.children];
  return [...new Set([...around, ...beside])].flatMap((one, at) =>
    pseudos.flatMap((pseudo) =>
      hasBox(one, pseudo) ? ringOf(one, pseudo).map((ring) => `${at} ${ring}`) : [],
    ),
  );
}

const hasBox = (element: Element, pseudo: string | null) =>
  pseudo === null || getComputedStyle(element, pseudo).content !== 'none';

const nowhere = ['none', 'transparent', 'rgba(0, 0, 0, 0)'];

/** Its outline; within a drawing, where an outline follows the box and not the shape, its line. */
function ringOf(element: Element, pseudo: string | null): string[] {
  const { outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth } = getComputedStyle(element, pseudo);
  const outline = [outlineStyle, outlineWidth, outlineColor];
  const line = element instanceof SVGElement ? [stroke, strokeWidth] : ['none'];
  return [outline, line]
    .filter((ring) => !ring.some((part) => nowhere.includes(part) || part === '0px'))
    .map(String);
}
