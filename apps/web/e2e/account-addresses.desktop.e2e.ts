import { expect, type Page } from '@playwright/test';

import { accountScreens } from './account-screens.ts';
import { expectNoViolations } from './axe.ts';
import { signIn } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Minha conta' });

test('[ACC-01][AUTH-12] a visitor reads whose screens these are, with a sign-in that leads back', async ({
  page,
}) => {
  test.slow();
  for (const { canonical } of accountScreens) {
    await visit(page, canonical);
    await expect(heading(page, 'Acesso Restrito')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
      'href',
      `/entrar?origem=${encodeURIComponent(canonical)}`,
    );
  }
  await expectNoViolations(page);
});

test('[AUTH-12] before the session is known, the page says that it is checking', async ({ request }) => {
  const html = await (await request.get('/minha-conta')).text();
  expect(html).toContain('Verificando autenticação...');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test('[ACC-03] each address of a screen opens it, and all name one canonical address', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page);
  for (const { title, current, canonical, also } of accountScreens)
    for (const address of [canonical, ...also]) {
      await visit(page, address);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + canonical);
      await expect(menu(page).locator('[aria-current]')).toHaveText(current);
    }
});

test('[ACC-01] the account fits 320 px without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  for (const { title, canonical } of accountScreens) {
    await visit(page, canonical);
    await expect(heading(page, title)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), canonical).toBeLessThanOrEqual(
      320,
    );
  }
});

/** From here on the page's own calls wait no longer than this. */
const wait = (page: Page, milliseconds: number) =>
  page.evaluate((maxMs) => {
    const own = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (requestedMs) => own(Math.min(requestedMs, maxMs));
  }, milliseconds);

test('[SHELL-15][ACC-02][ACC-09] a call that is never answered ends as its screen’s error, with another try', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/minha-conta/configuracoes');
  const save = page.getByRole('button', { name: 'Salvar preferências' });
  await expect(save).toBeVisible();
  await wait(page, 500);
  await standInOnce(page, '**/notification-settings', () => {});
  await save.click();
  await expect(
    page.getByText(
      'Erro ao salvar suas preferências de notificação. O servidor demorou demais para responder.',
    ),
  ).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-busy');

  await standInOnce(page, '**/dashboard/stats', () => {});
  await menu(page).getByRole('link', { name: 'Painel' }).click();
  await expect(page.getByText('Erro ao carregar informações do painel')).toBeVisible();
  await expect(page.getByText('O servidor demorou demais para responder. Tente novamente.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
});
