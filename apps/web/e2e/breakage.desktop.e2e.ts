import { expect, test } from '@playwright/test';

import { standIn } from './stand-in.ts';
import { visit } from './visit.ts';

test('[SHELL-10] what breaks is really reported, once, without the query of its address', async ({
  page,
}) => {
  const reports: Record<string, unknown>[] = [];
  await page.route('**/api/log', (route) => {
    reports.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ json: { message: 'Nossa equipe foi notificada.' } });
  });
  await visit(page, '/planos');
  const recover = await standIn(page, '**/api/auctions/states', (route) =>
    route.fulfill({ json: [{ id: 1, name: { odd: true }, uf: 'GO' }] }),
  );
  await page.getByRole('link', { name: 'Martelo, página inicial' }).click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  await expect(page.getByText('Ocorreu um erro inesperado. Nossa equipe foi notificada.')).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ name: 'Error', path: '/' });
  recover();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(
    page.getByRole('heading', { name: 'A melhor busca de leilões de imóveis do Brasil' }),
  ).toBeVisible();
  expect(reports).toHaveLength(1);
});

test('[SHELL-10] a page that an extension changed before hydration is drawn anew, not emptied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('h1')?.replaceWith(document.createElement('aside'));
    });
  });
  await visit(page, '/leiloes');
  await expect(page.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
  await expect(page).toHaveURL(/\/planos$/);
});
