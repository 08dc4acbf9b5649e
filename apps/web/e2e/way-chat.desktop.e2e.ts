import { expect, test, type Page } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { visit } from './visit.ts';

const chat = (page: Page) => page.locator('[data-chat-button]');

/** What a press on the chat button's place would reach besides it, looked at every second pixel, where it is to be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-chat-button]');
    if (!chat?.checkVisibility({ visibilityProperty: true })) return [];
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

const publicPages = [
  '/',
  '/leiloes',
  '/busca-por-mapa',
  '/calculadora',
  '/planos',
  '/entrar',
  '/cadastro',
  '/contato',
];

for (const width of [390, 768, 1440])
  test(`[WAY-06] the chat button lies over no control at ${width} px, wherever a page is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let seen = 0;
    for (const address of publicPages) {
      await visit(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 310) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect.poll(() => covered(page), { message: `${address} at ${top}` }).toEqual([]);
        if (await chat(page).isVisible()) seen += 1;
      }
      // Nothing is reserved for it below the footer.
      const rest = await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          document.querySelector('footer')!.getBoundingClientRect().bottom -
          scrollY,
      );
      expect(Math.abs(rest), address).toBeLessThan(2);
    }
    expect(seen).toBeGreaterThan(10);
  });

test('[WAY-06] the desks have no chat button', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
});
