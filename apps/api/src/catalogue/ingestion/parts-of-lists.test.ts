import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { quarantineOf } from './testing/import-list-for-test.ts';
import { caixa, type ListsForTest, listsForTest } from './undo/testing/lists-for-test.ts';

const aPart = { scope: [] };
const lots = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aListedAuction(`R${from + at}`));
const unread = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    line: 100 + at,
    code: `X${at}`,
    uf: 'GO',
    reason: 'Sem preço.',
  }));

describe.each(engines)('lists that are only a part on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const gone = async () =>
    (await lists.rows('select code from auctions where gone_since is not null order by code')).map(
      ({ code }) => code,
    );

  test('[API-09] an older complete list leaves what a newer part brought or had as it is', async () => {
    await lists.importList('2026-11-27', lots(0, 9));
    const repriced = aListedAuction('R0', { minimumFirst: 9_000_000 });
    await lists.importList('2026-11-29', [repriced, ...lots(10, 12)], aPart);
    const known = () => lists.rows("select * from auctions where list_date = '2026-11-29' order by id");
    const before = await known();
    await lists.importList('2026-11-28', [...lots(2, 9), ...lots(20, 20)]);
    expect(await gone()).toEqual(['R1']);
    expect(await known()).toEqual(before);
    await lists.importList('2026-11-30', lots(2, 9));
    expect(await gone()).toEqual(['R0', 'R1', 'R10', 'R11', 'R12', 'R20']);
  });

  test('[INTAKE-09] nor does the newer part make it a list that shrank', async () => {
    await lists.importList('2026-11-27', lots(1, 10));
    await lists.importList('2026-11-29', lots(11, 20), aPart);
    const { database } = opened;
    const older = { source: caixa, listDate: '2026-11-28', scope: ['GO'], auctions: lots(1, 8) };
    expect(await quarantineOf(database, older)).toBeNull();
    expect(await quarantineOf(database, { ...older, listDate: '2026-11-30' })).toBe(
      'A lista encolheu mais de 30 % (GO de 20 para 8).',
    );
  });

  test('[INTAKE-03] lines that can not be read hold a part as they hold a complete list', async () => {
    const part = { source: caixa, listDate: '2026-11-27', scope: [], auctions: lots(1, 2) };
    const { database } = opened;
    expect(await quarantineOf(database, { ...part, unread: unread(3) })).toBeNull();
    expect(await quarantineOf(database, { ...part, unread: unread(8) })).toBe(
      'Não se pôde ler 8 de 10 linhas; 8 delas em GO.',
    );
    expect(await quarantineOf(database, { ...part, unread: unread(8) }, true)).toBeNull();
  });
});
