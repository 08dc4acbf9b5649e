import { expect } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const today = () =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  }).format(new Date());

test('[SHELL-08][HONEST-01] a visitor of the demonstration sees the banner of today, marked as an example', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const banner = page.getByRole('complementary', { name: 'Promoção' });
  await expect(banner).toContainText(`Hoje, ${today()}, é o último dia do desconto no plano anual.`);
  await expect(banner).toContainText('Exemplo');
  await expect(banner.getByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/planos');
});

test('[SHELL-08] who is signed in sees none, from the server’s HTML on', async ({ page }) => {
  await signIn(page);
  await visit(page, '/leiloes');
  await expect(page.getByRole('button', { name: 'Minha Conta' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Promoção' })).toHaveCount(0);
  const html = await (await page.request.get('/leiloes', { headers: { cookie: 'entrou=1' } })).text();
  expect(html).not.toContain('último dia');
});

test('[HOME-08][HONEST-01] the pop-up comes by itself, marked as an example, and can be dismissed for good', async ({
  page,
}) => {
  await visit(page, '/');
  const dismiss = page.getByRole('button', { name: 'Não mostrar mais', includeHidden: true });
  await expect(dismiss).toHaveCount(0);
  await expect(dismiss).toHaveCount(1);
  await expect(page.locator('p[aria-hidden]', { hasText: 'Exemplo' })).toHaveCount(1);
  await dismiss.dispatchEvent('click');
  await expect(dismiss).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('visits_dismissed'))).toBe('yes');
});
