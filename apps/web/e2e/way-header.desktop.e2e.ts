import { expect } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const width of [1024, 1200, 1440])
  test(`[WAY-07] at ${width} px the header has the product's links on one line, signed in and not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    const fits = async (sold: readonly string[]) => {
      await expect(header.getByRole('navigation').getByRole('link')).toHaveText([
        'Início',
        'Imóveis',
        'Mapa',
        'Calculadora',
        'Alertas',
        'Como Funciona',
        ...sold,
        'Contato',
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const links = await header.getByRole('link').all();
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      const rights = boxes.map((box) => box!.x + box!.width);
      expect(Math.max(...rights)).toBeLessThanOrEqual(width);
      for (const [at, box] of boxes.slice(1).entries())
        expect(box!.x).toBeGreaterThanOrEqual(rights[at]! - 1);
    };
    await visit(page, '/leiloes');
    await fits(['Planos']);
    await signIn(page);
    await visit(page, '/leiloes');
    await expect(header.getByRole('button', { name: 'Minha Conta' })).toBeVisible();
    // The demonstration's customer subscribes (WAY-13).
    await fits([]);
  });
