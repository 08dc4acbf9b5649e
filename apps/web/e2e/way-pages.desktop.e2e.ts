import { expect } from '@playwright/test';

import { test } from './test.ts';

const needsScript =
  'Esta página precisa do JavaScript ativado no navegador. A lista de leilões funciona sem ele.';
const privatePages = [
  '/minha-conta',
  '/minha-conta/favoritos',
  '/minha-conta/alertas',
  '/favoritos',
  '/pesquisa?q=casa',
  '/recuperar-senha/x',
];

test('[WAY-09] without JavaScript the pages that need it say so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [address, text] of [
    ['/entrar', 'Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.'],
    ['/cadastro', 'Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.'],
    [
      '/leiloes',
      'Filtros, ordem e favoritos precisam do JavaScript ativado no navegador. A busca funciona sem ele.',
    ],
    ['/busca-por-mapa', 'O mapa precisa do JavaScript ativado no navegador. A lista funciona sem ele.'],
    ['/recuperar-senha', 'Para recuperar a senha é preciso ativar o JavaScript no navegador.'],
    ['/desfazer-email/x', 'Para usar este link é preciso ativar o JavaScript no navegador.'],
    ['/confirmar-email/x', 'Para usar este link é preciso ativar o JavaScript no navegador.'],
    ...privatePages.map((address) => [address, needsScript] as const),
  ] as const) {
    await page.goto(address);
    const said = page.locator('noscript > div');
    await expect(said).toContainText(text);
    expect((await said.boundingBox())?.height).toBeGreaterThan(20);
    await expect(said).toBeInViewport();
    await expect(page.getByText('Verificando autenticação...')).toBeHidden();
  }
  await page.goto('/minha-conta/favoritos');
  await page.getByRole('main').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'A lista de leilões' }).click();
  await expect(page).toHaveURL(/\/leiloes$/);

  // What was typed is in no address.
  await page.goto('/recuperar-senha');
  await page.getByRole('textbox', { name: 'Email' }).fill('cliente@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.locator('noscript > div')).toBeInViewport();
  await expect(page).toHaveURL(/\/recuperar-senha$/);
  await context.close();
});

test('[SHELL-12] the lists have titles and descriptions of their own', async ({ request }) => {
  const heads = await Promise.all(
    ['/leiloes', '/leiloes/imoveis', '/leiloes/terrenos', '/busca-por-mapa'].map(async (address) => {
      const html = await (await request.get(address)).text();
      return [/<title>([^<]+)/, /name="description" content="([^"]+)/].map(
        (pattern) => pattern.exec(html)?.[1],
      );
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(4);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(4);
});
