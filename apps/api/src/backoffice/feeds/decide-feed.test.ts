import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import type { Caller } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { aFeed, aLot, lots } from './testing/a-feed.ts';
import { type FeedServer, feedServer, feedsPath as path } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');
const somewhere = '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416';
const wrong = 'Os dados enviados são inválidos.';

describe.each(engines)('deciding on feeds in quarantine on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: FeedServer;
  const call: FeedServer['call'] = (...args) => server.call(...args);
  const send: FeedServer['send'] = (...sent) => server.send(...sent);
  const anAuctioneer = () => server.anAuctioneer();
  const known = (sender: Caller) => server.auctionsOf(sender);

  beforeAll(async () => {
    opened = await open();
    server = await feedServer(opened, now);
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });

  /** A sender whose complete list shrank from ten lots to two. */
  const shrunken = async () => {
    const sender = await anAuctioneer();
    await send(sender, aFeed(lots(10), { complete: true, list_date: '2026-03-08' }));
    const held = await send(sender, aFeed([...lots(2), aLot('X', { uf: 'XX' })], { complete: true }));
    return { sender, held };
  };

  test('[API-09] a shrunken list waits for an admin, who lets it pass', async () => {
    const { sender, held } = await shrunken();
    expect(held).toMatchObject({
      feed: {
        status: 'held',
        waits_for: 'decision',
        rows: 2,
        new: 0,
        gone: 0,
        rejected: 1,
        finished_at: null,
      },
      lines: [{ line: 3, outcome: 'rejected' }],
    });
    expect(held.feed.reason).toBe('A lista encolheu mais de 30 % (SP de 10 para 2).');
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toEqual([]);
    const listed = expectDocumented(
      await call('/api/admin/feeds?status=held', server.admin),
      'listReceivedFeeds',
    );
    expect(listed).toMatchObject({
      data: [
        {
          feed: { id: held.feed.id },
          sender: { id: sender.id, company_name: 'Ana Lima' },
          accepted_by: null,
        },
      ],
    });
    const detail = await call(`/api/admin/feeds/${held.feed.id}`, server.admin);
    expect(expectDocumented(detail, 'getReceivedFeed')).toMatchObject({ lines: [{ line: 3 }] });

    server.notificationRequests();
    const accepted = await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    expect(expectDocumented(accepted, 'acceptFeed')).toMatchObject({
      message: 'Lista aceita. Ela entra em seguida.',
      data: { feed: { status: 'queued', waits_for: null, reason: null }, accepted_by: 'Ana Lima' },
    });
    await server.work();
    const taken = await call(`/api/admin/feeds/${held.feed.id}`, server.admin);
    expect(expectDocumented(taken, 'getReceivedFeed')).toMatchObject({
      data: { feed: { status: 'taken', unchanged: 2, gone: 8, rejected: 1 }, accepted_by: 'Ana Lima' },
    });
    expect(server.notificationRequests()).toBe(1);
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toHaveLength(8);
    const lines = (await call(`${path}/${held.feed.id}/lines`, sender)).json<{ pagination: object }>();
    expect(lines.pagination).toMatchObject({ total: 11 });
    const mine = expectDocumented(await call(`${path}/${held.feed.id}`, sender), 'getFeed');
    expect(mine).toMatchObject({ data: { status: 'taken' } });

    const twice = await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    expect([twice.statusCode, expectDocumented(twice, 'acceptFeed')]).toEqual([
      409,
      { message: 'Este envio não está retido.' },
    ]);
    const none = await call(`/api/admin/feeds/${somewhere}/accept`, server.admin, {});
    expect([none.statusCode, expectDocumented(none, 'acceptFeed')]).toEqual([
      404,
      { message: 'Envio não encontrado.' },
    ]);
    expect((await call('/api/admin/feeds/1', server.admin)).statusCode).toBe(422);
  });

  test('[API-08] a list in quarantine that a newer one overtook can only be refused, and the page says so', async () => {
    const { sender, held } = await shrunken();
    const delistings = async () =>
      expectDocumented<{ refusal: string | null }>(
        await call(`/api/admin/feeds/${held.feed.id}/vanishing`, server.admin),
        'listDelistings',
      ).refusal;
    expect(await delistings()).toBeNull();
    await send(sender, aFeed(lots(9), { complete: true, list_date: '2026-03-10' }));
    const sentence =
      'A lista é de 09/03/2026, mais antiga que a última recebida, de 10/03/2026. Ela não pode mais entrar: recuse-a.';
    expect(await delistings()).toBe(sentence);
    const accepted = await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    expect([accepted.statusCode, expectDocumented(accepted, 'acceptFeed')]).toEqual([
      409,
      { message: sentence },
    ]);
    await server.work();
    expect((await call(`${path}/${held.feed.id}`, sender)).json()).toMatchObject({
      data: { status: 'held', waits_for: 'decision' },
    });
    const log = await call(`/api/admin/audit-log?subject=feed:${held.feed.id}`, server.admin);
    expect(log.json<{ data: { action: string }[] }>().data.map(({ action }) => action)).toEqual([
      'feed.sent',
    ]);
    const refused = await call(`/api/admin/feeds/${held.feed.id}/refuse`, server.admin, { reason: 'Velha.' });
    expect(expectDocumented(refused, 'refuseFeed')).toMatchObject({ data: { feed: { status: 'refused' } } });
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toHaveLength(1);
  });

  test('[API-08] so can a part whose lots a newer list had', async () => {
    const sender = await anAuctioneer();
    await send(sender, aFeed(lots(2), { list_date: '2026-03-07' }));
    const bad = Array.from({ length: 4 }, (_, at) => aLot(`X${at}`, { uf: 'XX' }));
    const held = await send(sender, aFeed([...lots(2), ...bad], { list_date: '2026-03-08' }));
    expect(held.feed).toMatchObject({ status: 'held', reason: 'Não se pôde ler 4 de 6 linhas.' });
    await send(sender, aFeed(lots(1), { list_date: '2026-03-09' }));
    const accepted = await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    expect(accepted.json()).toEqual({
      message:
        'A lista é de 08/03/2026, mais antiga que a última recebida, de 09/03/2026. Ela não pode mais entrar: recuse-a.',
    });
  });

  test('[API-08] what a newer part had is not among what would be delisted, and is not', async () => {
    const { sender, held } = await shrunken();
    await send(sender, aFeed([aLot('L3'), aLot('N1')], { list_date: '2026-03-10' }));
    const answer = await call(`/api/admin/feeds/${held.feed.id}/vanishing`, server.admin);
    const seen = expectDocumented<{ data: { code: string }[] }>(answer, 'listDelistings');
    expect(seen).toMatchObject({
      states: [{ state: 'SP', known: 11, listed: 2, vanishing: 7 }],
      refusal: null,
    });
    const codes = ['L10', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'];
    expect(seen.data.map(({ code }) => code)).toEqual(codes);
    await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    await server.work();
    const gone = (await known(sender)).filter(({ gone_since }) => gone_since).map(({ code }) => code);
    expect(gone).toEqual(codes);
  });

  test('[API-08] before a list in quarantine is accepted, the back office sees what it would delist', async () => {
    const { held } = await shrunken();
    const delistings = (query = '', feed = held.feed.id) =>
      call(`/api/admin/feeds/${feed}/vanishing${query}`, server.admin);
    const seen = expectDocumented<{ data: { code: string }[] }>(await delistings(), 'listDelistings');
    expect(seen).toMatchObject({
      states: [{ state: 'SP', known: 10, listed: 2, vanishing: 8 }],
      pagination: { total: 8, current_page: 1 },
    });
    expect(seen.data.map(({ code }) => code)).toEqual(['L10', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9']);
    expect((await delistings('?page=7')).json()).toEqual(seen);
    expect(expectDocumented(await delistings('', somewhere), 'listDelistings')).toEqual({
      message: 'Envio não encontrado.',
    });

    const lines = await call(`/api/admin/feeds/${held.feed.id}/lines?outcome=rejected`, server.admin);
    expect(expectDocumented(lines, 'listReceivedFeedLines')).toMatchObject({
      data: [{ line: 3, outcome: 'rejected' }],
      pagination: { total: 1 },
    });

    await call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {});
    await server.work();
    const late = await delistings();
    expect([late.statusCode, expectDocumented(late, 'listDelistings')]).toEqual([
      409,
      { message: 'Este envio não está retido.' },
    ]);
  });

  test('[API-08] a list in quarantine is refused with a reason that its sender reads', async () => {
    const { sender, held } = await shrunken();
    const refuse = (body: object, feed = held.feed.id) =>
      call(`/api/admin/feeds/${feed}/refuse`, server.admin, body);
    expect(expectDocumented(await refuse({ reason: '   ' }), 'refuseFeed')).toEqual({
      message: wrong,
      errors: { reason: ['é obrigatório'] },
    });
    const refused = await refuse({ reason: 'O arquivo veio cortado.' });
    expect(expectDocumented(refused, 'refuseFeed')).toMatchObject({
      message: 'Lista recusada.',
      data: {
        feed: {
          status: 'refused',
          reason: 'O arquivo veio cortado.',
          gone: 0,
          finished_at: now.toISOString(),
        },
        accepted_by: null,
        refused_by: 'Ana Lima',
      },
    });
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toEqual([]);
    expect((await call(`${path}/${held.feed.id}`, sender)).json()).toMatchObject({
      data: { status: 'refused', reason: 'O arquivo veio cortado.' },
    });
    const { rows } = await sql<{ content: Buffer | null }>`
      select content from feed_runs where uuid = ${held.feed.id}`.execute(opened.database);
    expect(rows[0]!.content).toBeNull();
    const log = await call(
      `/api/admin/audit-log?subject=feed:${held.feed.id}&action=feed.refused`,
      server.admin,
    );
    expect(expectDocumented(log, 'listAuditLog')).toMatchObject({
      data: [{ actor: { name: 'Ana Lima' }, detail: { reason: 'O arquivo veio cortado.' } }],
      pagination: { total: 1 },
    });
    for (const decide of [
      refuse({ reason: 'De novo.' }),
      call(`/api/admin/feeds/${held.feed.id}/accept`, server.admin, {}),
    ]) {
      const late = await decide;
      expect([late.statusCode, late.json()]).toEqual([409, { message: 'Este envio não está retido.' }]);
    }
    const none = await refuse({ reason: 'Nenhum.' }, somewhere);
    expect([none.statusCode, expectDocumented(none, 'refuseFeed')]).toEqual([
      404,
      { message: 'Envio não encontrado.' },
    ]);
  });

  test('[API-08] the back office finds lists by source, state and day', async () => {
    const sender = await anAuctioneer();
    const { feed } = await send(sender, aFeed([aLot('A')]));
    const source = `leiloeiro-${sender.id}`;
    const found = async (query: string) => {
      const answer = await call(`/api/admin/feeds?source=${source}${query}`, server.admin);
      return expectDocumented<{ data: { feed: { id: string } }[] }>(answer, 'listReceivedFeeds').data.map(
        ({ feed }) => feed.id,
      );
    };
    expect(await found('')).toEqual([feed.id]);
    expect(await found('&status=taken&from=2026-03-10&until=2026-03-10')).toEqual([feed.id]);
    expect(await found('&status=held')).toEqual([]);
    expect(await found('&from=2026-03-11')).toEqual([]);
    expect(await found('&until=2026-03-09')).toEqual([]);
    expect((await call('/api/admin/feeds?from=0000-01-01', server.admin)).json()).toEqual({
      message: wrong,
      errors: { from: ['tem um formato inválido; um exemplo: 2026-03-10'] },
    });
  });
});
