import { expect } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const areas = [
  {
    role: 'customer',
    addresses: [
      '/minha-conta',
      '/minha-conta/favoritos',
      '/minha-conta/alertas',
      '/minha-conta/oportunidades',
      '/minha-conta/dados-pessoais',
    ],
  },
  { role: 'admin', addresses: ['/admin', '/admin/leiloes', '/admin/leiloeiros'] },
  { role: 'auctioneer', addresses: ['/leiloeiro/listas'] },
] as const;

for (const { role, addresses } of areas)
  test(`[VISIT-07] on paper a screen of the ${role}’s area is alone, and as wide as the paper`, async ({
    page,
  }) => {
    await signIn(page, role);
    // A sheet of A4 that lies.
    await page.setViewportSize({ width: 1046, height: 718 });
    for (const address of addresses) {
      await visit(page, address);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(part), `${part} of ${address}`).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Atendimento' })).toHaveCount(0);
      const screen = await heading.locator('xpath=ancestor::header/..').boundingBox();
      expect(screen!.width, address).toBeGreaterThan(900);
      await page.emulateMedia({ media: null });
    }
  });

test('[VISIT-07] a page of opportunities takes few pages of paper', async ({ page }) => {
  await signIn(page);
  await visit(page, '/minha-conta/oportunidades');
  const cards = page.getByRole('list', { name: 'Oportunidades Exclusivas' }).getByRole('article');
  await expect(cards).toHaveCount(30);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  expect(pages!.length).toBeLessThanOrEqual(6);
});
