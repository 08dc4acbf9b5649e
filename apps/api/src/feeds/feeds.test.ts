import { gzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { JobsByHand } from '../jobs/testing/jobs-by-hand.ts';
import { testServer } from '../sessions/testing/test-server.ts';

const now = new Date('2026-03-10T12:00Z');
const somewhere = '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416';
const wrong = 'Os dados enviados são inválidos.';

interface Line {
  line: number;
  code: string | null;
  outcome: string;
  reason: string | null;
  uuid_key: string | null;
}
interface Received {
  message: string;
  data: { id: string; status: string; reason: string | null; file_name: string };
  lines: Line[];
}

const aLot = (code: string, change: object = {}) => ({
  code,
  title: `Terreno ${code} em Jundiaí – SP`,
  type: 'extrajudicial',
  property_type: 'terreno',
  uf: 'SP',
  city: 'Jundiaí',
  first_minimum: 98_500,
  link: `https://paineira.example/lotes/${code}`,
  ...change,
});
const aFeed = (lots: unknown[], change: object = {}) => ({
  martelo_feed: 1,
  list_date: '2026-03-09',
  lots,
  ...change,
});
const codes = (count: number) => Array.from({ length: count }, (_, at) => aLot(`L${at + 1}`));

describe.each(engines)('feeds on $name', ({ missing, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let jobs: JobsByHand;
  let admin: Caller;
  let nth = 0;
  const call = callsOf(() => app);

  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    ({ app, jobs } = await testServer(opened, { clock: () => now }));
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const anAuctioneer = () =>
    aCaller(opened.database, now, `leiloeira-${(nth += 1)}@exemplo.com.br`, 'auctioneer');
  const path = '/api/auctionner/feeds';
  const send = async (sender: Caller, body: unknown, headers: Record<string, string> = {}, query = '') => {
    const answer = await call(`${path}${query}`, sender, body, headers);
    return { status: answer.statusCode, body: expectDocumented<Received>(answer, 'sendFeed') };
  };
  const known = async (sender: Caller) => {
    const { rows } = await sql<{
      code: string;
      minimum_first: number;
      gone_since: string | null;
      featured: boolean;
    }>`
      select a.code, a.minimum_first, a.gone_since, a.featured from auctions a join people p on p.source_id = a.source_id
      where p.id = ${sender.id} order by a.code`.execute(opened.database);
    return rows;
  };
  /** A sender whose complete list shrank from ten lots to two. */
  const shrunken = async () => {
    const sender = await anAuctioneer();
    await send(sender, aFeed(codes(10), { complete: true, list_date: '2026-03-08' }));
    const { body } = await send(sender, aFeed([...codes(2), aLot('X', { uf: 'XX' })], { complete: true }));
    return { sender, held: body };
  };

  test.skipIf(missing).each([
    ['sendFeed', path, aFeed([aLot('1')]), 'admin'],
    ['listFeeds', path, undefined, 'admin'],
    ['getFeed', `${path}/${somewhere}`, undefined, 'admin'],
    ['listFeedLines', `${path}/${somewhere}/lines`, undefined, 'admin'],
    ['listReceivedFeeds', '/api/admin/feeds', undefined, 'auctioneer'],
    ['getReceivedFeed', `/api/admin/feeds/${somewhere}`, undefined, 'auctioneer'],
    ['listReceivedFeedLines', `/api/admin/feeds/${somewhere}/lines`, undefined, 'auctioneer'],
    ['listVanishingAuctions', `/api/admin/feeds/${somewhere}/vanishing`, undefined, 'auctioneer'],
    ['acceptFeed', `/api/admin/feeds/${somewhere}/accept`, {}, 'auctioneer'],
    ['refuseFeed', `/api/admin/feeds/${somewhere}/refuse`, { reason: 'Cortado.' }, 'auctioneer'],
  ])('[AUTH-14] %s wants its own role', async (operation, url, body, other) => {
    const stranger = other === 'admin' ? admin : await anAuctioneer();
    for (const [caller, status] of [
      [null, 401],
      [stranger, 403],
    ] as const) {
      const answer = await call(url, caller, body);
      expectDocumented(answer, operation);
      expect(answer.statusCode).toBe(status);
    }
  });

  test.skipIf(missing)('[API-09] each line has its outcome, and a wrong one costs no other', async () => {
    const sender = await anAuctioneer();
    jobs.waiting.length = 0;
    const first = await send(sender, aFeed([aLot('A'), 'no lot', aLot('B', { uf: 'XX' }), aLot('C')]));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      message: 'Lista recebida: 2 novos, 2 linhas recusadas.',
      data: { status: 'taken', list_date: '2026-03-09', rows: 2, new: 2, rejected: 2, reason: null },
      lines: [
        { line: 2, code: null, outcome: 'rejected', reason: 'A linha não é um objeto JSON.', uuid_key: null },
        { line: 3, outcome: 'rejected', reason: "O campo 'uf' deve ser a sigla de um estado, como SP." },
        { line: 1, code: 'A', outcome: 'new', reason: null },
        { line: 4, code: 'C', outcome: 'new' },
      ],
    });
    expect(jobs.waiting).toEqual([expect.objectContaining({ queue: 'match-alerts' })]);
    const key = first.body.lines[2]!.uuid_key!;
    expect((await call(`/api/auctions/${key}`, null)).json()).toMatchObject({ data: { code: 'A' } });

    const second = await send(sender, aFeed([aLot('A', { first_minimum: 90_000 }), aLot('C'), aLot('D')]));
    expect(second.body).toMatchObject({ message: 'Lista recebida: 1 novo, 1 alterado, 1 igual.' });
    expect(second.body.lines.map(({ code, outcome }) => [code, outcome])).toEqual([
      ['A', 'changed'],
      ['C', 'unchanged'],
      ['D', 'new'],
    ]);
    expect(second.body.lines[0]!.uuid_key).toBe(key);

    const whole = await send(
      sender,
      aFeed([aLot('A', { first_minimum: 90_000 }), aLot('C'), aLot('D')], { complete: true }),
    );
    expect(whole.body).toMatchObject({ message: 'Lista recebida: 3 iguais.' });
    const log = (await call('/api/admin/audit-log', admin)).json<{ data: object[] }>();
    expect(log.data[0]).toMatchObject({
      action: 'feed.sent',
      subject: `feed:${whole.body.data.id}`,
      actor: { role: 'auctioneer' },
      detail: { status: 'taken', rows: 3, rejected: 0 },
    });
  });

  test.skipIf(missing)('[API-09] what a complete list lacks is gone, each with a line', async () => {
    const sender = await anAuctioneer();
    await send(sender, aFeed(codes(10), { complete: true, list_date: '2026-03-08' }));
    const { body } = await send(sender, aFeed(codes(8), { complete: true }));
    expect(body.message).toBe('Lista recebida: 8 iguais, 2 saíram.');
    const lines = expectDocumented<{ data: Line[]; pagination: object }>(
      await call(`${path}/${body.data.id}/lines?outcome=gone`, sender),
      'listFeedLines',
    );
    expect(lines.data.map(({ line, code }) => [line, code])).toEqual([
      [0, 'L10'],
      [0, 'L9'],
    ]);
    expect(lines.pagination).toMatchObject({ per_page: 100, total: 2 });
    const all = await call(`${path}/${body.data.id}/lines?page=9`, sender);
    expect(expectDocumented<{ data: Line[] }>(all, 'listFeedLines').data).toHaveLength(10);
  });

  test.skipIf(missing)('[API-09] CSV, JSON lines, files and gzip are read alike', async () => {
    const csv = [
      '# martelo_feed: 1',
      '# list_date: 2026-03-09',
      'code;title;type;uf;city;first_minimum;link',
      'A;Terreno em Jundiaí;extrajudicial;SP;Jundiaí;98.500,00;https://paineira.example/a',
      'B;"Terreno aberto;extrajudicial;SP;Jundiaí;1;https://paineira.example/b',
    ].join('\n');
    const jsonLines = [{ martelo_feed: 1 }, aLot('A')].map((line) => JSON.stringify(line)).join('\n');
    const form = async (bytes: Uint8Array<ArrayBuffer>, name: string, date?: string) => {
      const data = new FormData();
      data.set('file', new File([bytes], name));
      if (date) data.set('list_date', date);
      const request = new Request('http://x', { method: 'POST', body: data });
      const type = request.headers.get('content-type')!;
      return [Buffer.from(await request.arrayBuffer()), { 'content-type': type }] as const;
    };

    const sent = await send(await anAuctioneer(), csv, { 'content-type': 'text/csv' });
    expect(sent.body).toMatchObject({
      data: { new: 1, rejected: 1 },
      lines: [{ line: 5 }, { line: 4, code: 'A' }],
    });
    const undated = await send(await anAuctioneer(), jsonLines, { 'content-type': 'application/x-ndjson' });
    expect([undated.status, undated.body]).toEqual([
      422,
      { message: wrong, errors: { list_date: ['A lista não traz a data: informe-a.'] } },
    ]);
    const dated = await send(
      await anAuctioneer(),
      jsonLines,
      { 'content-type': 'application/x-ndjson' },
      '?list_date=2026-03-09',
    );
    expect(dated.body.data).toMatchObject({ status: 'taken', new: 1 });
    const [body, headers] = await form(
      new Uint8Array(gzipSync(jsonLines)),
      '../x/lotes.jsonl.gz',
      '2026-03-09',
    );
    const packed = await send(await anAuctioneer(), body, headers);
    expect(packed.body.data).toMatchObject({ status: 'taken', new: 1, file_name: 'lotes.jsonl.gz' });
    const bomb = await form(new Uint8Array(gzipSync(Buffer.alloc(60_000_000, 'a'))), 'lotes.csv.gz');
    expect((await send(await anAuctioneer(), ...bomb)).status).toBe(413);
    const lines = await form(new Uint8Array(Buffer.alloc(200_000, '\n')), 'lotes.csv');
    expect((await send(await anAuctioneer(), ...lines)).status).toBe(413);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send(await anAuctioneer(), 'no form', broken)).status).toBe(400);
  });

  test.skipIf(missing)('[API-09] a stranger speaks for nobody else, and leads nowhere private', async () => {
    const [victim, attacker] = [await anAuctioneer(), await anAuctioneer()];
    await send(victim, aFeed([aLot('A')]));
    const jsonLines = [
      { martelo_feed: 1, source: { code: `leiloeiro-${victim.id}`, name: 'Outra' }, list_date: '2026-03-09' },
      aLot('A', { first_minimum: 1, featured: true }),
      aLot('B', { link: 'http://169.254.169.254/latest' }),
      aLot('C', { link: 'javascript:alert(1)' }),
    ];
    const { body } = await send(attacker, jsonLines.map((line) => JSON.stringify(line)).join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    expect(body.data).toMatchObject({ source: { code: `leiloeiro-${attacker.id}` }, new: 1, rejected: 2 });
    expect(body.lines[0]!.reason).toBe("O campo 'link' não pode levar a um endereço privado.");
    expect(await known(victim)).toMatchObject([{ code: 'A', minimum_first: 9_850_000 }]);
    expect(await known(attacker)).toMatchObject([{ code: 'A', minimum_first: 100, featured: false }]);
  });

  test.skipIf(missing)('[API-09] no list, or one of tomorrow, changes nothing', async () => {
    const sender = await anAuctioneer();
    const html = await send(sender, '<html><body>Entrar</body></html>', { 'content-type': 'text/csv' });
    expect(html.body).toMatchObject({
      message: 'A lista não pôde ser aproveitada.',
      data: { status: 'refused', rows: 0 },
    });
    expect(html.body.data.reason).toMatch(/^O arquivo /);
    const faulty = await send(sender, aFeed([{}]));
    expect(faulty.body).toMatchObject({ data: { status: 'refused', rejected: 1 }, lines: [{ line: 1 }] });
    const tomorrow = await send(sender, aFeed([aLot('A')], { list_date: '2026-03-11' }));
    expect([tomorrow.status, tomorrow.body]).toEqual([
      422,
      { message: wrong, errors: { list_date: ['A data da lista não pode ser futura.'] } },
    ]);
    expect((await send(sender, { martelo_feed: 2, lots: [] })).status).toBe(422);
    expect((await send(sender, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call(path, sender, undefined, {})).json()).toMatchObject({ pagination: { total: 2 } });
    expect(await known(sender)).toEqual([]);
  });

  test.skipIf(missing)('[API-09] the same wish twice makes one feed', async () => {
    const sender = await anAuctioneer();
    const headers = { 'idempotency-key': 'feed-of-the-day' };
    const first = await send(sender, aFeed([aLot('A')]), headers);
    expect((await send(sender, aFeed([aLot('A')]), headers)).body).toEqual(first.body);
    const mine = expectDocumented<{ data: { id: string }[] }>(await call(path, sender), 'listFeeds');
    expect(mine.data.map(({ id }) => id)).toEqual([first.body.data.id]);
    expect((await send(sender, aFeed([aLot('B')]), headers)).status).toBe(422);
  });

  test.skipIf(missing)("[API-09] another's feed is as if there were none", async () => {
    const { body } = await send(await anAuctioneer(), aFeed([aLot('A')]));
    const other = await anAuctioneer();
    for (const [operation, rest] of [
      ['getFeed', ''],
      ['listFeedLines', '/lines'],
    ] as const) {
      const answer = await call(`${path}/${body.data.id}${rest}`, other);
      expect([answer.statusCode, expectDocumented(answer, operation)]).toEqual([
        404,
        { message: 'Envio não encontrado.' },
      ]);
      expect((await call(`${path}/1${rest}`, other)).statusCode).toBe(422);
    }
  });

  test.skipIf(missing)('[API-09] a shrunken list waits for an admin, who lets it pass', async () => {
    const { sender, held } = await shrunken();
    expect(held).toMatchObject({
      message: 'Lista retida: aguarda a conferência da nossa equipe.',
      data: { status: 'held', rows: 2, new: 0, gone: 0, rejected: 1, finished_at: null },
      lines: [{ line: 3, outcome: 'rejected' }],
    });
    expect(held.data.reason).toBe('A lista encolheu mais de 30 % (SP de 10 para 2).');
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toEqual([]);
    const listed = expectDocumented(await call('/api/admin/feeds?status=held', admin), 'listReceivedFeeds');
    expect(listed).toMatchObject({
      data: [
        {
          feed: { id: held.data.id },
          sender: { id: sender.id, company_name: 'Ana Lima' },
          accepted_by: null,
        },
      ],
    });
    const detail = await call(`/api/admin/feeds/${held.data.id}`, admin);
    expect(expectDocumented(detail, 'getReceivedFeed')).toMatchObject({ lines: [{ line: 3 }] });

    jobs.waiting.length = 0;
    const accepted = await call(`/api/admin/feeds/${held.data.id}/accept`, admin, {});
    expect(expectDocumented(accepted, 'acceptFeed')).toMatchObject({
      message: 'Lista aceita: 2 imóveis, 8 saíram.',
      data: {
        feed: { status: 'taken', unchanged: 2, gone: 8, rejected: 1, reason: null },
        accepted_by: 'Ana Lima',
      },
    });
    expect(jobs.waiting).toHaveLength(1);
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toHaveLength(8);
    const lines = (await call(`${path}/${held.data.id}/lines`, sender)).json<{ pagination: object }>();
    expect(lines.pagination).toMatchObject({ total: 11 });
    const mine = expectDocumented(await call(`${path}/${held.data.id}`, sender), 'getFeed');
    expect(mine).toMatchObject({ data: { status: 'taken' } });

    const twice = await call(`/api/admin/feeds/${held.data.id}/accept`, admin, {});
    expect([twice.statusCode, expectDocumented(twice, 'acceptFeed')]).toEqual([
      409,
      { message: 'Este envio não está retido.' },
    ]);
    const none = await call(`/api/admin/feeds/${somewhere}/accept`, admin, {});
    expect([none.statusCode, expectDocumented(none, 'acceptFeed')]).toEqual([
      404,
      { message: 'Envio não encontrado.' },
    ]);
    expect((await call('/api/admin/feeds/1', admin)).statusCode).toBe(422);
  });

  test.skipIf(missing)('[API-09] a held list that a newer one overtook stays held', async () => {
    const { sender, held } = await shrunken();
    await send(sender, aFeed(codes(9), { complete: true, list_date: '2026-03-10' }));
    const late = await call(`/api/admin/feeds/${held.data.id}/accept`, admin, {});
    expect([late.statusCode, expectDocumented(late, 'acceptFeed')]).toEqual([
      409,
      { message: 'Uma lista mais nova já foi recebida.' },
    ]);
    expect((await known(sender)).filter(({ gone_since }) => gone_since)).toHaveLength(1);
  });

  test.skipIf(missing)('[API-08] before a held list passes, the desk sees what would vanish', async () => {
    const { held } = await shrunken();
    const vanishing = (query = '', feed = held.data.id) =>
      call(`/api/admin/feeds/${feed}/vanishing${query}`, admin);
    const seen = expectDocumented<{ data: { code: string }[] }>(await vanishing(), 'listVanishingAuctions');
    expect(seen).toMatchObject({
      states: [{ state: 'SP', known: 10, listed: 2, vanishing: 8 }],
      pagination: { total: 8, current_page: 1 },
    });
    expect(seen.data.map(({ code }) => code)).toEqual(['L10', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9']);
    expect((await vanishing('?page=7')).json()).toEqual(seen);
    expect(expectDocumented(await vanishing('', somewhere), 'listVanishingAuctions')).toEqual({
      message: 'Envio não encontrado.',
    });

    const lines = await call(`/api/admin/feeds/${held.data.id}/lines?outcome=rejected`, admin);
    expect(expectDocumented(lines, 'listReceivedFeedLines')).toMatchObject({
      data: [{ line: 3, outcome: 'rejected' }],
      pagination: { total: 1 },
    });

    await call(`/api/admin/feeds/${held.data.id}/accept`, admin, {});
    const late = await vanishing();
    expect([late.statusCode, expectDocumented(late, 'listVanishingAuctions')]).toEqual([
      409,
      { message: 'Este envio não está retido.' },
    ]);
  });

  test.skipIf(missing)('[API-08] a held list is refused with a reason that its sender reads', async () => {
    const { sender, held } = await shrunken();
    const refuse = (body: object, feed = held.data.id) =>
      call(`/api/admin/feeds/${feed}/refuse`, admin, body);
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
    expect((await call(`${path}/${held.data.id}`, sender)).json()).toMatchObject({
      data: { status: 'refused', reason: 'O arquivo veio cortado.' },
    });
    const { rows } = await sql<{ content: Buffer | null }>`
      select content from feed_runs where uuid = ${held.data.id}`.execute(opened.database);
    expect(rows[0]!.content).toBeNull();
    const log = await call(`/api/admin/audit-log?subject=feed:${held.data.id}&action=feed.refused`, admin);
    expect(expectDocumented(log, 'listAuditLog')).toMatchObject({
      data: [{ actor: { name: 'Ana Lima' }, detail: { reason: 'O arquivo veio cortado.' } }],
      pagination: { total: 1 },
    });
    for (const decide of [
      refuse({ reason: 'De novo.' }),
      call(`/api/admin/feeds/${held.data.id}/accept`, admin, {}),
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

  test.skipIf(missing)('[API-08] the desk finds lists by source, state and day', async () => {
    const sender = await anAuctioneer();
    const { body } = await send(sender, aFeed([aLot('A')]));
    const source = `leiloeiro-${sender.id}`;
    const found = async (query: string) => {
      const answer = await call(`/api/admin/feeds?source=${source}${query}`, admin);
      return expectDocumented<{ data: { feed: { id: string } }[] }>(answer, 'listReceivedFeeds').data.map(
        ({ feed }) => feed.id,
      );
    };
    expect(await found('')).toEqual([body.data.id]);
    expect(await found('&status=taken&from=2026-03-10&until=2026-03-10')).toEqual([body.data.id]);
    expect(await found('&status=held')).toEqual([]);
    expect(await found('&from=2026-03-11')).toEqual([]);
    expect(await found('&until=2026-03-09')).toEqual([]);
    expect((await call('/api/admin/feeds?from=0000-01-01', admin)).json()).toEqual({
      message: wrong,
      errors: { from: ['tem um formato inválido'] },
    });
  });
});
