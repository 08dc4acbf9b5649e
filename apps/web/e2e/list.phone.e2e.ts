import { expect, test } from '@playwright/test';

import { visit } from './visit.ts';

test('[LIST-11] on a phone the filters are a sheet with the count on its button', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('button', { name: /^Ver [\d.]+ imóveis$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
