import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { districts, federalRegions } from './districts.ts';
import { places } from './places.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { caixa } from '../ingestion/sources/caixa.ts';
import { auctionsOf, parseReal } from '../ingestion/sources/testing/real-data.ts';
import { propertyTitle } from '../ingestion/sources/property-title.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';
import { placeKnownAuctions } from '../search/place-known-auctions.ts';

const now = new Date('2026-03-10T12:00Z');
const lists = join(import.meta.dirname, '../../../../../../shared/data/caixa');
const withLists = existsSync(lists);
if (!withLists) console.warn('../shared/data is missing: the tests on real lists are skipped.');

const placeOf = (uf: string, name: string) => {
  const place = places().findPlace(uf, name);
  return place && [place.district, place.city.name];
};

test.each([
  ['DF', 'TAGUATINGA', 'Taguatinga', 'Brasília'],
  ['DF', 'NUCLEO BANDEIRANTE', 'Núcleo Bandeirante', 'Brasília'],
  ['DF', 'Brasília', null, 'Brasília'],
  ['DF', 'SETOR QUE NINGUÉM CONHECE', null, 'Brasília'],
  ['TO', 'TAGUATINGA', null, 'Taguatinga'],
  ['GO', 'PLANALTINA', null, 'Planaltina'],
])('[INTAKE-24] %s %s is %s of %s', (uf, name, district, city) => {
  expect(placeOf(uf, name)).toEqual([district, city]);
});

test.each([
  ['BA', 'MARIA QUITERIA', 'Feira de Santana'],
  ['CE', 'CATUANA', 'Caucaia'],
  ['GO', 'GIRASSOL', 'Cocalzinho de Goiás'],
  ['MS', 'LAGOA BONITA', 'Deodápolis'],
  ['PA', 'SAO LUIZ DO TAPAJOS', 'Itaituba'],
  ['PE', 'SANTO AGOSTINHO', 'Cabo de Santo Agostinho'],
  ['PE', 'TERRA VERMELHA', 'Caruaru'],
  ['RJ', 'GOITACAZES', 'Campos dos Goytacazes'],
  ['SP', 'BONFIM PAULISTA', 'Ribeirão Preto'],
])('[INTAKE-25] %s %s is a district of %s', (uf, name, city) => {
  expect(placeOf(uf, name)?.[1]).toBe(city);
  expect(places().findPlace(uf, name)?.city.uf).toBe(uf);
});

test('[INTAKE-25] no name is that of a municipality of its state, of two places, or of another state', () => {
  const names = [...districts.map(([uf, name]) => [uf, name]), ...federalRegions.map((name) => ['DF', name])];
  expect(new Set(names.map(String)).size).toBe(names.length);
  for (const [uf, name] of names) expect(placeOf(uf!, name!)?.[0]).toBe(name);
  expect(places().findPlace('SP', 'Girassol')).toBeNull();
  expect(places().findPlace('CE', 'Queimadas')).toBeNull();
});

test('[INTAKE-24] titles name the region before the city, each name once', () => {
  const title = (neighborhood: string | null) =>
    propertyTitle({
      kind: 'Casa',
      bedrooms: 2,
      area: null,
      neighborhood,
      district: 'Taguatinga',
      city: 'Brasília',
      uf: 'DF',
    });
  expect(title('Setor QSF')).toBe('Casa de 2 quartos, Setor QSF, Taguatinga, Brasília – DF');
  expect(title('TAGUATINGA')).toBe('Casa de 2 quartos, TAGUATINGA, Brasília – DF');
  expect(title(null)).toBe('Casa de 2 quartos, Taguatinga, Brasília – DF');
});

test.skipIf(!withLists).each([
  ['br_2026-01-08.tar.gz', 55, ['CE Queimadas']],
  ['br_2026-01-23.tar.gz', 56, ['CE Queimadas']],
  ['SP_2025-12-12.csv.gz', 0, []],
  ['RS_2026-06-19.csv.gz', 0, []],
  ['SC_2026-06-19.csv.gz', 0, []],
])(
  '[INTAKE-25] %s names %i regions, and what has no municipality is known',
  async (file, regions, unplaced) => {
    let inRegions = 0;
    const unknown = new Set<string>();
    for (const { uf, city } of auctionsOf(await parseReal(caixa, `caixa/${file}`))) {
      const place = places().findPlace(uf, city ?? '');
      if (!place) unknown.add(`${uf} ${city}`);
      else if (uf === 'DF' && place.district) inRegions += 1;
    }
    expect([inRegions, [...unknown]]).toEqual([regions, unplaced]);
  },
);

