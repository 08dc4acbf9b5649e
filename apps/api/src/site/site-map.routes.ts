import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../platform/database/connection.ts';
import { notFound } from '../platform/http/errors.ts';
import { renderSiteMapIndex, renderSiteMap } from './render-site-map.ts';
import { siteMapRepository } from './site-map.repository.ts';

/** Public pages that always exist. */
const pages = [
  '/',
  '/leiloes',
  '/leiloes/imoveis',
  '/leiloes/terrenos',
  ...['casas', 'apartamentos', 'comercial', 'galpoes', 'rural'].map(
    (type) => `/leiloes/imoveis?tipo-de-imovel=${type}`,
  ),
  '/planos',
  '/como-funciona',
  '/beneficios',
  '/perguntas-frequentes',
  '/glossario',
  '/calculadora',
  '/busca-por-mapa',
  '/sobre-nos',
  '/contato',
  '/blog',
  ...[
    'caixa-das-pracas-a-venda-direta',
    'como-ler-um-edital',
    'condominio-e-iptu-em-leilao',
    'itbi-comissao-e-cartorio',
    'o-que-e-praca',
    'preco-vil',
  ].map((article) => `/blog/${article}`),
  '/acessibilidade',
  '/termos-de-uso',
  '/politica-de-privacidade',
];

/** Personal pages and sign-in pages, which search engines should not index. */
const closed = [
  '/api/',
  '/minha-conta',
  '/cliente',
  '/leiloeiro',
  '/admin',
  '/entrar',
  '/cadastro',
  '/recuperar-senha',
  '/pesquisa',
];

const hour = 3600;

interface SiteMapOptions {
  database: Database;
  /** Demonstration data: sample auctions are in no site map. */
  demo: boolean;
  originOf: (request: FastifyRequest) => string;
}

/** What search engines request first: which pages they may crawl, and which exist. */
export function siteMapRoutes(app: FastifyInstance, { database, demo, originOf }: SiteMapOptions): void {
  const maps = siteMapRepository(database);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', `public, max-age=${hour}`).type(`${type}; charset=utf-8`).send(text);

  app.get('/robots.txt', (request, reply) => {
    const refused = closed.map((path) => `Disallow: ${path}`).join('\n');
    return send(
      reply,
      'text/plain',
      `User-agent: *\n${refused}\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const auctions = demo ? [] : await maps.maps();
    const entries = [
      { address: `${origin}/sitemaps/paginas.xml` },
      ...auctions.map((changed, at) => ({ address: `${origin}/sitemaps/leiloes-${at + 1}.xml`, changed })),
    ];
    return send(reply, 'application/xml', renderSiteMapIndex(entries));
  });

  app.get('/sitemaps/paginas.xml', (request, reply) => {
    const origin = originOf(request);
    return send(reply, 'application/xml', renderSiteMap(pages.map((path) => ({ address: origin + path }))));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, number] = /^leiloes-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
    const listed = number && !demo ? await maps.auctions(Number(number) - 1) : [];
    if (listed.length === 0) throw notFound('Mapa não encontrado.');
    const origin = originOf(request);
    const entries = listed.map(({ key, listDate }) => ({
      address: `${origin}/leilao/${key}`,
      changed: listDate,
    }));
    return send(reply, 'application/xml', renderSiteMap(entries));
  });
}
