import { expect } from '@playwright/test';
import { type Browser, type BrowserContext, devices, type Page } from 'playwright';

declare global {
  var firstPaint: Promise<number> | undefined;
  var largestPaint: number | undefined;
  /** When the page took over what was done before it listened. */
  var listening: number | undefined;
}

/** Notes when the page is seen first and when it listens, both in milliseconds of its own clock. */
function watch() {
  globalThis.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries()[0]!.startTime)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  new PerformanceObserver((list) => {
    globalThis.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let queue: typeof globalThis.uiQueue;
  Object.defineProperty(globalThis, 'uiQueue', {
    configurable: true,
    get: () => queue,
    set(given: NonNullable<typeof queue>) {
      const take = () => {
        globalThis.listening ??= performance.now();
        return given.take();
      };
      queue = { ...given, take };
    },
  });
}

interface SlowPage {
  context: BrowserContext;
  page: Page;
}

/** A phone with a processor four times slower and slow 4G: 150 ms to the server, 1.6 Mbit/s down, 0.75 up. */
export async function openSlowPhone(browser: Browser, url: string): Promise<SlowPage> {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.goto(url, { waitUntil: 'commit' });
  return { context, page };
}

interface Waking {
  /** Milliseconds from the start of the visit. */
  seen: number;
  largest: number;
  listens: number;
}

/** One visit that only looks. */
export async function measureWaking(browser: Browser, url: string): Promise<Waking> {
  const { context, page } = await openSlowPhone(browser, url);
  try {
    await page.waitForLoadState();
    await expect
      .poll(() => page.evaluate(() => globalThis.listening ?? 0), { timeout: 20_000 })
      .toBeGreaterThan(0);
    return await page.evaluate(async () => ({
      seen: await globalThis.firstPaint!,
      largest: globalThis.largestPaint!,
      listens: globalThis.listening!,
    }));
  } finally {
    await context.close();
  }
}
