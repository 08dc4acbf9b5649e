import { expect, test } from '@playwright/test';

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
  ] as const) {
    await page.goto(address);
    const said = page.locator('noscript > div');
    await expect(said).toContainText(text);
    expect((await said.boundingBox())?.height).toBeGreaterThan(20);
    await expect(said).toBeInViewport();
    await expect(page.getByText('Verificando autenticação...')).toBeHidden();
  }
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
