import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[HOME-02] the search goes to the list with what was chosen, and a new tab clears the place', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByLabel('Estado').selectOption('52');
  await expect(page.getByLabel('Cidade', { exact: true })).toBeEnabled();
  await page.getByLabel('Cidade', { exact: true }).selectOption('5208707');
  await page.getByRole('radio', { name: 'Imóveis' }).check();
  await expect(page.getByLabel('Cidade', { exact: true })).toBeDisabled();
  await page.getByLabel('Estado').selectOption('52');
  await expect(page.getByLabel('Cidade', { exact: true })).toBeEnabled();
  await page.getByLabel('Cidade', { exact: true }).selectOption('5208707');
  await page.getByLabel('Palavra-chave').fill('bueno');
  await page.getByRole('button', { name: 'Buscar leilões' }).click();
  await expect(page).toHaveURL(/\/leiloes\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    keyword: 'bueno',
    city_id: '5208707',
    subcategory_id: '1-2',
  });
});

test('[WAY-12] the keyword brings the suggestions of the lists, with errors forgiven, by keyboard', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('radio', { name: 'Imóveis' }).check();
  await page.getByRole('combobox', { name: 'Palavra-chave' }).pressSequentially('goiana');
  await expect(page.getByRole('option', { name: /Goiânia/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leiloes\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ city_id: '5208707', subcategory_id: '1-2' });
  expect(query.get('keyword')).toBeNull();
});

test('[HOME-02] the search works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Palavra-chave').fill('terreno');
  await page.getByRole('button', { name: 'Buscar leilões' }).click();
  await expect(page).toHaveURL(/\/leiloes\?.*keyword=terreno/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('[HOME-04][HOME-05] highlighted, next and recent auctions, and categories with counts', async ({
  page,
}) => {
  await visit(page, '/');
  for (const title of ['Em destaque', 'Encerram em seguida', 'Chegaram agora'])
    await expect(page.getByRole('region', { name: title }).getByRole('article').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'Tipos de imóvel' })
    .getByRole('link', { name: /^Terrenos\s*[\d.]+ im/ })
    .click();
  await expect(page).toHaveURL(/\/leiloes\/imoveis\?subcategory_id=3/);
});

test('[RULE-07] the searches that are ready made lead to their lists', async ({ page }) => {
  for (const [name, query] of [
    ['Casas e apartamentos em São Paulo', 'subcategory_id=1-2&state_id=35'],
    ['Terrenos judiciais em Goiânia', 'subcategory_id=3&type=judicial&city_id=5208707'],
    ['Comerciais da Caixa', 'subcategory_id=10&type=caixa'],
    ['Imóveis rurais', 'subcategory_id=11'],
  ] as const) {
    await visit(page, '/');
    const presets = page.getByRole('navigation', { name: 'Buscas prontas' });
    await presets.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/leiloes\\?${query}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[LIST-10] states that fail to load leave an empty list, and the screen says so', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.route('**/api/auctions/states', (route) => route.abort());
  await page
    .getByRole('link', { name: /Martelo/ })
    .first()
    .click();
  await expect(page.getByText(/Os estados não puderam ser carregados agora/)).toBeVisible();
  await expect(page.getByLabel('Estado').locator('option')).toHaveCount(1);
});

test('[HOME-05][HOME-09] with the calls failing the page says so and counts nothing', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.route('**/api/auctions/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro' } }),
  );
  await page
    .getByRole('link', { name: /Martelo/ })
    .first()
    .click();
  await expect(page.getByText('Erro ao carregar leilões em destaque')).toBeVisible();
  await expect(page.getByText('Nenhum leilão em destaque no momento')).toBeVisible();
});

test('[HOME-01] the headline, the annual plan’s button that leads to the plans, and a film that plays on request alone', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) films.push(request.url());
  });
  await visit(page, '/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'A melhor busca de leilões de imóveis do Brasil' }),
  ).toBeVisible();
  await expect(page.getByText('Plano anual', { exact: true }).first()).toBeVisible();
  expect(films).toEqual([]);
  await page.getByRole('button', { name: /^Assistir ao vídeo/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Assine por R$ 59,70/mês' }).click();
  await expect(page.locator('#planos-assinatura')).toBeInViewport();
});

test('[HOME-06][HONEST-02] how it works, testimonials that say that they are examples, and whom to ask', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.locator('#how-it-works')).toHaveCount(1);
  const said = page.getByRole('region', { name: 'Depoimentos' }).getByRole('figure');
  for (const figure of await said.all()) await expect(figure).toContainText('Exemplo');
  await expect(said).not.toHaveCount(0);
  const contact = page.getByRole('region', { name: 'Contato' }).getByRole('link', { name: 'Fale Conosco' });
  await expect(contact).toHaveAttribute('href', '/contato');
});

test('[SHELL-12] the page is Portuguese, with title, description and canonical address', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveTitle(/Martelo/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('[SHELL-14] an unknown address answers 404 with a search and the way home', async ({ page }) => {
  const answer = await page.goto('/nao-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByLabel('Buscar leilões').fill('casa');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/leiloes\?keyword=casa/);
});

test('a chosen theme is there on the next page, before any script', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'tema', value: 'dark', url: baseURL! }]);
  await visit(page, '/leiloes');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('contrast and density are chosen at the end of a page and hold on the next, before any script', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const settings = page.getByRole('group', { name: 'Aparência' });
  await settings.getByRole('radio', { name: 'Alto' }).check();
  await settings.getByRole('radio', { name: 'Compacta' }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-density', 'compact');

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/leiloes', { headers: { cookie } })).text();
  expect(html).toMatch(/<html[^>]* data-contrast="more"[^>]* data-density="compact"/);
});

test('no accessibility violation on the home page, light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await expectNoViolations(page);
});
