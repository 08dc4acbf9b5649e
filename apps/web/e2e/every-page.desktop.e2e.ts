import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { customerScreens, publicScreens } from './screens.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** One h1, the landmarks, a place for messages, its own title, and nothing beyond the window. */
async function expectSound(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByText('Verificando autenticação...')).toHaveCount(0);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expect(page.getByRole('banner'), path).toHaveCount(1);
  await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
  await expect(page.locator('[aria-live], [role=status], [role=alert]').first(), path).toBeAttached();
  await expect(page, path).toHaveTitle(/ · Martelo$|^Martelo · /);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const path of publicScreens)
  test(`[SHELL-12] ${path} is sound at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await expectSound(page, path);
    await expectNoViolations(page);
  });

test('[SHELL-12][ACC-01] every screen of an account is sound at 320 px', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of customerScreens) {
    await visit(page, path);
    await expectSound(page, path);
  }
});

test('[SHELL-12] public pages can be read at a zoom of 200 %, and with letters twice as large', async ({
  page,
}) => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of publicScreens) {
    await visit(page, path);
    // At 200 % a window of 1280 px has room for 640.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await beyond(), `${path} at 200 %`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await beyond(), `${path} with large letters`).toBeLessThanOrEqual(0);
  }
});

for (const path of ['/', '/leiloes', '/busca-por-mapa', '/planos'])
  test(`[SHELL-12] nothing on ${path} moves by itself`, async ({ page }) => {
    // The font is loaded: before that a fallback of the same width is shown.
    await page.goto('/entrar');
    await page.evaluate(() => document.fonts.ready);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) (globalThis as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
  });
