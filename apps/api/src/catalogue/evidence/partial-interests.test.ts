import { partialInterests } from '@martelo/domain/partial-interest';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

const share = 'Parte ideal de 50% do apartamento';
const many = (count: number, row: (n: number) => Partial<ListedAuction>) =>
  Array.from({ length: count }, (_, n) => aListedAuction(String(n + 1), row(n + 1)));

/** Titles composed of the usual parts, in every order and spelling. */
const pieces = [
  'Parte Ideal',
  'PARTEL IDEAL',
  'metade ideal',
  'partes ideais',
  'Fração Ideal',
  '50%',
  '33,33 %',
  '(16,66%)',
  '100%',
  '100,00%',
  '1/3',
  '1/1',
  'de',
  'sobre',
  'do',
  'da casa',
  'do apartamento',
  'DIREITOS',
  'direitos sobre',
  'Direitos aquisitivos',
  'direitos possessórios',
  'dos direitos',
  'Leilão de Direitos',
  'nua-propriedade',
  'NUA PROPRIEDADE',
  'de desconto',
  'Lote 2 -',
  'Lote 3:',
  'Curitiba –',
  '(',
  ')',
  'Apartamento 70 m²',
  'terreno',
] as const;
const title = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', ' ', '  ', '')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''));

describe.each(engines)('shares and rights on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  test('[LABEL-35] the database finds in a title what the domain finds', async () => {
    const isPartial = async (titles: readonly string[]) => {
      const { rows } = await opened.pool.query(
        'select is_partial_interest(t) as found from unnest($1::text[]) with ordinality as given (t, n) order by n',
        [titles],
      );
      return rows.map(({ found }) => found as boolean);
    };
    const titles = fc.sample(title, 3000);
    const results = await isPartial(titles);
    expect(titles.filter((each, at) => results[at] !== partialInterests(each).length > 0)).toEqual([]);
    expect(results.filter(Boolean).length).toBeGreaterThan(300);
    expect(await isPartial([share, 'Nua\u00A0propriedade', 'Apartamento, Centro, Curitiba – PR'])).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('[LABEL-35] their price counts among those of no whole property, per square metre or in a median', async () => {
    await lists.importList('2026-03-01', [
      ...many(30, (n) => ({ minimumFirst: n * 10_000_00, areaPrivate: 50 })),
      aListedAuction('share', { title: share, minimumFirst: 1_000_00, areaPrivate: 50 }),
    ]);
    const ranks = await lists.rows(`select a.code, metre_scope, metre_n, discount_n from auction_ranks r
      join auctions a on a.id = r.auction_id where a.code in ('1', 'share') order by 1`);
    expect(ranks).toEqual([
      { code: '1', metre_scope: 'city', metre_n: 30, discount_n: 31 },
      { code: 'share', metre_scope: null, metre_n: null, discount_n: 31 },
    ]);
    const medians = await lists.rows(
      `select measure, n from list_medians where neighborhood = '' order by 1`,
    );
    expect(medians).toEqual([
      { measure: 'price', n: 30 },
      { measure: 'private', n: 30 },
    ]);
    const found = await lists.rows(`select s.square_metre, s.area, s.metre_rank from search_rows s
      join auctions a on a.id = s.auction_id where a.code = 'share'`);
    expect(found).toEqual([{ square_metre: 0, area: 5000, metre_rank: 0 }]);
  });

  test('[LABEL-35] a title that alone changes is taken over without an event, and back with its list', async () => {
    const states = async () =>
      (await lists.rows('select partial_interest from auctions'))[0]!['partial_interest'];
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    expect(await states()).toBe(false);
    const before = await lists.state();
    const run = await lists.importList('2026-03-02', [aListedAuction('1', { title: share })]);
    expect(await states()).toBe(true);
    expect(await lists.rows(`select kind from auction_events order by id`)).toEqual([{ kind: 'listed' }]);
    await lists.undo(run);
    expect(await states()).toBe(false);
    expect(await lists.state()).toEqual(before);
  });
});
