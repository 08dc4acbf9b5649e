import { expect, type Page } from '@playwright/test';

import { customerScreens, informationScreens, publicScreens } from './screens.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const chat = (page: Page) => page.locator('[data-chat-button]');

/**
 * To be run in the page: scrolls it upwards, and looks everywhere what a press on the chat button's place would reach
 * besides it, at every second pixel, where it is to be seen. Returns how often it was, and where it still lay over what
 * after 20 s.
 */
async function walkUp() {
  const chatButton = () => document.querySelector('[data-chat-button]');
  const findCovered = () => {
    const chat = chatButton();
    if (!chat?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const reached = new Set<Element>();
    for (let x = left + 1; x < right; x += 2)
      for (let y = top + 1; y < bottom; y += 2)
        for (const under of document.elementsFromPoint(x, y)) reached.add(under);
    const controls = [...reached].map((under) =>
      under.closest('a[href], button, input, select, textarea, summary, label'),
    );
    return [...new Set(controls)].flatMap((control) =>
      control && control !== chat ? [`${control.tagName} ${control.textContent}`] : [],
    );
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let seen = 0;
  const height = document.documentElement.scrollHeight;
  // Upwards: on the way down it is not there on narrow windows.
  for (let top = height - (height % 410); top >= 0; top -= 410) {
    scrollTo(0, top);
    const end = performance.now() + 20_000;
    for (;;) {
      // It goes out of the way a moment later.
      await frame();
      const covered = findCovered();
      if (covered.length === 0) break;
      if (performance.now() > end) return { seen, covered: [`at ${top}`, ...covered] };
    }
    if (chatButton()?.checkVisibility({ visibilityProperty: true })) seen += 1;
  }
  return { seen, covered: [] };
}

/** The words of the page under the chat button where nothing can be scrolled any further. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-chat-button]')!.getBoundingClientRect();
    const words = document.createTreeWalker(document.querySelector('footer')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < chat.right && right > chat.left && top < chat.bottom && bottom > chat.top,
      );
      if (isUnder) found.push(words.currentNode.textContent ?? '');
    }
    return found;
  });

const widths = [390, 768, 1440] as const;

/** Looks at the page wherever it is scrolled to; returns how often the chat button was to be seen. */
async function expectNothingCovered(page: Page, address: string) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await coveredWords(page), address).toEqual([]);
  const { seen, covered } = await page.evaluate(walkUp);
  expect(covered, address).toEqual([]);
  // Nothing is reserved for it below the footer.
  const rest = await page
    .getByRole('contentinfo')
    .evaluate(
      (footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY,
    );
  expect(Math.abs(rest), address).toBeLessThan(2);
  return seen;
}

/** The same of each screen at each width; returns how often the button was to be seen, by width. */
async function expectNothingCoveredOn(page: Page, addresses: readonly string[]) {
  const seen = widths.map(() => 0);
  for (const address of addresses) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      seen[at]! += await expectNothingCovered(page, `${address} at ${width} px`);
    }
  }
  return seen;
}

test('[WAY-06] the chat button lies over no control of a public screen', async ({ page }) => {
  test.slow();
  for (const seen of await expectNothingCoveredOn(page, publicScreens)) expect(seen).toBeGreaterThan(10);
});

test('[WAY-06] nor of a screen that informs', async ({ page }) => {
  test.slow();
  for (const seen of await expectNothingCoveredOn(page, informationScreens)) expect(seen).toBeGreaterThan(10);
});

test("[WAY-06] nor of an account's screen or an auction's page", async ({ page }) => {
  test.slow();
  await signIn(page);
  await visit(page, '/leiloes');
  const auction = await page
    .getByRole('link', { name: /^Ver Detalhes/ })
    .first()
    .getAttribute('href');
  for (const seen of await expectNothingCoveredOn(page, [auction!, ...customerScreens]))
    expect(seen).toBeGreaterThan(5);
});

test('[WAY-06] on a phone it is not over what somebody reads on down the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/blog/o-que-e-praca');
  await expect(chat(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(chat(page)).toHaveCSS('opacity', '0');
  await expect(chat(page)).toHaveCSS('pointer-events', 'none');
  await page.mouse.wheel(0, -200);
  await expect(chat(page)).toHaveCSS('opacity', '1');
});

test('[WAY-06] the back office has no chat button', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
});
