import { salePhaseAt, valueAt } from '@martelo/domain/phase';
import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import { expectDocumented } from '../../../test/answers.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type AuctionRow, auctionColumns } from '../auctions/auction-row.ts';
import { saleOf } from '../auctions/rounds-of.ts';
import { phaseCodes } from '../auctions/search-filters.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { refreshDue } from './search-table.ts';

type WireAuction = components['schemas']['Auction'];
type Evidence = components['schemas']['Evidence'];

const day = new Date('2026-03-10T12:00Z');
const on = (date: string) => new Date(`2026-${date}T13:00Z`);

const lot = (code: string, [first, second, third]: readonly string[], rest: Partial<ListedAuction> = {}) =>
  aListedAuction(code, {
    type: 1,
    modality: null,
    directSale: false,
    saleMethod: 'rounds',
    dateFirst: on(first!),
    dateSecond: second ? on(second) : null,
    minimumFirst: 400_000_00,
    minimumSecond: 200_000_00,
    valuation: 400_000_00,
    ...(third && { third: { date: on(third), minimum: 40_000_00 } }),
    ...rest,
  });

const stock = [
  lot('third', ['02-20', '03-01', '03-20']),
  lot('free', ['02-20', '03-01', '03-20'], { third: { date: on('03-20'), minimum: null } }),
  lot('estate', ['02-20', '03-01', '03-20'], { extra: 'Imóvel da massa falida, terceira chamada.' }),
  lot('second of three', ['02-20', '03-15', '03-30']),
  lot('second of two', ['02-20', '03-15']),
  lot('first of three', ['03-12', '03-20', '03-28']),
  lot('over', ['01-20', '02-01', '03-05']),
];

describe.each(engines)('a third round on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
    const head = { source: { code: 'x', name: 'X' }, listDate: '2026-03-09', scope: [] };
    await importListForTest(opened.database, { ...head, auctions: stock }, day);
    app = await buildTestApp(opened, day);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const list = async (query = '') =>
    expectDocumented<{ data: WireAuction[]; facets: components['schemas']['Facets'] }>(
      await app.inject({ url: `/api/auctions?${query}` }),
      'listAuctions',
    );
  const codes = async (query: string) => (await list(query)).data.map(({ code }) => code ?? '').toSorted();

  test('[LIST-12][LABEL-09] a suggestion says what its auction costs now', async () => {
    const { data } = expectDocumented<{ data: components['schemas']['Suggestion'][] }>(
      await app.inject({ url: '/api/auctions/suggestions?q=falida' }),
      'suggest',
    );
    expect(data).toMatchObject([{ kind: 'auction', detail: 'R$\u00A040.000,00' }]);
  });

  test('[LABEL-09] is shown by the list and narrowed by its phase, price and day', async () => {
    const { data, facets } = await list('phase=third&order=2');
    expect(data.map((one) => [one.code, one.date_third, one.minimum_value_third])).toEqual([
      ['third', '20/03/2026 10:00', 40_000],
      ['estate', '20/03/2026 10:00', 40_000],
      ['over', '05/03/2026 10:00', 40_000],
      ['free', '20/03/2026 10:00', null],
    ]);
    expect(Object.fromEntries(facets.phases.map(({ phase, count }) => [phase, count]))).toMatchObject({
      first: 1,
      second: 2,
      third: 4,
    });
    expect(await codes('price=0-50000&status=active')).toEqual(['estate', 'third']);
    expect(await codes('discount_min=90&status=active')).toEqual(['estate', 'third']);
    expect(await codes('date_from=2026-03-20&date_to=2026-03-20')).toEqual(['estate', 'free', 'third']);
    expect(await codes('status=ended')).toEqual(['over']);
    const two = (await list()).data.find(({ code }) => code === 'second of two');
    expect(two).toMatchObject({ date_third: null, minimum_value_third: null });
  });

  test('[LABEL-09] is read out of a sentence', async () => {
    for (const words of ['terceira praça', '3ª praça', 'terceiro leilão', 'terceira chamada'])
      expect(await codes(`keyword=${encodeURIComponent(words)}`), words).toEqual(await codes('phase=third'));
  });

  test('[LABEL-09] search and screens agree on phase and price at every moment', async () => {
    const { rows } = await sql<AuctionRow>`select ${auctionColumns} from auctions a`.execute(opened.database);
    const instants = Array.from({ length: 90 }, (_, at) => at - 60).flatMap((days) => {
      const noon = day.getTime() + days * 86_400_000;
      // Rounds close at 13:00: an hour before, as they do, and after.
      return [noon, noon + 3_600_000, noon + 7_200_000].map((at) => new Date(at));
    });
    let thirds = 0;
    for (const at of instants) {
      const { rows: known } = await sql<{ auction_id: number; phase: number; price: number }>`
        select auction_id, phase, price from auctions_at(array(select id from auctions), ${at}::timestamptz)`.execute(
        opened.database,
      );
      const bySql = new Map(known.map((one) => [one.auction_id, [one.phase, one.price]]));
      for (const row of rows) {
        const sale = saleOf(row);
        const phase = salePhaseAt(sale, at);
        if (phase === 'third') thirds += 1;
        expect(bySql.get(row.id), `${row.code} at ${at.toISOString()}`).toEqual([
          phaseCodes[phase],
          valueAt({ ...sale, price: row.minimum_first }, at),
        ]);
      }
    }
    expect(thirds).toBeGreaterThan(100);
  });

  test('[RITE-05] no floor is stated of a court’s sale that has one, unless it is said to be a bankrupt estate’s', async () => {
    const legalOf = async (code: string) => {
      const { rows } = await sql<{ key: string }>`
        select uuid_key as key from auctions where code = ${code}`.execute(opened.database);
      const answer = await app.inject({ url: `/api/auctions/${rows[0]!.key}/evidence` });
      return expectDocumented<Evidence>(answer, 'getEvidence').legal;
    };
    const untold = { status: 'unknown', amount: null, unless: 'bankruptcy' };
    for (const code of ['third', 'free', 'second of three', 'first of three'])
      expect(await legalOf(code), code).toMatchObject({
        rite: 'judicial',
        floor: untold,
      });
    expect(await legalOf('estate')).toMatchObject({
      rite: 'bankruptcy',
      floor: { status: 'none', amount: null, unless: null },
      articles: [{ id: 'lei-11101-142' }],
    });
    expect(await legalOf('second of two')).toMatchObject({ floor: { status: 'at', article: 'cpc-891' } });
  });

  test('[LABEL-09] begins as the second ends, and the sale leaves thirty days after it', async () => {
    await refreshDue(opened.database, on('03-15'));
    expect(await codes('phase=third')).toEqual(['estate', 'free', 'over', 'second of three', 'third']);
    await refreshDue(opened.database, on('04-03'));
    expect(await codes('phase=third')).toContain('over');
    await refreshDue(opened.database, on('04-04'));
    expect(await codes('')).not.toContain('over');
    expect(await codes('')).toContain('third');
    await refreshDue(opened.database, on('04-19'));
    expect(await codes('')).toEqual(['first of three', 'second of three']);
  });
});
