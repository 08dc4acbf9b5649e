import type { Browser } from 'playwright';

/** Milliseconds in which a page comes to rest. */
const settled = 500;

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/**
 * From the next press to the frame in which its answer stands: the address is the new one and the list no longer busy.
 */
function awaitAnswer() {
  const region = document.querySelector('section[aria-label="Resultados"]');
  if (!region) throw new Error('The page has no results to wait for.');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  setTimeout(() => reject(new Error('A press on a filter brought no other list within 10 s.')), 10_000);
  const before = location.search;
  let pressed = Number.NaN;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (location.search === before || region.getAttribute('aria-busy') === 'true') return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
  });
  observer.observe(region, { subtree: true, childList: true, characterData: true, attributes: true });
  window.painted = promise;
}

/**
 * Milliseconds from a press on a filter to its painted answer, with server and browser on this machine, for so many
 * presses.
 */
export async function measureFilterAnswers(browser: Browser, url: string, times: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const filters = page.getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox');
  const measured: number[] = [];
  for (let press = 0; press < times; press += 1) {
    // Each pair of presses requests a type and then all again: half of the answers are new, as a visitor's are.
    const target = filters.nth(Math.floor(press / 2) % (await filters.count()));
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('The list has no filter to press.');
    // Nobody presses the moment that the page was scrolled or the last answer came: what these still draw is not the
    // press.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(settled);
    await page.evaluate(awaitAnswer);
    await page.mouse.down();
    await page.mouse.up();
    measured.push(await page.evaluate(() => window.painted));
  }
  await context.close();
  return measured;
}
