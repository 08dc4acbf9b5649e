import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import type * as ServerEntry from '../src/bootstrap/entry-server.tsx';
import { signIn, signUp } from './signed-in.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { ignoreProblems, visit } from './visit.ts';

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

test('[SHELL-10] a page that an extension changed before hydration is rendered again, not emptied', async ({
  page,
}) => {
  ignoreProblems(page);
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

/** Fails the scripts whose address matches, until stopped; returns how many it failed. */
async function failScripts(page: Page, which: RegExp, times = Infinity) {
  let requests = 0;
  let maxFailures = times;
  await page.route(which, (route) => {
    requests += 1;
    return requests <= maxFailures ? route.abort() : route.continue();
  });
  return { requests: () => requests, stop: () => (maxFailures = 0) };
}

const openPlans = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
const plans = (page: Page) => page.getByRole('heading', { level: 1, name: /^Planos/ });
const screenOfPlans = /\/assets\/plans-[^/]*\.js/;

test('[SHELL-10] a screen whose script failed is requested once more', async ({ page }) => {
  await visit(page, '/leiloes');
  const scripts = await failScripts(page, screenOfPlans, 1);
  await openPlans(page);
  await expect(plans(page)).toBeVisible();
  expect(scripts.requests()).toBeGreaterThan(1);
});

const broken = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Algo deu errado' });

test('[SHELL-10][SHELL-14] a screen whose script failed twice says so between header and footer, and trying again brings it', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const scripts = await failScripts(page, screenOfPlans);
  await openPlans(page);
  await expect(broken(page)).toBeFocused();
  await expect(page.getByText('Ocorreu um erro inesperado. Nossa equipe foi notificada.')).toBeVisible();
  await expect(page).toHaveTitle('Algo deu errado · Martelo');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Imóveis', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeFocused();
  await page.goBack();
  await expect(broken(page)).toBeFocused();
  scripts.stop();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(plans(page)).toBeVisible();
  await expect(page).toHaveURL(/\/planos$/);
});

test('[SHELL-10] beside the menu of an account as well, whichever of its scripts failed', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/planos');
  const all = await failScripts(page, /\/assets\/account-routes-[^/]*\.js/);
  const favorites = page.getByRole('banner').getByRole('link', { name: /^Favoritos/ });
  await favorites.click();
  await expect(broken(page)).toBeVisible();
  await expect(favorites).toBeVisible();
  all.stop();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Favoritos' })).toBeVisible();

  const settings = await failScripts(page, /\/assets\/settings-[^/]*\.js/);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await menu.getByRole('link', { name: 'Configurações' }).click();
  await expect(broken(page)).toBeFocused();
  await menu.getByRole('link', { name: 'Alertas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Alertas' })).toBeFocused();
  settings.stop();
});

test('[SHELL-10] the code of calls that failed is requested once more, and not again for each call', async ({
  page,
}) => {
  await signUp(page);
  const scripts = await failScripts(page, /\/assets\/favorites\.calls-[^/]*\.js/, 1);
  await visit(page, '/leiloes');
  const heart = page.getByRole('button', { name: /^Favorit/ }).first();
  await heart.click();
  await expectToast(page, 'Adicionado aos favoritos');
  const requestsBefore = scripts.requests();
  expect(requestsBefore).toBeGreaterThan(1);
  await heart.click();
  await expectToast(page, 'Removido dos favoritos');
  expect(scripts.requests()).toBe(requestsBefore);
});

test('[SHELL-10] where the code of calls fails to load the list stands, and trying again loads the page with what was chosen', async ({
  page,
}) => {
  ignoreProblems(page);
  const scripts = await failScripts(page, /\/assets\/calls-[^/]*\.js/);
  await visit(page, '/leiloes');
  await page.getByRole('radio', { name: 'Casas' }).click();
  const said = page.getByText('Não foi possível carregar os leilões. Por favor, tente novamente.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  scripts.stop();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Casas em Leilão' })).toBeVisible();
  await page.getByRole('radio', { name: 'Apartamentos' }).click();
  await expect(page.getByRole('article').first()).toContainText('Apartamento');
});

