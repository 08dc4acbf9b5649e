import { expect, type Page } from '@playwright/test';

import { customerScreens, informationScreens, publicScreens } from './screens.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const chat = (page: Page) => page.locator('[data-chat-button]');

/**
 * What a press on the chat button's place would reach besides it, looked at every second pixel, where it is to be seen.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-chat-button]');
    if (!chat?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 2)
      for (let y = top + 1; y < bottom; y += 2)
        for (const under of document.elementsFromPoint(x, y)) {
          const control = under.closest('a[href], button, input, select, textarea, summary, label');
          if (control && control !== chat) found.add(`${control.tagName} ${control.textContent}`);
        }
    return [...found];
  });

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
  let seen = 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((end) => scrollTo(0, end), height);
  expect(await coveredWords(page), address).toEqual([]);
  // Upwards: on the way down it is not there on narrow windows.
  for (let top = height - (height % 410); top >= 0; top -= 410) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => covered(page), { message: `${address} at ${top}` }).toEqual([]);
    if (await chat(page).isVisible()) seen += 1;
  }
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
