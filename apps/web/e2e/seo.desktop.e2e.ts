import { expect } from '@playwright/test';

import { test } from './test.ts';
import { visit } from './visit.ts';

const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

test('[SHELL-12] robots.txt names the map, which is an index of maps', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /minha-conta');
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`<loc>${baseURL}/sitemaps/paginas.xml</loc>`);
  const pages = await (await request.get('/sitemaps/paginas.xml')).text();
  expect(pages).toContain(`<loc>${baseURL}/leiloes/imoveis?tipo-de-imovel=casas</loc>`);
});

test('[HONEST-02] auctions of the demonstration are in no map, and not for search engines', async ({
  request,
}) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('leiloes-1.xml');
  expect((await request.get('/sitemaps/leiloes-1.xml')).status()).toBe(404);
  const { data } = (await (await request.get('/api/auctions')).json()) as { data: { uuid_key: string }[] };
  const page = await request.get(`/leilao/${data[0]!.uuid_key}`, { maxRedirects: 0 });
  expect(page.headers()['x-robots-tag']).toBe('noindex');
});

test('[SHELL-12] a list has one address, however it was written', async ({ request }) => {
  for (const [written, address] of [
    ['/LEILOES?pagina=2', '/leiloes?pagina=2'],
    ['/%6Ceiloes', '/leiloes'],
    ['/Leiloes/Imoveis', '/leiloes/imoveis'],
    ['/leiloes/Terrenos?ordem=menor-valor', '/leiloes/terrenos?ordem=menor-valor'],
    ['/leiloes/', '/leiloes'],
  ] as const) {
    const answer = await request.get(written);
    expect([answer.status(), answer.url().replace(/^https?:\/\/[^/]+/, '')], written).toEqual([200, address]);
  }
});

test('[SHELL-12] home and list say what they are to search engines and in shared links', async ({
  request,
  baseURL,
}) => {
  for (const [path, image] of [
    ['/', '/share-home.png'],
    ['/leiloes', '/share-leiloes.png'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${baseURL}${image}"/>`);
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"\/>/);
    expect((await request.get(image)).headers()['content-type']).toBe('image/png');
  }
  const [site] = facts(await (await request.get('/')).text());
  expect(JSON.stringify(site)).toContain('SearchAction');
  const kinds = facts(await (await request.get('/leiloes')).text()).map((fact) => fact['@type']);
  expect(kinds).toEqual(['BreadcrumbList', 'ItemList']);
});

test('[WAY-11] a link to an auction says where its picture is, how large it is and what it shows', async ({
  request,
  baseURL,
}) => {
  const { data } = (await (await request.get('/api/auctions')).json()) as { data: { uuid_key: string }[] };
  const html = await (await request.get(`/leilao/${data[0]!.uuid_key}`)).text();
  const image = `${baseURL}/auctions-images/of/${data[0]!.uuid_key}/link.jpg`;
  expect(html).toContain(`<meta property="og:image" content="${image}"/>`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{20,}"\/>/);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

for (const [path, title, lead] of [
  ['/entrar', 'Entrar', 'Acesse seus favoritos, alertas e oportunidades.'],
  ['/entrar?perfil=leiloeiro', 'Entrar como leiloeiro', 'Envie suas listas e acompanhe cada uma.'],
  ['/cadastro', 'Criar conta', 'A conta é gratuita e nenhum cartão é pedido.'],
] as const)
  test(`[SAFE-33] ${path} leaves the server with its title, description and heading, and keeps them`, async ({
    request,
    page,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title} · Martelo</title>`);
    expect(html).toContain(`<meta name="description" content="${lead}"/>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    // Who signs in sees the form at once; a registration may go on from a draft, which the browser alone has.
    expect(html).toContain(path === '/cadastro' ? 'Verificando autenticação...' : 'aria-label="Entrar"');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await visit(page, path);
    await expect(page.getByRole('textbox', { name: 'Senha', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} · Martelo`);
    expect(errors).toEqual([]);
  });

test('[SHELL-14] an address that leads nowhere answers 404', async ({ request }) => {
  expect((await request.get('/nada')).status()).toBe(404);
});
