import { expect, type Page } from '@playwright/test';

/** Where the focus was after one Tab. */
interface Stop {
  /** Tells controls apart; 0 is none. */
  id: number;
  name: string;
  /** What is wrong with it for sighted keyboard users or screen readers. */
  faults: string[];
  /** Of the screen, of its area's menu before its heading, or of what stands around every screen. */
  place: 'screen' | 'menu' | 'around';
}

/** To be run in the page, before it loads: notes where the focus is after each Tab, and how it stands there. */
export const watchStops = () => {
  const ids = new WeakMap<Element, number>();
  const stops: Stop[] = [];
  let known = 0;
  const nameOf = (control: HTMLElement) => {
    const { labels } = control as HTMLInputElement;
    const by = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = [...by.map((id) => document.getElementById(id)), ...(labels ?? []), control];
    const words = [control.ariaLabel, ...named.map((one) => one?.textContent), control.title];
    const pictures = [...control.querySelectorAll('[alt], [aria-label]')];
    const altTexts = pictures.map((one) => one.getAttribute('alt') ?? one.ariaLabel);
    return [...words, ...altTexts].map((one) => one?.trim()).find(Boolean) ?? '';
  };
  const placeOf = (control: Element) => {
    const main = control.closest('main');
    if (!main) return 'around';
    const heading = main.querySelector('h1');
    const isBelow = heading && heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBelow ? 'screen' : 'menu';
  };
  /**
   * What lies over it (WCAG 2.4.11): over its middle, where it fits the window, else over all of it that is in there.
   */
  const coverOf = (shown: HTMLElement) => {
    const { left, top, bottom, width, height } = shown.getBoundingClientRect();
    const fits = width < innerWidth && height < innerHeight / 2;
    const places = fits ? [0.5] : [0.1, 0.3, 0.5, 0.7, 0.9];
    const start = fits ? top : Math.max(top, 0);
    const end = fits ? bottom : Math.min(bottom, innerHeight);
    const over = places.flatMap((x) =>
      places.map((y) => document.elementFromPoint(left + width * x, start + (end - start) * y)),
    );
    // The chat button makes room a moment later.
    const isSeen = over.some(
      (hit) => hit && (shown.contains(hit) || hit.contains(shown) || hit.closest('[data-chat-button]')),
    );
    return isSeen ? null : (over.find(Boolean)?.textContent?.slice(0, 60) ?? 'the window');
  };
  const isOutlined = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  /** A control's ring may be drawn beside it or, of a card that is one link, around all of it. */
  const isRinged = (control: Element, shown: Element) => {
    const drawn = [control, shown, control.nextElementSibling];
    for (let around = control.parentElement; around; around = around.parentElement) drawn.push(around);
    return drawn.some(
      (one) => one && (isOutlined(one) || isOutlined(one, '::before') || isOutlined(one, '::after')),
    );
  };
  addEventListener('keyup', ({ key }) => {
    const control = document.activeElement;
    if (key !== 'Tab') return;
    if (!(control instanceof HTMLElement || control instanceof SVGElement) || control === document.body) {
      stops.push({ id: 0, name: 'nothing', faults: ['the focus is nowhere'], place: 'screen' });
      return;
    }
    // The chat button goes where it would lie over a control, out of the walk as well (WAY-06).
    if (control.closest('[data-chat-button]')) return;
    if (!ids.has(control)) ids.set(control, (known += 1));
    const field = control as HTMLInputElement;
    // A control that is drawn by its label stands where the label does.
    const shown = field.offsetWidth > 2 ? field : (field.labels?.[0] ?? field);
    const name = nameOf(field);
    const cover = coverOf(shown);
    stops.push({
      id: ids.get(control)!,
      name: `${control.tagName} ${name}`,
      faults: [
        ...(name ? [] : ['without a name']),
        ...(cover === null ? [] : [`under ${cover}`]),
        ...(isRinged(control, shown) ? [] : ['without a ring']),
      ],
      place: placeOf(control),
    });
  });
  Object.assign(globalThis, { stops });
};

const stopsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stops: Stop[] }).stops.splice(0));

type Key = 'Tab' | 'Shift+Tab';

/** Walks on from where the focus is until `isEnd` says so of what comes next. */
async function walkUntil(
  page: Page,
  {
    key,
    presses,
    isEnd,
  }: { key: Key; presses: number; isEnd: (stop: Stop, before: readonly Stop[]) => boolean },
): Promise<Stop[]> {
  const walked: Stop[] = [];
  for (;;) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
    for (const stop of await stopsOf(page)) {
      if (isEnd(stop, walked)) return walked;
      walked.push(stop);
    }
    expect(walked.length, 'the walk ends').toBeLessThan(400);
  }
}

/**
 * Walks on from where the focus is until a control comes again; each once. Between last and first it is the browser's.
 */
export async function walk(page: Page, key: Key): Promise<Stop[]> {
  const isEnd = ({ id }: Stop, before: readonly Stop[]) => id !== 0 && before.some((one) => one.id === id);
  return (await walkUntil(page, { key, presses: 25, isEnd })).filter(({ id }) => id !== 0);
}

/** Walks the screen alone, from where the focus is to the footer and back; `menu` goes through its area's as well. */
export async function walkScreen(page: Page, { menu }: { menu: boolean }) {
  const isEnd = ({ place }: Stop) => place === 'around' || (place === 'menu' && !menu);
  const presses = 6;
  const forth = await walkUntil(page, { key: 'Tab', presses, isEnd });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const back = await walkUntil(page, { key: 'Shift+Tab', presses, isEnd });
  return { forth, back };
}

/** Every stop is in sight, ringed and named. */
export function expectSound(stops: readonly Stop[], address: string): void {
  expect(
    stops.filter(({ faults }) => faults.length > 0),
    address,
  ).toEqual([]);
}

const namesOf = (stops: readonly Stop[]) => stops.map(({ id, name }) => `${id} ${name.replace(/\d+/g, '')}`);

/** Backwards it is the same stops in the other order. */
export function expectMirrored(forth: readonly Stop[], back: readonly Stop[], address: string): void {
  expect(namesOf(back), address).toEqual(namesOf(forth.toReversed()));
}