test('[SHELL-10][SHELL-14] a map whose script failed leaves the list, and trying again brings it', async ({
  page,
}) => {
  const scripts = await failScripts(page, /\/assets\/auction-map-[^/]*\.js/);
  await visit(page, '/busca-por-mapa');
  await expect(page.getByRole('heading', { name: 'Não foi possível carregar o mapa.' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  scripts.stop();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('group', { name: 'Leilões no mapa' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('[SHELL-10] a dialog whose script failed says so, breaks nothing, and opens when it is pressed again', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const heart = page.getByRole('button', { name: /^Favorito: / }).first();
  const scripts = await failScripts(page, /\/assets\/login-dialog-[^/]*\.js/);
  await heart.click();
  await expect(page.getByText('Não foi possível abrir. Verifique sua rede e tente novamente.')).toBeVisible();
  await expect(heart).toBeFocused();
  scripts.stop();
  await heart.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
});

test('[SHELL-10] a dialog whose styles failed is requested once more, and is no text at the end of the page', async ({
  page,
}) => {
  ignoreProblems(page);
  await visit(page, '/leiloes');
  const styles = await failScripts(page, /\/assets\/modal-[^/]*\.css/, 1);
  await page
    .getByRole('button', { name: /^Favorito: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  expect(styles.requests()).toBe(2);
});

test('[SHELL-10] the menu of a button whose code failed opens at the same press', async ({ page }) => {
  ignoreProblems(page);
  await signIn(page);
  const scripts = await failScripts(page, /\/assets\/dropdown-menu-popup-[^/]*\.js/, 1);
  await visit(page, '/planos');
  await page.getByRole('button', { name: 'Minha Conta' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(scripts.requests()).toBe(2);
});

test('[SHELL-10][SHELL-14] a link that is pressed without a connection says so where the focus is, and nothing else breaks', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, '/leiloes');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).focus();
  await page.keyboard.press('Enter');
  await expect(broken(page)).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com a internet.' })).toBeVisible();
  expect(errors).toEqual([]);
});

/** Opens the home page as the built server renders it with these API answers, until stopped. */
async function visitBrokenHome(page: Page, baseURL: string, answers: Record<string, unknown>) {
  const built = join(import.meta.dirname, '../dist');
  const { createRenderer, readAssets } = (await import(
    join(built, 'server/entry-server.js')
  )) as typeof ServerEntry;
  const render = createRenderer({ clock: () => new Date(), assets: readAssets(join(built, 'client')) });
  const { status, body } = await render({
    url: '/',
    origin: baseURL,
    cookie: '',
    signal: AbortSignal.timeout(10_000),
    fetch: async (request) => {
      const answer = answers[new URL(request.url).pathname];
      return answer === undefined ? fetch(request) : Response.json(answer);
    },
  });
  expect(status).toBe(500);
  const recover = await standIn(page, /:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await visit(page, '/');
  return recover;
}

const oddStates = { '/api/auctions/states': [{ id: 1, name: { odd: true }, uf: 'GO' }] };

test('[SHELL-10] a screen that breaks on the server comes with header and footer, and trying again brings it', async ({
  page,
  baseURL,
}) => {
  const mismatches: string[] = [];
  page.on('pageerror', ({ message }) => mismatches.push(message));
  page.on('console', (said) => /React error/.test(said.text()) && mismatches.push(said.text()));
  const recover = await visitBrokenHome(page, baseURL!, oddStates);
  await expect(broken(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(mismatches).toEqual([]);
  recover();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(
    page.getByRole('heading', { name: 'A melhor busca de leilões de imóveis do Brasil' }),
  ).toBeVisible();
});

test('[SHELL-10] where the shell itself breaks on the server, what happened is said all the same', async ({
  page,
  baseURL,
}) => {
  const settings = (await (await page.request.get('/api/site-settings')).json()) as { contact: object };
  await visitBrokenHome(page, baseURL!, {
    ...oddStates,
    '/api/site-settings': { ...settings, contact: { ...settings.contact, phone: { odd: true } } },
  });
  await expect(broken(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('[SHELL-10] a page whose own scripts failed twice says so over what the server drew, and is reloaded', async ({
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
