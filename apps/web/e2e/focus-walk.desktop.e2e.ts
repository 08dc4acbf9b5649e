import { expect, type Page, test } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { visit } from './visit.ts';

interface Stop {
  /** Tells controls apart. */
  id: number;
  name: string;
  /** What lies over the whole of it (WCAG 2.4.11). */
  hiddenBy: string | null;
}

/** Notes where the focus is after each Tab, and whether any of it can be seen. */
const watchStops = () => {
  const ids = new WeakMap<Element, number>();
  const stops: Stop[] = [];
  let known = 0;
  const cover = (control: HTMLElement) => {
    // A control that is drawn by its label stands where the label does.
    const shown = control.offsetWidth > 2 ? control : ((control as HTMLInputElement).labels?.[0] ?? control);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const over = places.flatMap((x) =>
      places.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    // It makes room a moment later.
    const isSeen = over.some(
      (hit) => hit && (shown.contains(hit) || hit.contains(shown) || hit.closest('[data-chat-button]')),
    );
    return isSeen ? null : (over.find(Boolean)?.textContent?.slice(0, 60) ?? 'the window');
  };
  addEventListener('keyup', ({ key }) => {
    const control = document.activeElement;
    if (key !== 'Tab' || !(control instanceof HTMLElement || control instanceof SVGElement)) return;
    // The chat button goes where it would lie over a control, out of the walk as well (WAY-06).
    if (control === document.body || control.closest('[data-chat-button]')) return;
    if (!ids.has(control)) ids.set(control, (known += 1));
    const name = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;
    stops.push({ id: ids.get(control)!, name, hiddenBy: cover(control as HTMLElement) });
  });
  Object.assign(globalThis, { stops });
};

const nameOf = ({ id, name }: Stop) => `${id} ${name.replace(/\d+/g, '')}`;

const stopsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stops: Stop[] }).stops.splice(0));

/** Walks on from where the focus is until a control comes again; each once. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const walked: Stop[] = [];
  for (;;) {
    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press(key);
    for (const stop of await stopsOf(page)) {
      if (walked.some(({ id }) => id === stop.id)) return walked;
      walked.push(stop);
    }
    expect(walked.length, 'the walk ends').toBeLessThan(400);
  }
}

for (const width of [390, 1440])
  test(`[SHELL-14] screens are walked backwards as forwards, and nothing lies over the focus, at ${width} px`, async ({
    page,
  }) => {
    await signIn(page);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchStops);
    for (const address of ['/leiloes', '/calculadora', '/minha-conta/alertas?criar=1']) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // From the skip link around to it, wherever the screen has put the focus.
      const first = page.getByRole('link', { name: 'Ir para o conteúdo' });
      await first.focus();
      const forth = await walk(page, 'Tab');
      await first.focus();
      const back = await walk(page, 'Shift+Tab');
      expect(
        [...forth, ...back].filter(({ hiddenBy }) => hiddenBy !== null),
        address,
      ).toEqual([]);
      const expected = [...forth.slice(0, -1).toReversed(), ...forth.slice(-1)];
      expect(back.map(nameOf), address).toEqual(expected.map(nameOf));
    }
  });
