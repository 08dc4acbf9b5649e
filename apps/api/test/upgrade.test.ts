import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { ingestFiles } from '../src/catalogue/ingestion/ingest.ts';
import { caixa } from '../src/catalogue/ingestion/sources/caixa.ts';
import { buildTestApp } from './build-test-app.ts';
import { engines } from './databases.ts';
import { type Counts, countRows, readDump, upgrades } from './old-dumps.ts';
import { describeSchema } from './schema.ts';

const now = new Date('2026-03-10T12:00Z');

interface Listed {
  code: string;
  uuid_key: string;
  minimum_value_first: number;
}
interface Page {
  data: Listed[];
  pagination: { total: number };
  facets: { cities: { auction_count: number }[]; phases: { phase: string; count: number }[] };
}

const laterList = [
  '',
  ' Lista de Imóveis da Caixa;;Data de geração:;10/03/2026;;;;;;;;',
  ' N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Financiamento;Descrição;Modalidade de venda;Link de acesso',
  '',
  ' 9900000000001 ;GO ;GOIANIA ;SETOR CENTRAL ;RUA 3, N. 10, BLOCO AZUL/ARARAS ;75.000,00;150.000,00;50.00;Não;Sala, 0.00 de área total, 31.50 de área privativa, 0.00 de área do terreno.;Venda Online; https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=9900000000001',
  ' 9900000000002 ;GO ;GOIANIA ;SETOR CENTRAL ;RUA 4, N. 11 ;80.000,00;100.000,00;20.00;Não;Casa, 0.00 de área total, 31.50 de área privativa, 90.00 de área do terreno.;Venda Online; https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=9900000000002',
  '',
].join('\n');

describe.each(['8045e65', 'b9f0441'])('a database of %s', (commit) => {
  const dump = readDump(commit);

  describe.each(engines)('brought up to date on $name', ({ name, open }) => {
    let opened: OpenDatabase;
    let before: Counts;
    let app: FastifyInstance;
    beforeAll(async () => {
      ({ opened, before } = await upgrades[name]!(dump));
      app = await buildTestApp(opened, now);
    });
    afterAll(async () => {
      await app?.close();
      await opened?.close();
    });

    const ask = async <Answer>(url: string) => (await app.inject({ url })).json<Answer>();
    const list = (query: string) => ask<Page>(`/api/auctions?${query}`);
    const found = async (query: string) => (await list(query)).data.map(({ code }) => code);
    const priceOfShop = async () => {
      const { data } = await list('keyword=9900000000001');
      const { data: auction } = await ask<{ data: Listed }>(`/api/auctions/${data[0]!.uuid_key}`);
      return [auction.code, auction.minimum_value_first];
    };

    test('[SAFE-31] has the schema of a new one, to the order of columns', async () => {
      const fresh = await open();
      try {
        expect(await describeSchema(opened.pool)).toEqual(await describeSchema(fresh.pool));
      } finally {
        await fresh.close();
      }
    });

    test('[SAFE-31] preserves its rows', async () => {
      const {
        idempotent_answers: _secret,
        kysely_migration: _files,
        search_words: words,
        // Lists are counted by each process's search since.
        counts_by_state: _states,
        counts_by_city: _cities,
        ...remaining
      } = before;
      expect(remaining).toMatchObject({
        auctions: 46,
        auction_search: 40,
        auction_events: 83,
        lists: 4,
        cities: 5571,
      });
      if (commit === 'b9f0441')
        expect(remaining).toMatchObject({
          people: 4,
          attempts: 3,
          opportunities: 10,
          favorites: 8,
          audit_log: 1,
        });
      expect(await countRows(opened.pool, Object.keys(remaining))).toEqual(remaining);
      const after = await countRows(opened.pool, ['search_words']);
      expect(after['search_words']).toBeGreaterThanOrEqual(words!);
    });

    if (commit === 'b9f0441')
      test('[SAFE-31] preserves what customers were shown', async () => {
        const { rows } = await opened.pool.query(`
          select array[o.reason = 'alert', o.viewed_at is not null, o.dismissed_at is not null, o.alert_id is not null]
            as shown
          from opportunities o join people p on p.id = o.person_id
          where p.email = 'ana@example.com' order by o.matched_at`);
        expect(rows.map(({ shown }) => shown as unknown)).toEqual([
          [true, true, false, true],
          [true, false, true, true],
          [true, false, false, false],
          [true, false, false, true],
          [true, false, false, true],
        ]);
      });

    test('[SAFE-31] finds words that were written together with a mark', async () => {
      expect(await found('keyword=araras')).toEqual(['9900000000001']);
      const { rows } = await opened.pool.query(`select word from search_words where word = 'araras'`);
      expect(rows).toHaveLength(1);
    });

    test('[SAFE-31][LABEL-01] lists, counts and shows what it had', async () => {
      expect((await list('')).pagination.total).toBe(40);
      const { pagination, facets } = await list('state_id=52');
      expect(pagination.total).toBe(24);
      expect(facets.cities.reduce((sum, city) => sum + city.auction_count, 0)).toBe(24);
      const phases = Object.fromEntries(facets.phases.map(({ phase, count }) => [phase, count]));
      expect(Object.values(phases).reduce((sum, count) => sum + count, 0)).toBe(24);
      const { rows } = await opened.pool.query<{ phase: string; n: number }>(`
        select case s.phase when 4 then 'direct' when 5 then 'sfi' when 6 then 'tender' when 7 then 'online' end as phase,
          count(*)::integer as n
        from auctions a join auction_search s on s.auction_id = a.id
        where a.state_id = 52 and a.modality ~ '^(Venda|Leilão SFI|Licitação)' and a.date_first is null group by 1`);
      expect(rows.length).toBeGreaterThan(1);
      for (const { phase, n } of rows) expect(phases[phase]).toBe(n);
      expect(await priceOfShop()).toEqual(['9900000000001', 90_000]);
    });

    test('[SAFE-31] imports the next list', async () => {
      const source = { ...caixa, code: 'demonstracao-caixa', name: 'Demonstração (dados inventados)' };
      const files = [{ name: 'Lista_imoveis_GO.csv', bytes: Buffer.from(laterList, 'latin1') }];
      const options = { source, sample: true, accept: ['shrink'] as const, listDate: null, now };
      expect(await ingestFiles(opened.database, files, options)).toMatchObject({
        held: null,
        new: 1,
        priceDown: 1,
      });
      expect(await found('keyword=araras')).toEqual(['9900000000001']);
      expect(await priceOfShop()).toEqual(['9900000000001', 75_000]);
    });
  });
});