describe.each(engines)('regions and districts on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  const brasilia = 5_300_108;
  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  const inTaguatinga = (code: string, more: Partial<ListedAuction> = {}) =>
    aListedAuction(code, {
      uf: 'DF',
      city: 'TAGUATINGA',
      neighborhood: 'Setor QSF',
      title: 'Casa',
      subcategoryId: 1,
      kind: 'Casa',
      ...more,
    });
  const codes = Array.from({ length: 6 }, (_, at) => String(at + 1));
  beforeEach(async () => {
    await opened.pool.query(
      'truncate auction_events, lists, auctions, auction_search restart identity cascade',
    );
    await importListForTest(
      opened.database,
      {
        source: { code: 'caixa', name: 'Caixa' },
        listDate: '2026-03-09',
        scope: ['DF', 'GO'],
        auctions: [
          ...codes.map((code) => inTaguatinga(code)),
          inTaguatinga('7', { city: 'BRASILIA', neighborhood: 'Asa Sul' }),
          aListedAuction('8', { city: 'GIRASSOL' }),
        ],
      },
      now,
    );
  });
  interface Listed {
    data: { code: string; district: string | null; city: { id: number; name: string } }[];
    filters?: unknown;
  }
  const list = async (query: string) =>
    expectDocumented<Listed>(await app.inject({ url: `/api/auctions?${query}` }), 'listAuctions').data;
  const codesOf = async (query: string) => (await list(query)).map(({ code }) => code).toSorted();

  test('[INTAKE-24] a region is stored, shown, and found under Brasília', async () => {
    const found = await list(`city_id=${brasilia}`);
    expect(found.map(({ code }) => code).toSorted()).toEqual([...codes, '7']);
    expect(found.find(({ code }) => code === '1')).toMatchObject({
      district: 'Taguatinga',
      city: { id: brasilia, name: 'Brasília' },
    });
    expect(found.find(({ code }) => code === '7')).toMatchObject({ district: null });
  });

  test.each(['taguatinga', 'casa em taguatinga', 'taguatinga df', 'casa em Taguatinga - DF'])(
    '[INTAKE-24] %s finds the region and not the town in Tocantins',
    async (keyword) => {
      expect(await codesOf(`keyword=${encodeURIComponent(keyword)}`)).toEqual(codes);
    },
  );

  test('[INTAKE-24] it is suggested, with its city and its number of auctions', async () => {
    const answer = await app.inject({ url: '/api/auctions/suggestions?q=tagua' });
    const { data } = expectDocumented<{ data: unknown[] }>(answer, 'suggest');
    expect(data).toContainEqual({
      kind: 'district',
      id: `${brasilia}:Taguatinga`,
      label: 'Taguatinga',
      detail: 'Brasília – DF',
      count: 6,
    });
  });

  test('[INTAKE-25] a district is found by its municipality and by its own name', async () => {
    expect(await codesOf('city_id=5205513')).toEqual(['8']);
    expect(await codesOf('keyword=girassol')).toEqual(['8']);
  });

  test('[INTAKE-26] what came before a table knew the name is placed at the next start', async () => {
    const lose = async () => {
      await opened.pool.query('update auctions set district = null');
      await opened.pool.query(`update auctions set city_id = null where city_name = 'GIRASSOL'`);
      await opened.pool.query(
        `select refresh_search(array(select id from auctions), array(select id from auctions), now())`,
      );
      await opened.pool.query('select refresh_neighborhoods(array[52, 53]::smallint[])');
    };
    await lose();
    expect(await codesOf('city_id=5205513')).toEqual([]);
    const events = await opened.pool.query('select * from auction_events');
    await placeKnownAuctions(opened.database, now);
    expect(await codesOf('city_id=5205513')).toEqual(['8']);
    expect(await codesOf('keyword=taguatinga')).toEqual(codes);
    expect((await opened.pool.query('select * from auction_events')).rows).toEqual(events.rows);
    const { rows: before } = await opened.pool.query('select max(id) as id from public_changes');
    await placeKnownAuctions(opened.database, now);
    expect((await opened.pool.query('select max(id) as id from public_changes')).rows).toEqual(before);
  });
});
