import type { Browser, Locator, Page } from 'playwright';

import { signIn } from '../e2e/signed-in.ts';

const slowdown = 4;
const settled = 1000;

export interface Interaction {
  name: string;
  /** Milliseconds from the click to the next frame, in steps of 8; 16 stands for anything up to that. */
  toNextFrame: number;
  /** The longest task in the second after it, in milliseconds; 0 for none over 50. */
  longestTask: number;
}

declare global {
  interface Window {
    timings: { events: number[]; tasks: number[] };
  }
}

function watch() {
  // The threshold is of the Event Timing standard, which TypeScript's own types lack.
  const slowEvents: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  window.timings = { events: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.timings.events.push(entry.duration);
  }).observe(slowEvents);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.timings.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });

interface Step {
  name: string;
  target: (page: Page) => Locator;
  /** For what is used by keyboard: a select that opens stands outside the page. */
  key?: string;
  /** Closes what it opened. */
  leave?: string;
}

const heart = (page: Page) =>
  results(page)
    .getByRole('button', { name: /^Favorito/ })
    .first();

/**
 * What visitors do on a list, in an order in which each finds its control on the page; and what a customer's press
 * brings more.
 */
const stepsOf: Record<'visitor' | 'customer', readonly Step[]> = {
  visitor: [
    {
      name: 'filter',
      target: (page) => page.getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox').first(),
    },
    {
      name: 'heart',
      target: heart,
      leave: 'Escape',
    },
    { name: 'sort', target: (page) => page.getByLabel('Ordenar por'), key: 'ArrowDown' },
    { name: 'page', target: (page) => page.getByRole('link', { name: /^Próxima/ }).first() },
  ],
  customer: [{ name: "customer's heart", target: heart }],
};

async function middle(name: string, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`The list has no ${name} on the page, so it can not be pressed and measured.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Uses the list at `url` on a processor that is four times slower, by real input events. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  return [...(await measureAs('visitor', browser, url)), ...(await measureAs('customer', browser, url))];
}

async function measureAs(who: keyof typeof stepsOf, browser: Browser, url: string): Promise<Interaction[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url });
  const page = await context.newPage();
  if (who === 'customer') await signIn(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);

  const measured: Interaction[] = [];
  for (const { name, target, key, leave } of stepsOf[who]) {
    // Found at full speed and pressed by bare input: looking for it must not count.
    if (key) await target(page).focus();
    const [x, y] = await middle(name, target(page));
    // A pointer stands on what it presses before it does: what its arrival draws is not the press.
    await page.mouse.move(x, y);
    await page.waitForTimeout(settled);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => void (window.timings = { events: [], tasks: [] }));
    if (key) await page.keyboard.press(key);
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.waitForTimeout(settled);
    const { events, tasks } = await page.evaluate(() => window.timings);
    measured.push({ name, toNextFrame: Math.max(16, ...events), longestTask: Math.max(0, ...tasks) });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (leave) await page.keyboard.press(leave);
    await page.waitForTimeout(settled);
  }
  await context.close();
  return measured;
}
