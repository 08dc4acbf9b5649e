import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const pages = [
  ['/planos', 'Planos para acompanhar leilões de imóveis'],
  ['/perguntas-frequentes', 'Perguntas frequentes'],
  ['/termos-de-uso', 'Termos de uso'],
  ['/politica-de-privacidade', 'Política de privacidade'],
  ['/como-funciona', 'Como funciona'],
  ['/beneficios', 'Benefícios'],
  ['/sobre-nos', 'Um livro de registros, não uma vitrine'],
  ['/blog', 'Leilões de imóveis, explicados'],
  ['/blog/preco-vil', 'Preço vil: até onde pode cair um leilão judicial'],
  ['/glossario', 'Glossário'],
  ['/acessibilidade', 'Declaração de acessibilidade'],
] as const;

test('[INFO-01][INFO-02][INFO-03][INFO-05][SHELL-12] every page is one of its own, read without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const seen = new Set<string>();
  for (const [path, heading] of pages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    seen.add(await page.title());
    seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(2 * pages.length);
  await context.close();
});

test('[INFO-01][INFO-02][INFO-03][INFO-05] every page fits a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path] of pages) {
    await page.goto(path);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

for (const path of ['/termos-de-uso', '/como-funciona', '/blog/preco-vil', '/glossario'])
  test(`${path} has no violation of accessibility rules`, async ({ page }) => {
    await visit(page, path);
    await expectNoViolations(page);
  });

test('[INFO-02] one question is open at a time, also without JavaScript, and search engines get all six', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/perguntas-frequentes');
  const open = page.locator('main details[open] summary');
  await expect(open).toHaveText('O Martelo é um leiloeiro? Posso dar lances aqui?');
  await page.getByText('Herdo as dívidas de IPTU e de condomínio?').click();
  await expect(open).toHaveText('Herdo as dívidas de IPTU e de condomínio?');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  expect(data.mainEntity).toHaveLength(6);
  await context.close();
});

test('[INFO-03] the terms have their own date and a way to each of their parts', async ({ page }) => {
  await visit(page, '/termos-de-uso');
  await expect(page.getByText('Última atualização: 22/11/2026')).toBeVisible();
  await page.getByRole('navigation', { name: 'Nesta página' }).getByText('Direito de arrependimento').click();
  await expect(page).toHaveURL(/#arrependimento$/);
  await expect(page.getByRole('heading', { name: /Direito de arrependimento/ })).toBeInViewport();
});

test('[INFO-05] how it works has four steps, six advantages and three kinds of auction, and leads to the plans', async ({
  page,
}) => {
  await visit(page, '/como-funciona');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Quatro passos').getByRole('listitem')).toHaveCount(4);
  await expect(section('Seis vantagens').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(section('Tipos de leilão').getByRole('heading', { level: 3 })).toHaveText([
    'Leilão judicial',
    'Leilão extrajudicial',
    'Imóveis da Caixa',
  ]);
  await page.getByRole('link', { name: 'Ver os planos' }).click();
  await expect(page).toHaveURL(/\/planos$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[HOME-07][HONEST-01] the demonstration counts down to midnight in São Paulo, marked as an example', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-11T02:30:00Z') });
  await visit(page, '/planos');
  const annual = page.getByRole('article', { name: 'Plano anual' });
  await expect(annual.getByText('Exemplo')).toBeVisible();
  await expect(annual.getByRole('timer')).toHaveText(/^(\d+h )?\d+m$/);
  await expect(page.getByRole('article', { name: 'Plano mensal' }).getByRole('timer')).toHaveCount(0);
});
