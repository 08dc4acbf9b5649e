import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../test/databases.ts';
import { stock, importStock } from '../../test/stock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { siteMapRoutes } from './site-map.routes.ts';

/** L4 is over for more than 30 days, X1 has no price: no list shows them. */
const shown = stock.filter(({ code }) => !['L4', 'X1'].includes(code));
const origin = 'https://martelo.example';
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

describe.each(engines)('the site maps on $name', ({ open }) => {
  let opened: OpenDatabase;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await opened?.close();
  });

  function site(demo: boolean) {
    const app = Fastify();
    apps.push(app);
    siteMapRoutes(app, { database: opened.database, demo, originOf: () => origin });
    return async (url: string) => app.inject({ url });
  }

  test('[SHELL-12] of a real site name every auction of the lists once, by the list’s date', async () => {
    const get = site(false);
    const index = (await get('/sitemap.xml')).body;
    expect(addresses(index)).toEqual([`${origin}/sitemaps/paginas.xml`, `${origin}/sitemaps/leiloes-1.xml`]);
    expect(index).toContain('<lastmod>2026-03-09</lastmod>');

    const map = (await get('/sitemaps/leiloes-1.xml')).body;
    const keys = new Set(addresses(map));
    expect(keys.size).toBe(shown.length);
    for (const address of keys) expect(address).toMatch(/^https:\/\/martelo\.example\/leilao\/[\da-f-]{36}$/);
    expect(map.match(/<lastmod>2026-03-09<\/lastmod>/g)).toHaveLength(shown.length);
    for (const beyond of ['leiloes-2.xml', 'leiloes-0.xml', 'leiloes-x.xml'])
      expect((await get(`/sitemaps/${beyond}`)).statusCode).not.toBe(200);
  });

  test('[SHELL-12] of a demonstration name no made-up auction', async () => {
    const get = site(true);
    expect(addresses((await get('/sitemap.xml')).body)).toEqual([`${origin}/sitemaps/paginas.xml`]);
    expect((await get('/sitemaps/leiloes-1.xml')).statusCode).not.toBe(200);
  });
});
