import { expect } from '@playwright/test';

import { openEarly } from './open-early.ts';
import { test } from './test.ts';

test('[EARLY-01] the menu opens that was pressed early', async ({ page }) => {
  const release = await openEarly(page, '/');
  await page.getByRole('button', { name: /menu/i }).first().click();
  release();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});
