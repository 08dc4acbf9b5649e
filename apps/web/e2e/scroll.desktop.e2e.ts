import { expect, type Page } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const down = 400;

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

test('[SHELL-14] an address that is opened begins at its top; a reload and Back are where one was', async ({
  page,
}) => {
  await signIn(page);
  for (const [address, title] of [
    ['/leiloes', 'Imóveis'],
    ['/favoritos', 'Meus Favoritos'],
  ] as const) {
    await visit(page, address);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await page.evaluate((y) => scrollTo(0, y), down);
    await reload(page);
    await expect.poll(() => scrolledTo(page), { message: `${address}, reloaded` }).toBe(down);

    await visit(page, '/cliente/dashboard');
    await expect(page.getByRole('region', { name: 'Atividades recentes' })).toBeVisible();
    expect(await scrolledTo(page), `opened after ${address}`).toBe(0);

    await page.goBack();
    await expect(heading).toBeAttached();
    await expect.poll(() => scrolledTo(page), { message: `back at ${address}` }).toBe(down);
  }
});

test('[SHELL-14] Back gives the focus to the link that was followed, so that Tab goes on from there', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/leiloes');
  const link = page
    .getByRole('region', { name: 'Resultados' })
    .getByRole('article')
    .nth(4)
    .getByRole('link', { name: /^Ver Detalhes/ });
  await link.focus();
  const title = (await link.getAttribute('aria-label'))!.replace('Ver Detalhes: ', '');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();

  await page.goBack();
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(heading).toBeFocused();
  const calculator = page.getByRole('contentinfo').getByRole('link', { name: 'Calculadora' });
  // What comes late, and cards that are drawn once they are near, move the end of the page and what is pressed there.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await calculator.scrollIntoViewIfNeeded();
  await calculator.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quanto custa, de verdade' })).toBeFocused();
  await page.goBack();
  await expect(calculator).toBeFocused();
});
