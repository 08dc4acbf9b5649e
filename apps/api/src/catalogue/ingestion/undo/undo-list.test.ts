import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../../test/a-listed-auction.ts';
import { engines } from '../../../../test/databases.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { quarantineOf } from '../testing/import-list-for-test.ts';
import { UndoRefused, UnknownRun } from './find-list.ts';
import { caixa, type ListsForTest, listsForTest } from './testing/lists-for-test.ts';
import { previewUndo } from './undo-list.ts';

describe.each(engines)('undoList on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await lists.clear();
  });

  test('[INTAKE-30][LABEL-09] every kind of change goes back to what it was before', async () => {
    const seller = { name: 'Silva Leilões', website: 'https://silva.example', phone: null, logo: null };
    const first = aListedAuction('1', { auctioneer: seller });
    await lists.importList('2026-03-01', [
      first,
      aListedAuction('2'),
      aListedAuction('3'),
      aListedAuction('4'),
    ]);
    await lists.importList('2026-03-02', [first, aListedAuction('2'), aListedAuction('3')]);
    const before = await lists.state();
    const run = await lists.importList('2026-03-03', [
      aListedAuction('1', {
        auctioneer: { ...seller, phone: '11999999999' },
        minimumFirst: 1,
        minimumSecond: 2,
        valuation: 3,
        modality: 'Leilão',
        directSale: false,
        dateFirst: new Date('2026-04-01T13:00Z'),
        dateSecond: new Date('2026-04-09T13:00Z'),
        third: { date: new Date('2026-04-17T13:00Z'), minimum: 1 },
        address: 'Outra rua, 1',
        images: ['https://silva.example/1.jpg'],
        latitude: -16.123456789,
        longitude: -49.1,
        areaTotal: 12.34,
        bedrooms: null,
        financing: true,
        city: 'ANAPOLIS',
        featured: true,
      }),
      aListedAuction('2'),
      aListedAuction('4', { extra: 'Ocupado' }),
      aListedAuction('5'),
    ]);
    const figures = { restored: 1, relisted: 1, unlisted: 1, withdrawn: 1, partly: 0 };
    expect(await previewUndo(opened.database, run)).toEqual(figures);
    expect(await lists.undo(run)).toMatchObject(figures);
    expect(await lists.state()).toEqual(before);
    expect(
      await lists.rows(`select a.code, e.list_date from standing_events e join auctions a on a.id = e.auction_id
        where e.kind = 'undone' order by a.code`),
    ).toEqual(['1', '3', '4', '5'].map((code) => ({ code, list_date: '2026-03-03' })));
  });

  test('[INTAKE-30] nothing is erased: events and lists only become more', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [
      aListedAuction('1', { minimumFirst: 1 }),
      aListedAuction('2'),
    ]);
    const events = await lists.rows('select * from auction_events order by id');
    await lists.undo(run);
    const after = await lists.rows('select * from auction_events order by id');
    expect(after.slice(0, events.length)).toEqual(events);
    expect(after.slice(events.length).map(({ kind }) => kind)).toEqual(['undone', 'undone']);
    expect(await lists.rows('select list_date from lists order by id')).toHaveLength(2);
    expect(await lists.rows('select code from auctions order by code')).toEqual([
      { code: '1' },
      { code: '2' },
    ]);
  });

  test('[INTAKE-31] what it brought first is new again by the next list that has it', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    await lists.undo(
      await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2', { minimumFirst: 1 })]),
    );
    const run = await lists.importList('2026-03-04', [aListedAuction('1'), aListedAuction('2')]);
    const [summary] = await lists.rows(`select summary from feed_runs where uuid = '${run}'`);
    expect(summary).toMatchObject({ summary: { new: 1, changed: 0, returned: 0, unchanged: 1 } });
    expect(
      await lists.rows(`select first_listed, gone_since, withdrawn_at from auctions where code = '2'`),
    ).toEqual([{ first_listed: '2026-03-04', gone_since: null, withdrawn_at: null }]);
    expect(
      await lists.rows(`select e.kind, e.list_date, e.new from standing_events e join auctions a on a.id = e.auction_id
        where a.code = '2' and e.kind <> 'undone'`),
    ).toEqual([{ kind: 'listed', list_date: '2026-03-04', new: '18640000' }]);
    await lists.undo(run);
    expect(
      await lists.rows(`select withdrawn_at is not null as withdrawn from auctions order by code`),
    ).toEqual([{ withdrawn: false }, { withdrawn: true }]);
  });

  test('[INTAKE-32] a list of 2099 is undone, and correct ones follow', async () => {
    const quarantine = (listDate: string) =>
      quarantineOf(
        opened.database,
        { source: caixa, listDate, scope: ['GO'], auctions: [aListedAuction('1')] },
        false,
      );
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2099-01-01', [aListedAuction('1')]);
    expect(await quarantine('2026-03-02')).toContain('mais antiga');
    await lists.undo(run);
    expect(await quarantine('2026-03-02')).toBeNull();
    expect((await lists.state()).auctions).toMatchObject([{ list_date: '2026-03-01' }]);
  });

  test('[INTAKE-32] what only the undone list had blocks no correct list', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    await lists.undo(await lists.importList('2026-03-10', [aListedAuction('1'), aListedAuction('2')]));
    for (const scope of [['GO'], []])
      expect(
        await quarantineOf(
          opened.database,
          {
            source: caixa,
            listDate: '2026-03-09',
            scope,
            auctions: [aListedAuction('1'), aListedAuction('2')],
          },
          false,
        ),
      ).toBeNull();
  });

  test('[INTAKE-33] lists go back step by step, the newest first; else it is refused', async () => {
    const first = await lists.importList('2026-03-01', [aListedAuction('1')]);
    const second = await lists.importList('2026-03-02', [aListedAuction('1', { minimumFirst: 1 })]);
    await expect(lists.undo(first)).rejects.toThrow(
      `Só a lista mais nova pode ser desfeita: desfaça antes a de 02/03/2026 (execução ${second}).`,
    );
    const { run } = await lists.undo(second);
    await expect(lists.undo(second)).rejects.toThrow('Esta lista já foi desfeita.');
    await expect(lists.undo(run)).rejects.toThrow('Esta execução já é a de desfazer uma lista.');
    await lists.undo(first);
    expect(await lists.rows('select from standing_lists')).toEqual([]);
    await expect(lists.undo('não é um número')).rejects.toThrow(UnknownRun);
    await expect(lists.undo('8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30')).rejects.toThrow(UnknownRun);
  });

  test('[INTAKE-33] lists of other states and sources do not stand in the way', async () => {
    const inSaoPaulo = aListedAuction('9', { uf: 'SP', city: 'SAO PAULO' });
    const goias = await lists.importList('2026-03-01', [aListedAuction('1')]);
    await lists.importList('2026-03-02', [inSaoPaulo], { scope: ['SP'] });
    await lists.importList('2026-03-02', [aListedAuction('1')], { source: { code: 'mega', name: 'Mega' } });
    expect(await lists.undo(goias)).toMatchObject({ withdrawn: 1 });
    const part = await lists.importList('2026-03-03', [aListedAuction('1')]);
    await lists.importList('2026-03-04', [inSaoPaulo], { scope: [] });
    await expect(lists.undo(part)).rejects.toThrow(UndoRefused);
  });

  test('[INTAKE-34] the undoing has a run, and its reason stays with it', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [aListedAuction('2')]);
    const undone = await lists.undo(run);
    expect(undone).toMatchObject({
      undone: { run, listDate: '2026-03-02', fileName: 'lista-2026-03-02.csv' },
    });
    expect(
      await lists.rows(`select u.uuid, u.status, u.held_reason, u.summary, r.uuid as undoes, r.undone_at
        from feed_runs u join feed_runs r on r.id = u.undoes`),
    ).toEqual([
      {
        uuid: undone.run,
        status: 'taken',
        held_reason: 'lista errada',
        summary: { rows: 2, changed: 0, returned: 1, gone: 1, unlisted: 0, withdrawn: 1 },
        undoes: run,
        undone_at: new Date('2026-03-10T13:00Z'),
      },
    ]);
  });

  test('[INTAKE-30] a failure in the middle leaves the list as it was', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [aListedAuction('1', { minimumFirst: 1 })]);
    const before = await lists.state();
    await opened.pool.query('alter table feed_runs add constraint full_disk check (undoes is null)');
    await expect(lists.undo(run)).rejects.toThrow('full_disk');
    await opened.pool.query('alter table feed_runs drop constraint full_disk');
    expect(await lists.state()).toEqual(before);
    await lists.undo(run);
    expect(await lists.state()).not.toEqual(before);
  });
});
