import { expect, type Page, test } from '@playwright/test';

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

test('[SHELL-10] a page that an extension changed before hydration is rendered anew, not emptied', async ({
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

/** Fails the scripts whose address fits, until it is told to stop; says how many it failed. */
async function failScripts(page: Page, which: RegExp, times = Infinity) {
  let asked = 0;
  let most = times;
  await page.route(which, (route) => {
    asked += 1;
    return asked <= most ? route.abort() : route.continue();
  });
  return { asked: () => asked, stop: () => (most = 0) };
}

const openPlans = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
const plans = (page: Page) => page.getByRole('heading', { level: 1, name: /^Planos/ });
const screenOfPlans = /\/assets\/plans-[^/]*\.js/;

test('[SHELL-10] a screen whose script failed is asked for once more', async ({ page }) => {
  await visit(page, '/leiloes');
  const scripts = await failScripts(page, screenOfPlans, 1);
  await openPlans(page);
  await expect(plans(page)).toBeVisible();
  expect(scripts.asked()).toBeGreaterThan(1);
});

test('[SHELL-10] a screen whose script failed twice offers to try again, which brings it', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const scripts = await failScripts(page, screenOfPlans);
  await openPlans(page);
  await expect(page.getByText('Ocorreu um erro inesperado. Nossa equipe foi notificada.')).toBeVisible();
  scripts.stop();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(plans(page)).toBeVisible();
  await expect(page).toHaveURL(/\/planos$/);
});

test('[SHELL-10][SHELL-14] a link that is pressed without a connection says so where the focus is, and nothing else breaks', async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await visit(page, '/leiloes');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('alert').filter({ hasText: 'Sem conexão com a internet.' });
  await expect(said).toBeFocused();
  expect(broken).toEqual([]);
});

test('[SHELL-10] a page whose own scripts failed twice says so over what the server drew, and is loaded anew', async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log')) reports.push(request.postDataJSON());
  });
  const scripts = await failScripts(page, /\/assets\/.*\.js/);
  await page.goto('/leiloes');
  await expect(page.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Algo deu errado');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ name: 'ScriptUnavailable', path: '/leiloes' });
  scripts.stop();
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Algo deu errado')).toHaveCount(0);
  await openPlans(page);
  await expect(plans(page)).toBeVisible();
});
