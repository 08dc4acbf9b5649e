import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from './sources/listed-auction.ts';
import { importListForTest, quarantineOf } from './testing/import-list-for-test.ts';

const now = new Date('2026-03-10T12:00Z');
const source = { code: 'caixa', name: 'Caixa Econômica Federal' };
const none = {
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  returned: 0,
  priceDown: 0,
  priceUp: 0,
  modalityChanged: 0,
};

describe.each(engines)('importing a list on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await sql`truncate auction_events, auction_search, lists, auctions, 
      counts_by_neighborhood restart identity cascade`.execute(opened.database);
  });

  const importList = (listDate: string, auctions: ListedAuction[], scope = ['GO']) =>
    importListForTest(opened.database, { source, listDate, scope, auctions }, now);
  const rows = async (query: string) => (await opened.pool.query(query)).rows as Record<string, unknown>[];

  test('[API-09] the same list twice changes nothing', async () => {
    const list = [aListedAuction('1'), aListedAuction('2')];
    expect(await importList('2026-03-01', list)).toEqual({ ...none, new: 2 });
    const before = await rows('select * from auctions order by id');
    expect(await importList('2026-03-01', list)).toEqual({ ...none, unchanged: 2 });
    expect(await rows('select * from auctions order by id')).toEqual(before);
    expect(await rows('select kind from auction_events')).toEqual([{ kind: 'listed' }, { kind: 'listed' }]);
  });

  test('[LIST-09] a row of search whose price and words change is written once, with its new words known', async () => {
    await importList('2026-03-01', [aListedAuction('1'), aListedAuction('2')]);
    const found = (word: string) =>
      rows(`select a.code, s.price from auction_search s join auctions a on a.id = s.auction_id
        where s.words @@ to_tsquery('folded', '${word}')`);
    expect(await found('estaleiro')).toEqual([]);
    await sql`delete from search_changes`.execute(opened.database);
    await importList('2026-03-02', [
      aListedAuction('1', { minimumFirst: 17_000_000, address: 'RUA DO ESTALEIRO, N. 7' }),
      aListedAuction('2'),
    ]);
    expect(await rows('select a.code from search_changes c join auctions a on a.id = c.auction_id')).toEqual([
      { code: '1' },
    ]);
    expect(await found('estaleiro')).toEqual([{ code: '1', price: 17_000_000 }]);
    expect(await rows(`select word from search_words where word = 'estaleiro'`)).toHaveLength(1);
  });

  test('[API-09] new, changed, gone and returned are distinguished, each dated by its list', async () => {
    await importList('2026-03-01', [aListedAuction('1'), aListedAuction('2')]);
    expect(
      await importList('2026-03-02', [
        aListedAuction('1', { minimumFirst: 17_000_000, modality: 'Venda Online' }),
      ]),
    ).toEqual({
      ...none,
      changed: 1,
      gone: 1,
      priceDown: 1,
      modalityChanged: 1,
    });
    expect(
      await importList('2026-03-03', [
        aListedAuction('1', { minimumFirst: 17_000_000, modality: 'Venda Online' }),
        aListedAuction('2'),
        aListedAuction('3'),
      ]),
    ).toEqual({ ...none, new: 1, unchanged: 1, returned: 1 });

    expect(
      await rows(`select a.code, e.kind, e.list_date, e.old, e.new from auction_events e
        join auctions a on a.id = e.auction_id order by e.id`),
    ).toEqual([
      { code: '1', kind: 'listed', list_date: '2026-03-01', old: null, new: '18640000' },
      { code: '2', kind: 'listed', list_date: '2026-03-01', old: null, new: '18640000' },
      { code: '2', kind: 'gone', list_date: '2026-03-02', old: null, new: null },
      { code: '1', kind: 'price', list_date: '2026-03-02', old: '18640000', new: '17000000' },
      {
        code: '1',
        kind: 'modality',
        list_date: '2026-03-02',
        old: 'Venda Direta Online',
        new: 'Venda Online',
      },
      { code: '3', kind: 'listed', list_date: '2026-03-03', old: null, new: '18640000' },
      { code: '2', kind: 'returned', list_date: '2026-03-03', old: null, new: null },
    ]);
  });

  test('[API-09] a list covers only its states', async () => {
    await importList(
      '2026-03-01',
      [aListedAuction('1'), aListedAuction('2', { uf: 'SP', city: 'SAO PAULO' })],
      ['GO', 'SP'],
    );
    expect(await importList('2026-03-02', [aListedAuction('3')])).toEqual({ ...none, new: 1, gone: 1 });
    expect(await rows('select code from auctions where gone_since is not null')).toEqual([{ code: '1' }]);
  });

  test('[API-09] a column that comes later does not make every row differ, nor does its absence erase it', async () => {
    await importList('2026-03-01', [aListedAuction('1')]);
    expect(
      await importList('2026-03-02', [aListedAuction('1', { financing: true, minimumFirst: 1 })]),
    ).toMatchObject({ changed: 1 });
    expect(await importList('2026-03-03', [aListedAuction('1', { minimumFirst: 2 })])).toMatchObject({
      changed: 1,
    });
    expect(await rows('select financing from auctions')).toEqual([{ financing: true }]);
  });

  test('[INTAKE-20] financing is stored for otherwise equal rows, and its change is an event and a changed row', async () => {
    const list = (financing: boolean | null | undefined) => [aListedAuction('1', { financing })];
    const events = () =>
      rows(`select list_date, old, new from auction_events where kind = 'financing' order by id`);
    await importList('2026-03-01', list(undefined));
    expect(await importList('2026-03-02', list(true))).toEqual({ ...none, unchanged: 1 });
    expect(await rows('select financing from auctions')).toEqual([{ financing: true }]);
    expect(await events()).toEqual([]);
    expect(await importList('2026-03-03', list(false))).toEqual({ ...none, changed: 1 });
    expect(await importList('2026-03-04', list(undefined))).toEqual({ ...none, unchanged: 1 });
    expect(await importList('2026-03-05', list(true))).toEqual({ ...none, changed: 1 });
    expect(await rows('select financing from auctions')).toEqual([{ financing: true }]);
    await importList('2026-03-06', list(null));
    expect(await events()).toEqual([
      { list_date: '2026-03-03', old: 'true', new: 'false' },
      { list_date: '2026-03-05', old: 'false', new: 'true' },
      { list_date: '2026-03-06', old: 'true', new: null },
    ]);
  });

  test('[INTAKE-21] every changed field leaves its event, beside others in one list', async () => {
    await importList('2026-03-01', [aListedAuction('1')]);
    await importList('2026-03-02', [
      aListedAuction('1', {
        minimumFirst: 17_000_000,
        address: 'Rua T-55, 931',
        extra: 'Ocupado',
        areaPrivate: 65.5,
        bedrooms: null,
        images: ['https://a.example/1.jpg'],
        dateFirst: new Date('2026-04-01T13:00Z'),
        minimumSecond: 9_000_000,
      }),
    ]);
    expect(
      await rows(`select kind, old, new, fields from auction_events where list_date = '2026-03-02'`),
    ).toEqual([
      { kind: 'price', old: '18640000', new: '17000000', fields: null },
      {
        kind: 'rounds',
        old: null,
        new: null,
        fields: {
          date_first: [null, expect.stringMatching(/^2026-04-01T/) as unknown],
          minimum_second: [null, 9_000_000],
        },
      },
      {
        kind: 'details',
        old: null,
        new: null,
        fields: {
          address: ['Rua T-55, 930', 'Rua T-55, 931'],
          extra: [null, 'Ocupado'],
          area_private: [64, 65.5],
          bedrooms: [2, null],
          images: [[], ['https://a.example/1.jpg']],
        },
      },
    ]);
  });

  test('[INTAKE-58][LABEL-09] a third round that comes, moves and goes is history; a row without one keeps its fingerprint', async () => {
    const rounds = { dateFirst: new Date('2026-04-01T13:00Z'), dateSecond: new Date('2026-04-15T13:00Z') };
    const third = { date: new Date('2026-04-29T13:00Z'), minimum: 1_000_000 };
    const history = () =>
      rows(`select list_date, kind, fields from auction_events where kind <> 'listed' order by id`);
    const known = () => rows('select date_third, minimum_third from auctions');
    await importList('2026-03-01', [aListedAuction('1', rounds)]);
    const [{ fingerprint }] = (await rows('select fingerprint from auctions')) as [{ fingerprint: string }];
    await importList('2026-03-02', [aListedAuction('1', { ...rounds, third })]);
    expect(await known()).toEqual([{ date_third: third.date, minimum_third: 1_000_000 }]);
    await importList('2026-03-03', [aListedAuction('1', { ...rounds, third: { ...third, minimum: null } })]);
    await importList('2026-03-03', [aListedAuction('1', { ...rounds, third: { ...third, minimum: null } })]);
    await importList('2026-03-04', [aListedAuction('1', rounds)]);
    expect(await known()).toEqual([{ date_third: null, minimum_third: null }]);
    expect(await rows('select fingerprint from auctions')).toEqual([{ fingerprint }]);
    const date = expect.stringMatching(/^2026-04-29T/) as unknown;
    expect(await history()).toEqual([
      {
        list_date: '2026-03-02',
        kind: 'rounds',
        fields: { date_third: [null, date], minimum_third: [null, 1_000_000] },
      },
      { list_date: '2026-03-03', kind: 'rounds', fields: { minimum_third: [1_000_000, null] } },
      { list_date: '2026-03-04', kind: 'rounds', fields: { date_third: [date, null] } },
    ]);
  });

  test('[LIST-09] what has no price is stored but not listed', async () => {
    await importList('2026-03-01', [aListedAuction('1'), aListedAuction('2', { minimumFirst: null })]);
    expect(await rows('select count(*) as n from auctions')).toEqual([{ n: 2 }]);
    expect(await rows('select count(*)::integer as n from auction_search')).toEqual([{ n: 1 }]);
  });

  test('the history refuses to be changed', async () => {
    await importList('2026-03-01', [aListedAuction('1')]);
    await expect(opened.pool.query('delete from auction_events')).rejects.toThrow('append-only');
    await expect(opened.pool.query(`update auction_events set kind = 'gone'`)).rejects.toThrow('append-only');
  });

  test('a failure in the middle leaves the old state whole', async () => {
    await importList('2026-03-01', [aListedAuction('1')]);
    const broken = [aListedAuction('2'), aListedAuction('3', { bedrooms: 99_999_999 })];
    await expect(importList('2026-03-02', broken)).rejects.toThrow();
    expect(await rows('select code, gone_since from auctions')).toEqual([{ code: '1', gone_since: null }]);
    expect(await rows('select count(*) as n from lists')).toEqual([{ n: 1 }]);
  });

  describe('quarantine', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => aListedAuction(String(at)));
    const quarantine = (listDate: string, auctions: ListedAuction[], accept = false) =>
      quarantineOf(opened.database, { source, listDate, scope: ['GO'], auctions }, accept);

    test('[API-09] a list that leaves less than 70 % of a state waits for a person', async () => {
      await importList('2026-03-01', many(10));
      expect(await quarantine('2026-03-02', many(7))).toBeNull();
      expect(await quarantine('2026-03-02', many(6))).toContain('GO de 10 para 6');
      expect(await quarantine('2026-03-02', many(6), true)).toBeNull();
    });

    test('[API-09] an empty list and one older than the last wait, whatever is accepted', async () => {
      await importList('2026-03-05', many(1));
      expect(await quarantine('2026-03-06', [], true)).toBe('A lista não tem nenhum imóvel.');
      expect(await quarantine('2026-03-04', many(1), true)).toContain('mais antiga');
      expect(await quarantine('2026-03-05', many(1))).toBeNull();
    });

    test('[API-09] so does an older partial list, which covers no state; what it brings as new may come late', async () => {
      await importList('2026-03-10', [aListedAuction('1')], []);
      const late = (...codes: string[]) =>
        quarantineOf(
          opened.database,
          { source, listDate: '2026-03-05', scope: [], auctions: codes.map((code) => aListedAuction(code)) },
          true,
        );
      expect(await late('1', '2')).toBe(
        'A lista é de 05/03/2026, mais antiga que a última recebida, de 10/03/2026.',
      );
      expect(await late('2')).toBeNull();
    });
  });
});
