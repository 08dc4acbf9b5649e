import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[HOME-02] on a phone too the search goes to the list with what was written', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Palavra-chave').fill('bueno');
  await page.getByRole('button', { name: 'Buscar leilões' }).click();
  await expect(page).toHaveURL(/\/leiloes\?.*keyword=bueno/);
});

test('no accessibility violation on the home page, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expectNoViolations(page);
});
