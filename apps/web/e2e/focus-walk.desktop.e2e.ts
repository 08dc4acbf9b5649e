import { expect } from '@playwright/test';

import { expectMirrored, expectSound, walk, watchStops } from './focus-walk.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const [width, height] of [
  [390, 900],
  [1440, 900],
  // A window of 1280 by 720 that shows everything four times as large.
  [320, 180],
] as const)
  test(`[SHELL-14] screens are walked backwards as forwards, and nothing lies over the focus, at ${width} by ${height} px`, async ({
    page,
  }) => {
    await signIn(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchStops);
    for (const address of ['/leiloes', '/calculadora', '/minha-conta/alertas?criar=1']) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Until it has come a link stands in its place.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Minha Conta' })).toBeVisible();
      // Its count comes by a call of its own, and is part of the name.
      await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos \(\d/ })).toBeVisible();
      // From the skip link around to it, wherever the screen has put the focus.
      const first = page.getByRole('link', { name: 'Ir para o conteúdo' });
      await first.focus();
      const forth = await walk(page, 'Tab');
      await first.focus();
      const back = await walk(page, 'Shift+Tab');
      expectSound([...forth, ...back], address);
      // It comes around to where it began.
      expectMirrored([...forth.slice(-1), ...forth.slice(0, -1)], back, address);
    }
  });
