import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const full =
  '/calculadora?lance=200000&valor_venal=320000&registro=2000&condominio=12000&desocupacao=5000&reforma=25000&mensal=900&revenda=360000';

test('[INFO-06] an address is a calculation: every figure and what each line rests on', async ({ page }) => {
  await visit(page, full);
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.getByRole('definition').first()).toHaveText('R$ 235.000,00');
  for (const figure of ['R$ 198.968,25', 'R$ 52.990,00']) await expect(result).toContainText(figure);
  const costs = page.getByRole('table', { name: 'Custos até as chaves' });
  await expect(costs.getByRole('row', { name: /^IPTU anterior Lei R\$\s0,00/ })).toBeVisible();
  await expect(costs.getByRole('row', { name: /^ITBI Estimativa/ })).toBeVisible();
  await expect(costs).toContainText('Sobre o valor venal, de R$ 320.000,00, seria de R$ 9.600,00.');
  await expect(costs.getByRole('row', { name: /^Condomínio em atraso Edital/ })).toBeVisible();
  await expectNoViolations(page);
});

test('[INFO-06] what is typed shows at once, goes to the address, and survives a reload', async ({
  page,
}) => {
  await visit(page, '/calculadora');
  const result = page.getByRole('region', { name: 'Resultado' });
  await page.getByLabel('Seu lance').fill('10000000');
  await expect(result.getByRole('definition').first()).toHaveText('R$ 111.300,00');
  await page.getByLabel('Comissão do leiloeiro (%)').fill('10');
  await expect(result.getByRole('definition').first()).toHaveText('R$ 116.300,00');
  await page.getByRole('radio', { name: 'Venda direta, sem leiloeiro' }).check();
  await expect(result.getByRole('definition').first()).toHaveText('R$ 109.600,00');
  await expect(page).toHaveURL(/\?tipo=direta&lance=100000&comissao=10$/);
  await expect(page.getByRole('status').filter({ hasText: 'Total até as chaves' })).toHaveText(
    /R\$\s109\.600,00/,
  );
  await reload(page);
  await expect(page.getByLabel('Seu lance')).toHaveValue(/100\.000,00/);
  await expect(page.getByRole('radio', { name: 'Venda direta, sem leiloeiro' })).toBeChecked();
  await page.getByRole('link', { name: 'Começar de novo' }).click();
  await expect(page).toHaveURL(/\/calculadora$/);
  await expect(page.getByLabel('Seu lance')).toHaveValue('');
});

test('[INFO-06] without JavaScript the form is sent and the server does the sums', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/calculadora');
  await page.getByLabel('Seu lance').fill('R$ 200.000,00');
  await page.getByLabel('Reforma').fill('25000');
  await page.getByRole('radio', { name: 'Leilão extrajudicial ou da Caixa' }).check();
  await page.getByLabel('IPTU anterior').fill('7.000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.getByRole('definition').first()).toHaveText('R$ 236.200,00');
  await expect(page.getByRole('table', { name: 'Custos depois das chaves' })).toContainText('R$ 261.200,00');
  await context.close();
});

test('[INFO-06][LABEL-22] an auction gives its price and no profit, and its name leads back to it', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/auctions?type=3')).json();
  const auction = data.find((candidate: { price_valuation: number | null }) => candidate.price_valuation);
  await visit(page, `/calculadora?leilao=${auction.uuid_key}`);
  await expect(page.getByRole('main').getByRole('link', { name: auction.title })).toHaveAttribute(
    'href',
    `/leilao/${auction.uuid_key}`,
  );
  const valuation = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  await expect(page.getByLabel('Preço de revenda')).toHaveValue('');
  await expect(page.getByText('não é preço de mercado')).toContainText(
    valuation.format(auction.price_valuation),
  );
  await expect(page.getByText('Lucro estimado').locator('xpath=..')).toContainText(
    'Informe o preço de revenda.',
  );
  await expect(page.getByLabel('Seu lance')).toHaveValue(/^R\$/);
});

test('[INFO-06] on paper stands the calculation alone', async ({ page }) => {
  await visit(page, full);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Revenda' })).toBeVisible();
  await expect(page.locator('form[aria-label="Dados da compra"]')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('[INFO-06] on a narrow screen the figures stay in view while one types, and lead to the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/calculadora');
  const glance = page.getByRole('link', { name: /^Até as chaves/ });
  await expect(glance).toHaveCount(0);
  await page.getByLabel('Seu lance').fill('10000000');
  await expect(glance).toContainText('R$ 111.300,00');
  await page.getByLabel('Corretagem (%)').scrollIntoViewIfNeeded();
  await page.getByLabel('Preço de revenda').fill('20000000');
  await expect(glance).toContainText('Lance máximo');
  await expect(glance).toBeInViewport({ ratio: 1 });
  await glance.click();
  await expect(page.getByRole('region', { name: 'Resultado' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(glance).toBeHidden();
});

test('[COST-05][COST-08] a loan is chosen by keyboard, and its address gives another browser the same', async ({
  page,
  browser,
}) => {
  await visit(page, '/calculadora?tipo=direta&lance=200000&registro=2000');
  await page.getByRole('radio', { name: 'À vista' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Com financiamento' })).toBeChecked();
  await page.getByLabel('Entrada (% do lance)').fill('20');
  await page.getByLabel('Juros por ano (%)').fill('11,49');
  await page.getByLabel('Aluguel por mês').fill('180000');
  await page.getByLabel('Próximo preço').fill('19000000');
  const loan = page.getByRole('table', { name: 'Financiamento' });
  await expect(loan).toContainText('R$ 160.000,00');
  await expect(page).toHaveURL(
    /\?tipo=direta&lance=200000&registro=2000&pagamento=financiado&entrada=20&juros=11\.49&aluguel=1800&proximo=190000$/,
  );
  await expectNoViolations(page);
  const [figures, scenarios] = [
    await loan.innerText(),
    await page.getByRole('table', { name: 'Comprar agora ou esperar' }).innerText(),
  ];
  // The server renders the same without a script, and paper has all of it.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 720 },
  });
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await other.getByRole('table', { name: 'Financiamento' }).innerText()).toBe(figures);
  expect(await other.getByRole('table', { name: 'Comprar agora ou esperar' }).innerText()).toBe(scenarios);
  await other.emulateMedia({ media: 'print' });
  for (const name of ['Financiamento', 'Aluguel', 'Comprar agora ou esperar'])
    await expect(other.getByRole('table', { name })).toBeVisible();
  await context.close();
});
