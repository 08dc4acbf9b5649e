import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[LIST-11] on a phone the filters are a sheet with the count on its button', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('button', { name: /^Ver [\d.]+ imóveis$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('[LIST-04][LIST-11] what is chosen in the sheet is in the list behind it', async ({ page }) => {
  await visit(page, '/leiloes');
  const summary = page
    .getByRole('region', { name: 'Resultados' })
    .getByText(/^Página \d+ de \d+/)
    .first();
  const total = await summary.textContent();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('radio', { name: /^Casas/ }).check();
  await expect(page).toHaveURL(/tipo-de-imovel=casas/);
  await sheet.getByRole('combobox', { name: 'Estado' }).selectOption('35');
  await expect(page).toHaveURL(/state_id=35/);
  await sheet.getByRole('button', { name: /^Ver [\d.]+ imóve/ }).click();
  await expect(sheet).toBeHidden();
  await expect(summary).not.toHaveText(total!);
});

interface Requests {
  /** As Android's Back: the browser sends a close request to the newest watcher. */
  askToClose: () => void;
  watching: number;
}

test('[WAY-04] the phone’s way back closes the sheet and stays on the list', async ({ page }) => {
  await page.addInitScript(() => {
    interface Watcher extends EventTarget {
      requestClose(): void;
      destroy(): void;
    }
    const scope = globalThis as unknown as Requests & { CloseWatcher: new () => Watcher };
    const open: Watcher[] = [];
    scope.CloseWatcher = class extends scope.CloseWatcher {
      constructor() {
        super();
        open.push(this);
        this.addEventListener('close', () => this.remove());
      }
      remove() {
        open.splice(open.indexOf(this), 1);
      }
      override destroy() {
        if (open.includes(this)) this.remove();
        super.destroy();
      }
    };
    scope.askToClose = () => open.at(-1)!.requestClose();
    Object.defineProperty(scope, 'watching', { get: () => open.length });
  });
  const askToClose = () => page.evaluate(() => (globalThis as unknown as Requests).askToClose());
  const watching = () => page.evaluate(() => (globalThis as unknown as Requests).watching);

  await visit(page, '/leiloes');
  const button = page.getByRole('button', { name: /^Filtros/ });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  // A second time too: each close request needs a watcher of its own.
  for (const _ of ['once', 'again']) {
    await button.click();
    await sheet.getByRole('radio', { name: /^Casas/ }).check();
    await expect(page).toHaveURL(/tipo-de-imovel=casas/);
    await askToClose();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/tipo-de-imovel=casas/);
  }
  await button.click();
  expect(await watching()).toBe(1);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet).toBeHidden();
  expect(await watching()).toBe(0);
});

test('[LIST-02] the first auction comes first: the figures open on request', async ({ page }) => {
  await visit(page, '/leiloes');
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.getByText('Preço médio').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Estatísticas' }).click();
  await expect(results.getByText('Preço médio').first()).toBeVisible();
});

test('[FILTER-05] the first card begins by 420 px, and count, filters and sort stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/leiloes');
  const results = page.getByRole('region', { name: 'Resultados' });
  const first = await results.getByRole('article').first().boundingBox();
  expect(first!.y).toBeLessThanOrEqual(420);
  await results.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await expect(results.getByText(/^Página \d+ de \d+/).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeInViewport();
  await expect(page.getByLabel('Ordenar por')).toBeInViewport();
});

test('no accessibility violation on the list, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/leiloes');
  await expectNoViolations(page);
});
