import { expect, type Page } from '@playwright/test';

import { visit } from './visit.ts';

/** Sends a list by the screen of the auctioneer who is signed in, and follows it to its end. */
export async function sendList(page: Page, name: string, text: string): Promise<void> {
  await visit(page, '/leiloeiro');
  await page
    .getByLabel('Arquivo da lista')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Enviar lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
}
