import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { caixa } from './sources/caixa.ts';
import { marteloFeed } from './sources/martelo-feed.ts';
import { mega } from './sources/mega.ts';
import { type ListsForTest, listsForTest } from './undo/testing/lists-for-test.ts';

const whole = aListedAuction('1', { title: 'Casa no Setor Bueno' });
const share = { ...whole, title: 'Parte ideal de 25% de casa no Setor Bueno' };
const own = { ownTitles: true };

test('[INTAKE-21] titles are the words of those who send them, but for Caixa’s, which are made here', () => {
  const titles = [marteloFeed, mega, caixa].map(({ code, ownTitles }) => [code, ownTitles]);
  expect(titles).toEqual([
    ['martelo-feed', true],
    ['mega', true],
    ['caixa', false],
  ]);
});

describe.each(engines)('a title that changes on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const events = () => lists.rows('select kind, fields from standing_events order by id');
  const listed = { kind: 'listed', fields: null };
  const changed = async (run: string) =>
    (await lists.rows(`select (summary ->> 'changed')::integer as n from feed_runs where uuid = '${run}'`))[0]
      ?.n;

  test('[INTAKE-21] is a change with an event where it is the source’s own', async () => {
    await lists.importList('2026-03-01', [whole], own);
    const run = await lists.importList('2026-03-02', [share], own);
    expect(await changed(run)).toBe(1);
    const changedTitle = { kind: 'details', fields: { title: [whole.title, share.title] } };
    expect(await events()).toEqual([listed, changedTitle]);
    expect(await changed(await lists.importList('2026-03-03', [share], own))).toBe(0);
    expect(await events()).toEqual([listed, changedTitle]);
  });

  test('[INTAKE-21] is recorded beside whatever else the list changed', async () => {
    await lists.importList('2026-03-01', [whole], own);
    await lists.importList('2026-03-02', [{ ...share, minimumFirst: 9_000_000, bedrooms: 7 }], own);
    expect(await events()).toEqual([
      listed,
      { kind: 'price', fields: null },
      {
        kind: 'details',
        fields: { title: [whole.title, share.title], bedrooms: [whole.bedrooms, 7] },
      },
    ]);
  });

  test('[INTAKE-52] shows no CPF that an earlier list still had', async () => {
    const known = {
      title: 'Casa de 529.982.247-25',
      address: 'Rua 1, 52998224725',
      extra: 'CPF 111.222.333-44',
    };
    const hidden = { title: 'Casa de omitido', address: 'Rua 1, omitido', extra: 'CPF omitido' };
    await lists.importList('2026-03-01', [{ ...whole, ...known }], own);
    await lists.importList('2026-03-02', [{ ...whole, ...hidden, bedrooms: 7 }], own);
    expect(await events()).toEqual([listed, { kind: 'details', fields: { bedrooms: [whole.bedrooms, 7] } }]);
    expect(await lists.rows('select title, address, extra from auctions')).toEqual([hidden]);
  });

  test('[INTAKE-21] is none where it is made of the other fields', async () => {
    await lists.importList('2026-03-01', [whole]);
    expect(await changed(await lists.importList('2026-03-02', [share]))).toBe(0);
    expect(await events()).toEqual([listed]);
    expect(await lists.rows('select title from auctions')).toEqual([{ title: share.title }]);
  });

  test('[INTAKE-30] undoing the list restores the earlier title', async () => {
    await lists.importList('2026-03-01', [whole], own);
    const before = await lists.state();
    await lists.undo(await lists.importList('2026-03-02', [share], own));
    expect(await lists.state()).toEqual(before);
    expect(await lists.rows('select title from auctions')).toEqual([{ title: whole.title }]);
  });
});
