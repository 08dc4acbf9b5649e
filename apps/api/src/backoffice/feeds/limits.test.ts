import { gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { refuseExpired } from '../../catalogue/ingestion/decided-runs.repository.ts';
import { type FeedWork, importFeed } from './import-feed.ts';
import { parseFeed } from './parse-feed.ts';
import { aFeed, aForm, aLot, feedLines, lots } from './testing/a-feed.ts';
import { type FeedServer, feedServer, feedsPath } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');
const asLines = { 'content-type': 'application/x-ndjson' };
const megabyte = 1024 * 1024;

describe.each(engines)('what a feed may be on $name', ({ open }) => {
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

  const status = async (body: unknown, headers: Record<string, string> = {}) =>
    (await server.call(feedsPath, await server.anAuctioneer(), body, headers)).statusCode;

  test('[SAFE-26] what is too large unpacked, or has too many lines, is refused by name', async () => {
    const bomb = await aForm(gzipSync(Buffer.alloc(60 * megabyte, 'a')), 'lotes.csv.gz');
    expect((await server.send(await server.anAuctioneer(), ...bomb)).feed).toMatchObject({
      status: 'refused',
      reason: 'O arquivo tem mais de 40 MB depois de descompactado.',
    });
    const blank = await aForm(Buffer.alloc(200_000, '\n'), 'lotes.csv');
    expect((await server.send(await server.anAuctioneer(), ...blank)).feed).toMatchObject({
      status: 'refused',
      reason: 'O arquivo tem mais de 100.000 linhas.',
    });
    const cut = await aForm(gzipSync('code;title').subarray(0, 15), 'lotes.csv.gz');
    expect((await server.send(await server.anAuctioneer(), ...cut)).feed).toMatchObject({
      status: 'refused',
      reason: 'O arquivo .gz não pôde ser descompactado.',
    });
  });

  test('[SAFE-26] a form of other parts, or of too many, is no feed', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
    expect(await status('no form', form)).toBe(400);
    expect(await status('--x\r\n\r\n', form)).toBe(400);
    expect(await status(`${part('list_date').repeat(200_000)}--x--`, form)).toBe(400);
    expect(await status(part('file'), { 'content-type': 'multipart/form-data' })).toBe(400);
    const other = await server.call(feedsPath, await server.anAuctioneer(), `${part('nonsense')}--x--`, form);
    expect(expectDocumented(other, 'sendFeed')).toMatchObject({
      errors: { nonsense: ['não é um campo conhecido'] },
    });
    const none = await server.call(feedsPath, await server.anAuctioneer(), `${part('list_date')}--x--`, form);
    expect(none.statusCode).toBe(422);
    expect(await status(Buffer.alloc(20 * megabyte + 1, 'a'), asLines)).toBe(413);
    expect(
      await status(`{"martelo_feed":1,"lots":[${' '.repeat(2 * megabyte)}1]}`, {
        'content-type': 'application/json',
      }),
    ).toBe(413);
  });

  test('[SAFE-26] lots and cells nested without end cost their own line, and no error of ours', async () => {
    const levels = 45_000;
    const list = `{"code":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const object = `${'{"code":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const text = [
      feedLines([]),
      list,
      object,
      JSON.stringify(aLot('A', { images: [[[['x']]]] })),
      JSON.stringify(aLot('B')),
    ];
    const { feed, lines } = await server.send(await server.anAuctioneer(), text.join('\n'), asLines);
    expect(feed).toMatchObject({ status: 'taken', new: 1, rejected: 3 });
    expect(lines.slice(0, 2).map(({ reason }) => reason)).toEqual([
      'A linha tem mais de 8 níveis.',
      'A linha tem mais de 8 níveis.',
    ]);
    const cells = `# martelo_feed: 1\n# list_date: 2026-03-09\ncode;title;link\n${'"[{'.repeat(40_000)};x;y\n`;
    const csv = await server.send(await server.anAuctioneer(), cells, { 'content-type': 'text/csv' });
    expect(csv.feed).toMatchObject({ status: 'refused', rejected: 1 });

    const sender = await server.anAuctioneer();
    const errorsOf = async (levels: number) => {
      const lots = `[1,${'['.repeat(levels)}${']'.repeat(levels)}]`;
      const json = await server.call(
        feedsPath,
        sender,
        `{"martelo_feed":1,"list_date":"2026-03-09","lots":${lots}}`,
        { 'content-type': 'application/json' },
      );
      const { errors = {} } = expectDocumented<{ errors?: object }>(json, 'sendFeed');
      return [json.statusCode, Object.keys(errors)];
    };
    expect(await errorsOf(20)).toEqual([422, ['lots']]);
    // Refused before it is read as JSON at all.
    expect(await errorsOf(2_000)).toEqual([422, []]);
  });

  test('[SAFE-26] one auctioneer has ten lists in the queue at most, five before approval', async () => {
    const sender = await server.anAuctioneer();
    const send = () => server.call(feedsPath, sender, aFeed([aLot('A')]));
    for (let turn = 0; turn < 10; turn += 1) expect((await send()).statusCode).toBe(202);
    const more = await send();
    expect([more.statusCode, more.headers['retry-after'], expectDocumented(more, 'sendFeed')]).toEqual([
      429,
      '60',
      { message: 'Já há 10 listas suas na fila. Espere que uma termine.' },
    ]);
    await server.work();
    expect((await send()).statusCode).toBe(202);
    await server.work();

    const unapproved = await server.anAuctioneer();
    await sql`update people set approval = 'pending' where id = ${unapproved.id}`.execute(opened.database);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await server.send(unapproved, aFeed([aLot('A')]))).feed.status).toBe('held');
    const sixth = await server.call(feedsPath, unapproved, aFeed([aLot('A')]));
    expect([sixth.statusCode, expectDocumented(sixth, 'sendFeed')]).toEqual([
      409,
      { message: 'Já há 5 listas suas à espera da aprovação do cadastro. Envie outra depois dela.' },
    ]);
  });

  test('[SAFE-42] before the email is confirmed one list waits, and not for ever', async () => {
    const { database } = opened;
    const stranger = await server.anAuctioneer();
    const pending = await server.anAuctioneer();
    const of = (id: number) =>
      sql`approval = 'pending', verified_email_at = ${id === stranger.id ? null : now}`;
    // Approved before they have confirmed.
    const early = await server.anAuctioneer();
    for (const { id } of [stranger, pending])
      await sql`update people set ${of(id)} where id = ${id}`.execute(database);
    await sql`update people set verified_email_at = null where id = ${early.id}`.execute(database);
    for (const sender of [stranger, pending, early])
      expect((await server.send(sender, aFeed([aLot('A')]))).feed.status).toBe('held');
    const second = await server.call(feedsPath, stranger, aFeed([aLot('B')]));
    expect([second.statusCode, expectDocumented(second, 'sendFeed')]).toEqual([
      409,
      { message: 'Já há uma lista sua à espera da confirmação do email. Confirme-o, e envie outra depois.' },
    ]);

    const storedRuns = async () => {
      const { rows } = await sql<{ status: string; content: boolean }>`
        select status, content is not null as content from feed_runs
        where person_id in (${stranger.id}, ${pending.id}, ${early.id}) order by person_id`.execute(database);
      return rows.map(({ status, content }) => `${status} ${content}`);
    };
    const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
    await refuseExpired(database, new Date(days(7).getTime() - 1));
    expect(await storedRuns()).toEqual(['held true', 'held true', 'held true']);
    await refuseExpired(database, days(7));
    expect(await storedRuns()).toEqual(['refused false', 'held true', 'refused false']);
    await refuseExpired(database, days(60));
    expect(await storedRuns()).toEqual(['refused false', 'refused false', 'refused false']);
  });

  test('[SAFE-42] no list waits of an auctioneer who was refused or suspended while it was read', async () => {
    const { database } = opened;
    const jobs = server.jobs;
    const senderIn = async (approval: string) => {
      const sender = await server.anAuctioneer();
      const answer = await server.call(feedsPath, sender, aFeed([aLot('A')]));
      jobs.waiting.length = 0;
      await sql`update people set approval = ${approval} where id = ${sender.id}`.execute(database);
      return { sender, id: answer.json<{ data: { id: string } }>().data.id };
    };
    const feedOf = async ({ sender, id }: Awaited<ReturnType<typeof senderIn>>) =>
      (await server.call(`${feedsPath}/${id}`, sender)).json<{ data: object }>().data;
    const refused = await senderIn('pending');
    const suspended = await senderIn('suspended');
    const parse: FeedWork['parse'] = async (feed) => {
      await server.call(`/api/admin/auctioneers/${refused.sender.id}/refuse`, server.admin, {
        reason: 'Documento falso.',
      });
      return parseFeed(feed);
    };
    for (const { id } of [refused, suspended])
      await importFeed({ database, jobs, clock: () => now, parse }, id);
    expect(await feedOf(refused)).toMatchObject({ status: 'refused', reason: 'Documento falso.' });
    expect(await feedOf(suspended)).toMatchObject({ status: 'held' });
    // Such as an earlier version left behind.
    await sql`update feed_runs set status = 'held', held_reason = '' where uuid = ${refused.id}`.execute(
      database,
    );
    await refuseExpired(database, new Date(now.getTime() + 60 * 86_400_000));
    expect(await feedOf(refused)).toMatchObject({ status: 'refused', reason: 'Documento falso.' });
    expect(await feedOf(suspended)).toMatchObject({
      status: 'refused',
      reason: 'A lista esperou tempo demais com o cadastro suspenso.',
    });
  });

  test('[SAFE-25] of one auctioneer one list is read at a time, in their order', async () => {
    const sender = await server.anAuctioneer();
    const ids: string[] = [];
    for (const count of [1, 2, 3]) {
      const answer = await server.call(feedsPath, sender, aFeed(lots(count)));
      ids.push(answer.json<{ data: { id: string } }>().data.id);
    }
    // The queue may give its jobs in any order, and to several processes.
    server.jobs.waiting.reverse();
    await server.work();
    const news = await Promise.all(
      ids.map(async (id) => (await server.call(`${feedsPath}/${id}`, sender)).json<{ data: object }>().data),
    );
    expect(news).toMatchObject([
      { status: 'taken', new: 1, unchanged: 0 },
      { status: 'taken', new: 1, unchanged: 1 },
      { status: 'taken', new: 1, unchanged: 2 },
    ]);
    await expect(
      sql`insert into feed_runs (source_id, file_name, format, received_at, status)
        select source_id, 'x', 'csv', ${now}, 'running' from people cross join generate_series(1, 2)
        where id = ${sender.id}`.execute(opened.database),
    ).rejects.toThrow('feed_runs_one_at_a_time');
  });
});
