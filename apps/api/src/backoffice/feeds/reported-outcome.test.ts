import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { aFeed, aLot, lots } from './testing/a-feed.ts';
import { type FeedServer, feedServer, feedsPath, type Line } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('what is reported of an imported list, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: FeedServer;

  beforeAll(async () => {
    opened = await open();
    server = await feedServer(opened, now);
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });

  test('[INTAKE-02] the sender and the back office read that because of a line without a code all others stayed in the list', async () => {
    const sender = await server.anAuctioneer();
    const complete = { complete: true };
    await server.send(sender, aFeed(lots(4), { ...complete, list_date: '2026-03-08' }));
    const { code: _none, ...withoutCode } = aLot('X');
    const { feed } = await server.send(sender, aFeed([...lots(3), withoutCode], complete));
    const notes = ['SP: 1 linha não diz de que imóvel é; por isso nenhum foi dado como fora da lista.'];
    expect(feed).toMatchObject({ status: 'taken', gone: 0, rejected: 1, reason: null, notes });
    const own = await server.call(`${feedsPath}/${feed.id}`, sender);
    expect(expectDocumented(own, 'getFeed')).toMatchObject({ data: { notes } });
    const received = await server.call(`/api/admin/feeds/${feed.id}`, server.admin);
    expect(expectDocumented(received, 'getReceivedFeed')).toMatchObject({ data: { feed: { notes } } });

    const whole = await server.send(sender, aFeed(lots(3), { ...complete, list_date: '2026-03-10' }));
    expect(whole.feed).toMatchObject({ status: 'taken', gone: 1, notes: [] });
  });

  const inGoias = (code: string) => aLot(code, { uf: 'GO', city: 'Goiânia' });
  const goias = ['G1', 'G2', 'G3', 'G4'].map(inGoias);

  test.each([
    ['of SP', 'SP', { SP: 0, GO: 1 }, ['G4']],
    ['of GO', 'GO', { SP: 8, GO: 0 }, ['L10', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9']],
    ['of no known state', 'XX', { SP: 0, GO: 0 }, []],
  ])(
    '[API-08][INTAKE-02] with a line without a code %s, a list delists what was announced before it was accepted',
    async (_of, uf, delisted, codes) => {
      const sender = await server.anAuctioneer();
      const complete = { complete: true };
      await server.send(sender, aFeed([...lots(10), ...goias], { ...complete, list_date: '2026-03-08' }));
      const { code: _none, ...withoutCode } = aLot('X', { uf });
      const { feed } = await server.send(
        sender,
        aFeed([...lots(2), ...goias.slice(0, 3), withoutCode], complete),
      );
      expect(feed).toMatchObject({ status: 'held', waits_for: 'decision' });
      const url = `/api/admin/feeds/${feed.id}`;
      const delistings = expectDocumented<{ data: { code: string }[] }>(
        await server.call(`${url}/vanishing`, server.admin),
        'listDelistings',
      );
      expect(delistings).toMatchObject({
        states: [
          { state: 'GO', known: 4, listed: 3, vanishing: delisted.GO },
          { state: 'SP', known: 10, listed: 2, vanishing: delisted.SP },
        ],
        pagination: { total: codes.length },
      });
      expect(delistings.data.map(({ code }) => code)).toEqual(codes);

      await server.call(`${url}/accept`, server.admin, {});
      await server.work();
      const taken = await server.call(url, server.admin);
      expect(expectDocumented(taken, 'getReceivedFeed')).toMatchObject({
        data: { feed: { status: 'taken', gone: codes.length, rejected: 1 } },
      });
      const gone = (await server.auctionsOf(sender)).filter(({ gone_since }) => gone_since);
      expect(gone.map(({ code }) => code)).toEqual(codes);
    },
  );

  test('[INTAKE-21] a title that the sender changed is an outcome of its line and a line of the history', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed([aLot('A', { title: 'Casa em Jundiaí' })], { list_date: '2026-03-08' }));
    const title = 'Parte ideal de 25% de casa em Jundiaí';
    const { feed, lines } = await server.send(sender, aFeed([aLot('A', { title })]));
    expect(feed).toMatchObject({ status: 'taken', changed: 1, unchanged: 0 });
    expect(lines).toMatchObject([{ code: 'A', outcome: 'changed' }]);
    const auction = await server.call(`/api/auctions/${lines[0]!.uuid_key}`, null);
    expect(expectDocumented(auction, 'getAuction')).toMatchObject({
      data: {
        title,
        history: [
          { kind: 'listed' },
          { kind: 'details', fields: [{ name: 'title', from: 'Casa em Jundiaí', to: title }] },
        ],
      },
    });
  });

  test('[INTAKE-31] what an undoing delisted again is distinguished from what it withdrew', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed(lots(4), { complete: true, list_date: '2026-03-07' }));
    await server.send(sender, aFeed(lots(3), { complete: true, list_date: '2026-03-08' }));
    const { feed } = await server.send(sender, aFeed([...lots(4), aLot('N1'), aLot('N2')]));
    expect(feed).toMatchObject({ status: 'taken', returned: 1, new: 2 });
    await server.call(`/api/admin/feeds/${feed.id}/undo`, server.admin, { reason: 'Lista de outro mês.' });
    await server.work();
    const figures = { rows: 3, changed: 0, returned: 0, gone: 3, unlisted: 1, withdrawn: 2 };
    const mine = await server.call(feedsPath, sender);
    expect(expectDocumented<{ data: object[] }>(mine, 'listFeeds').data[0]).toMatchObject({
      undoes: feed.id,
      ...figures,
    });
    const log = await server.call(`/api/admin/audit-log?subject=feed:${feed.id}`, server.admin);
    const [entry] = expectDocumented<{ data: { detail: object }[] }>(log, 'listAuditLog').data;
    expect(entry!.detail).toEqual({
      reason: 'Lista de outro mês.',
      list_date: '2026-03-09',
      restored: 0,
      relisted: 0,
      unlisted: 1,
      withdrawn: 2,
    });
  });

  test('[INTAKE-31] no line of a list that was undone leads to what only it had', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed([aLot('A')], { list_date: '2026-03-08' }));
    const { feed, lines } = await server.send(sender, aFeed([aLot('A'), aLot('R20')]));
    expect(lines.map(({ uuid_key: key }) => typeof key)).toEqual(['string', 'string']);
    const undo = { reason: 'Lista de outro mês.' };
    await server.call(`/api/admin/feeds/${feed.id}/undo`, server.admin, undo);
    await server.work();
    const mine = await server.call(`${feedsPath}/${feed.id}/lines`, sender);
    const received = await server.call(`/api/admin/feeds/${feed.id}/lines`, server.admin);
    for (const answer of [
      expectDocumented<{ data: Line[] }>(mine, 'listFeedLines'),
      expectDocumented<{ data: Line[] }>(received, 'listReceivedFeedLines'),
    ])
      expect(answer.data).toMatchObject([
        { code: 'A', outcome: 'unchanged', uuid_key: lines[0]!.uuid_key },
        { code: 'R20', outcome: 'new', uuid_key: null },
      ]);
  });
});
