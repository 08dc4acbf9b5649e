import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import type { Caller } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { aFeed, aForm, aLot, feedLines, lots } from './testing/a-feed.ts';
import { type FeedServer, feedServer, feedsPath as path, type Line } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');
const somewhere = '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416';
describe.each(engines)('feeds on $name', ({ open }) => {
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

  test.each([
    ['sendFeed', path, aFeed([aLot('1')]), 'admin'],
    ['listFeeds', path, undefined, 'admin'],
    ['getFeed', `${path}/${somewhere}`, undefined, 'admin'],
    ['listFeedLines', `${path}/${somewhere}/lines`, undefined, 'admin'],
    ['listReceivedFeeds', '/api/admin/feeds', undefined, 'auctioneer'],
    ['getReceivedFeed', `/api/admin/feeds/${somewhere}`, undefined, 'auctioneer'],
    ['listReceivedFeedLines', `/api/admin/feeds/${somewhere}/lines`, undefined, 'auctioneer'],
    ['listDelistings', `/api/admin/feeds/${somewhere}/vanishing`, undefined, 'auctioneer'],
    ['acceptFeed', `/api/admin/feeds/${somewhere}/accept`, {}, 'auctioneer'],
    ['refuseFeed', `/api/admin/feeds/${somewhere}/refuse`, { reason: 'Cortado.' }, 'auctioneer'],
  ])('[AUTH-14] %s wants its own role', async (operation, url, body, other) => {
    const stranger = other === 'admin' ? server.admin : await anAuctioneer();
    for (const [caller, status] of [
      [null, 401],
      [stranger, 403],
    ] as const) {
      const answer = await call(url, caller, body);
      expectDocumented(answer, operation);
      expect(answer.statusCode).toBe(status);
    }
  });

  test('[WAY-16] an unknown city is reported by its line and becomes no city of the site', async () => {
    const sender = await anAuctioneer();
    const odd = aLot('ODD', { uf: 'GO', city: 'Goiania Velha' });
    const { lines } = await send(sender, aFeed([odd, aLot('FINE', { uf: 'GO', city: 'GOIANIA' })]));
    expect(lines).toMatchObject([
      { line: 1, code: 'ODD', outcome: 'new', reason: 'Município não encontrado em GO: Goiania Velha.' },
      { line: 2, code: 'FINE', outcome: 'new', reason: null },
    ]);
    const found = async (line: number) =>
      (await call(`/api/auctions/${lines[line]!.uuid_key}`, null)).json<{ data: Record<string, unknown> }>()
        .data;
    expect(await found(0)).toMatchObject({ city: null, state: { uf: 'GO' } });
    expect(await found(1)).toMatchObject({ city: { id: 5_208_707, name: 'Goiânia' } });
    const again = await send(sender, aFeed([odd]));
    expect(again.lines[0]).toMatchObject({
      outcome: 'unchanged',
      reason: 'Município não encontrado em GO: Goiania Velha.',
    });
  });

  test('[API-09] each line has its outcome, and a wrong one costs no other', async () => {
    const sender = await anAuctioneer();
    server.notificationRequests();
    const first = await send(sender, aFeed([aLot('A'), 'no lot', aLot('B', { uf: 'XX' }), aLot('C')]));
    expect(first.feed).toMatchObject({
      status: 'taken',
      list_date: '2026-03-09',
      rows: 2,
      new: 2,
      rejected: 2,
      reason: null,
    });
    expect(first.lines).toMatchObject([
      { line: 1, code: 'A', outcome: 'new', reason: null },
      { line: 2, code: null, outcome: 'rejected', reason: 'A linha não é um objeto JSON.', uuid_key: null },
      {
        line: 3,
        code: 'B',
        outcome: 'rejected',
        reason: "O campo 'uf' deve ser a sigla de um estado, como SP.",
        uuid_key: null,
      },
      { line: 4, code: 'C', outcome: 'new' },
    ]);
    expect(server.notificationRequests()).toBe(1);
    const key = first.lines[0]!.uuid_key!;
    expect((await call(`/api/auctions/${key}`, null)).json()).toMatchObject({ data: { code: 'A' } });

    const second = await send(sender, aFeed([aLot('A', { first_minimum: 90_000 }), aLot('C'), aLot('D')]));
    expect(second.feed).toMatchObject({ new: 1, changed: 1, unchanged: 1, rejected: 0 });
    expect(second.lines.map(({ code, outcome }) => [code, outcome])).toEqual([
      ['A', 'changed'],
      ['C', 'unchanged'],
      ['D', 'new'],
    ]);
    expect(second.lines[0]!.uuid_key).toBe(key);

    const whole = await send(
      sender,
      aFeed([aLot('A', { first_minimum: 90_000 }), aLot('C'), aLot('D')], { complete: true }),
    );
    expect(whole.feed).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    const log = (await call('/api/admin/audit-log', server.admin)).json<{ data: object[] }>();
    expect(log.data[0]).toMatchObject({
      action: 'feed.sent',
      subject: `feed:${whole.feed.id}`,
      actor: { role: 'auctioneer' },
      detail: { status: 'taken', rows: 3, rejected: 0 },
    });
  });

  test('[SAFE-25] what is sent is stored and answered with the address of its status', async () => {
    const sender = await anAuctioneer();
    const answer = await call(path, sender, aFeed([aLot('A')]));
    const body = expectDocumented<{ data: { id: string }; location: string }>(answer, 'sendFeed');
    expect(answer.statusCode).toBe(202);
    expect(answer.headers.location).toBe(`${path}/${body.data.id}`);
    expect(body).toMatchObject({
      message: 'Lista recebida. Ela será lida em seguida.',
      data: { status: 'queued', rows: 0, finished_at: null },
      location: answer.headers.location,
    });
    expect(await known(sender)).toEqual([]);
    await server.work();
    expect((await call(body.location, sender)).json()).toMatchObject({ data: { status: 'taken', new: 1 } });
  });

  test('[API-09] what a complete list lacks is gone, each with a line', async () => {
    const sender = await anAuctioneer();
    await send(sender, aFeed(lots(10), { complete: true, list_date: '2026-03-08' }));
    const { feed } = await send(sender, aFeed(lots(8), { complete: true }));
    expect(feed).toMatchObject({ unchanged: 8, gone: 2 });
    const lines = expectDocumented<{ data: Line[]; pagination: object }>(
      await call(`${path}/${feed.id}/lines?outcome=gone`, sender),
      'listFeedLines',
    );
    expect(lines.data.map(({ line, code }) => [line, code])).toEqual([
      [0, 'L10'],
      [0, 'L9'],
    ]);
    expect(lines.pagination).toMatchObject({ per_page: 100, total: 2 });
    const all = await call(`${path}/${feed.id}/lines?page=9`, sender);
    expect(expectDocumented<{ data: Line[] }>(all, 'listFeedLines').data).toHaveLength(10);
  });

  test('[API-09] CSV, JSON lines, files and gzip are read alike', async () => {
    const csv = [
      '# martelo_feed: 1',
      '# list_date: 2026-03-09',
      'code;title;type;uf;city;first_minimum;link',
      'A;Terreno em Jundiaí;extrajudicial;SP;Jundiaí;98.500,00;https://paineira.example/a',
      'B;"Terreno aberto;extrajudicial;SP;Jundiaí;1;https://paineira.example/b',
    ].join('\n');
    const jsonLines = [{ martelo_feed: 1 }, aLot('A')].map((line) => JSON.stringify(line)).join('\n');
    const lines = { 'content-type': 'application/x-ndjson' };

    const sent = await send(await anAuctioneer(), csv, { 'content-type': 'text/csv' });
    expect(sent).toMatchObject({
      feed: { new: 1, rejected: 1 },
      lines: [{ line: 4, code: 'A' }, { line: 5 }],
    });
    const undated = await send(await anAuctioneer(), jsonLines, lines);
    expect(undated.feed).toMatchObject({
      status: 'refused',
      reason: 'A lista não traz a data: informe-a ao enviar.',
      rows: 1,
    });
    const dated = await send(await anAuctioneer(), jsonLines, lines, '?list_date=2026-03-09');
    expect(dated.feed).toMatchObject({ status: 'taken', new: 1 });
    const [body, headers] = await aForm(gzipSync(jsonLines), '../x/lotes.jsonl.gz', '2026-03-09');
    const packed = await send(await anAuctioneer(), body, headers);
    expect(packed.feed).toMatchObject({ status: 'taken', new: 1, file_name: 'lotes.jsonl.gz' });
  });

  test('[API-09] an untrusted feed covers no other source, and links to no private network', async () => {
    const [victim, attacker] = [await anAuctioneer(), await anAuctioneer()];
    await send(victim, aFeed([aLot('A')]));
    const text = feedLines(
      [
        aLot('A', { first_minimum: 1, featured: true }),
        aLot('B', { link: 'http://169.254.169.254/latest' }),
        aLot('C', { link: 'javascript:alert(1)' }),
      ],
      { source: { code: `leiloeiro-${victim.id}`, name: 'Outra' } },
    );
    const sent = await send(attacker, text, { 'content-type': 'application/x-ndjson' });
    expect(sent.feed).toMatchObject({ source: { code: `leiloeiro-${attacker.id}` }, new: 1, rejected: 2 });
    expect(sent.lines[1]!.reason).toBe("O campo 'link' não pode levar a um endereço privado.");
    expect(await known(victim)).toMatchObject([{ code: 'A', minimum_first: 9_850_000 }]);
    expect(await known(attacker)).toMatchObject([{ code: 'A', minimum_first: 100, featured: false }]);
  });

  test('[API-09] no list, or one of tomorrow, changes nothing', async () => {
    const sender = await anAuctioneer();
    const html = await send(sender, '<html><body>Entrar</body></html>', { 'content-type': 'text/csv' });
    expect(html.feed).toMatchObject({ status: 'refused', rows: 0 });
    expect(html.feed.reason).toMatch(/^O arquivo /);
    const faulty = await send(sender, aFeed([{}]));
    expect(faulty).toMatchObject({ feed: { status: 'refused', rejected: 1 }, lines: [{ line: 1 }] });
    const tomorrow = await send(sender, aFeed([aLot('A')], { list_date: '2026-03-11' }));
    expect(tomorrow.feed).toMatchObject({
      status: 'refused',
      reason: 'A data da lista não pode ser futura.',
    });
    expect((await send(sender, { martelo_feed: 2, lots: [] })).status).toBe(422);
    expect((await send(sender, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call(path, sender, undefined, {})).json()).toMatchObject({ pagination: { total: 3 } });
    expect(await known(sender)).toEqual([]);
  });

  test('[SAFE-35] the year 0 is no day, in the address, a form or the list', async () => {
    const sender = await anAuctioneer();
    const [form, headers] = await aForm(Buffer.from(feedLines([aLot('A')])), 'lotes.jsonl', '0000-01-01');
    const response = await call(`${path}?list_date=0000-01-01`, sender, {
      martelo_feed: 1,
      lots: [aLot('A')],
    });
    for (const answer of [response, await call(path, sender, form, headers)])
      expect([answer.statusCode, expectDocumented(answer, 'sendFeed')]).toMatchObject([
        422,
        { errors: { list_date: ['tem um formato inválido; um exemplo: 2026-03-09'] } },
      ]);
    const refused = await send(sender, aFeed([aLot('A')], { list_date: '0000-01-01' }));
    expect(refused.feed.status).toBe('refused');
  });

  test('[API-09] the same wish twice makes one feed', async () => {
    const sender = await anAuctioneer();
    const headers = { 'idempotency-key': 'feed-of-the-day' };
    const first = await send(sender, aFeed([aLot('A')]), headers);
    const again = await send(sender, aFeed([aLot('A')]), headers);
    expect([again.status, again.body]).toEqual([202, first.body]);
    const mine = expectDocumented<{ data: { id: string }[] }>(await call(path, sender), 'listFeeds');
    expect(mine.data.map(({ id }) => id)).toEqual([first.feed.id]);
    expect((await send(sender, aFeed([aLot('B')]), headers)).status).toBe(422);
  });

  test('[API-09] the same file twice is the same wish, however its form is divided; another date is another', async () => {
    const sender = await anAuctioneer();
    const bytes = Buffer.from(feedLines([aLot('A')]));
    const sendFile = async (name: string, query = '') => {
      const [form, headers] = await aForm(bytes, name, '2026-03-09');
      return call(`${path}${query}`, sender, form, { ...headers, 'idempotency-key': 'file-of-the-day' });
    };
    const [first, again] = [await sendFile('lotes.jsonl'), await sendFile('lotes.jsonl')];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([202, 202, first.json()]);
    expect((await sendFile('outros.jsonl')).statusCode).toBe(422);

    const key = { 'idempotency-key': 'list-of-the-day' };
    const dated = (day: string) =>
      call(`${path}?list_date=${day}`, sender, { martelo_feed: 1, lots: [aLot('B')] }, key);
    expect((await dated('2026-03-08')).statusCode).toBe(202);
    expect((await dated('2026-03-09')).statusCode).toBe(422);
  });

  test("[API-09] another's feed is as if there were none", async () => {
    const { feed } = await send(await anAuctioneer(), aFeed([aLot('A')]));
    const other = await anAuctioneer();
    for (const [operation, rest] of [
      ['getFeed', ''],
      ['listFeedLines', '/lines'],
    ] as const) {
      const answer = await call(`${path}/${feed.id}${rest}`, other);
      expect([answer.statusCode, expectDocumented(answer, operation)]).toEqual([
        404,
        { message: 'Envio não encontrado.' },
      ]);
      expect((await call(`${path}/1${rest}`, other)).statusCode).toBe(422);
    }
  });
});
