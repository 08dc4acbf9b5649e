import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[AUTH-01] on a phone too a customer signs in; no accessibility violation, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/entrar');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('cliente@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Senha' }).fill('martelo-demo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await expect(page).toHaveURL(/\/leiloes$/);
});
