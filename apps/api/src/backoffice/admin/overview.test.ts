import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { ingestFiles } from '../../catalogue/ingestion/ingest.ts';
import { undoList } from '../../catalogue/ingestion/undo/undo-list.ts';
import { marteloFeed } from '../../catalogue/ingestion/sources/martelo-feed.ts';
import { testServer } from '../../../test/test-server.ts';

const lines = (header: object, ...lots: unknown[]) =>
  Buffer.from([header, ...lots].map((line) => JSON.stringify(line)).join('\n'));
const lot = {
  code: '1',
  title: 'Terreno em Jundiaí – SP',
  type: 'extrajudicial',
  property_type: 'terreno',
  uf: 'SP',
  city: 'Jundiaí',
  first_minimum: 98_500,
  link: 'https://paineira.example/lotes/1',
};

describe.each(engines)('the first page of the back office on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let admin: Caller;
  const call = callsOf(() => app);
  const weekAgo = new Date(now.getTime() - 8 * 86_400_000);

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => now }));
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
    await importStock(opened.database);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test('[API-08] what waits is counted', async () => {
    await aCaller(opened.database, now, 'nova@exemplo.com.br');
    const old = await aCaller(opened.database, weekAgo, 'antiga@exemplo.com.br');
    await aCaller(opened.database, now, 'leiloeira@exemplo.com.br', 'auctioneer');
    const waiting = await aCaller(opened.database, now, 'nova-leiloeira@exemplo.com.br', 'auctioneer');
    await sql`update people set approval = 'pending' where id = ${waiting.id}`.execute(opened.database);
    await sql`
      insert into deletion_requests (person_id, reason, requested_at, due_at)
      values (${old.id}, 'Já comprei.', ${now}, '2026-03-25T12:00Z')`.execute(opened.database);
    await sql`
      insert into feed_runs (source_id, file_name, format, received_at, status)
      select id, 'lista.csv', 'csv', at, status from sources cross join (values
        ('held', ${weekAgo}::timestamptz), ('refused', ${now}), ('refused', ${weekAgo}), ('failed', ${now})) as v (status, at)`.execute(
      opened.database,
    );
    await sql`insert into sources (code, name) values ('parada', 'Lista parada')`.execute(opened.database);
    await sql`
      insert into contact_messages (name, email, subject, message, received_at)
      values ('Rui', 'rui@exemplo.com.br', 'suporte', 'Olá', ${now})`.execute(opened.database);
    await sql`
      insert into mails (key, recipient, subject, text, html, created_at)
      select 'contact:' || id, 'equipe@exemplo.com.br', 's', 't', 'h', ${now} from contact_messages`.execute(
      opened.database,
    );
    const { pagination } = (await call('/api/auctions', null)).json<{ pagination: { total: number } }>();

    const figures = expectDocumented(await call('/api/admin/overview', admin), 'getOverview');
    expect(figures).toEqual({
      auctions: { listed: pagination.total, hidden: 0, list_date: '2026-03-09' },
      feeds: { held: 1, taken_in_week: 0, refused_in_week: 1, failed_in_week: 1 },
      sources: { total: 2, stale: 1 },
      deletion_requests: { open: 1, next_due_at: '2026-03-25T12:00:00.000Z' },
      people: { customers: 2, customers_in_week: 1, auctioneers: 2, pending_auctioneers: 1 },
      invitations: { open: 0 },
      contact_messages: { open: 1, in_week: 1, overdue: 1 },
    });
  });

  test('[API-08] lists that the operator imports or is refused are seen in the back office', async () => {
    const header = {
      martelo_feed: 1,
      source: { code: 'paineira', name: 'Paineira' },
      list_date: '2026-03-08',
    };
    const options = { source: marteloFeed, accept: [], listDate: null, now };
    await ingestFiles(
      opened.database,
      [{ name: 'a/lotes.jsonl', bytes: lines(header, lot, 'no lot') }],
      options,
    );
    await ingestFiles(
      opened.database,
      [{ name: 'login.jsonl', bytes: Buffer.from('<html></html>') }],
      options,
    );

    const feeds = async (query: string) =>
      expectDocumented<{ data: { feed: { id: string } }[] }>(
        await call(`/api/admin/feeds${query}`, admin),
        'listReceivedFeeds',
      ).data;
    const [taken] = await feeds('?source=paineira');
    expect(taken).toMatchObject({
      feed: {
        status: 'taken',
        file_name: 'lotes.jsonl',
        list_date: '2026-03-08',
        rows: 1,
        new: 1,
        rejected: 1,
      },
      sender: null,
      accepted_by: null,
    });
    const faults = await call(`/api/admin/feeds/${taken!.feed.id}/lines`, admin);
    expect(expectDocumented(faults, 'listReceivedFeedLines')).toMatchObject({
      data: [{ line: 3, outcome: 'rejected', reason: 'A linha não é um objeto JSON.' }],
    });
    expect(await feeds('?source=martelo-feed')).toMatchObject([
      { feed: { status: 'refused', file_name: 'login.jsonl', rows: 0 }, sender: null },
    ]);
  });

  test('[API-08] each source shows its last good list, the one longest without first', async () => {
    const sources = async (query: string) =>
      expectDocumented<{ data: { code: string }[] }>(
        await call(`/api/admin/sources${query}`, admin),
        'listSources',
      ).data;
    expect((await sources('')).map(({ code }) => code)).toEqual([
      'parada',
      'martelo-feed',
      'teste',
      'paineira',
    ]);
    expect(await sources('?keyword=TESTE%20lista')).toMatchObject([
      {
        code: 'teste',
        name: 'Lista de teste',
        sender: null,
        list_date: '2026-03-09',
        taken_at: now.toISOString(),
        rows: 10,
        auctions: 10,
        held: 1,
      },
    ]);
    expect(await sources('?keyword=parada')).toMatchObject([
      { list_date: null, taken_at: null, rows: null, auctions: 0, held: 0, last_feed: null },
    ]);
    expect(await sources('?keyword=%25')).toEqual([]);
  });

  test('[AUTH-14] the log is found by entry, role and day', async () => {
    const found = async (query: string) =>
      expectDocumented<{ pagination: { total: number } }>(
        await call(`/api/admin/audit-log${query}`, admin),
        'listAuditLog',
      ).pagination.total;
    await sql`
      insert into audit_log (at, person_id, role, action, subject)
      values (${now}, ${admin.id}, 'admin', 'feed.sent', 'feed:1'),
        (${weekAgo}, ${admin.id}, 'auctioneer', 'feed.accepted', 'feed:1'),
        (${now}, null, 'admin', 'auction.flagged', 'auction:1')`.execute(opened.database);
    expect(await found('')).toBe(3);
    expect(await found('?action=feed.')).toBe(2);
    expect(await found('?action=feed')).toBe(0);
    expect(await found('?action=feed.sent')).toBe(1);
    expect(await found('?role=admin')).toBe(2);
    expect(await found('?subject=feed:1&role=auctioneer')).toBe(1);
    expect(await found('?from=2026-03-10')).toBe(2);
    expect(await found('?until=2026-03-09')).toBe(1);
    expect((await call('/api/admin/audit-log?action=Feed%25', admin)).statusCode).toBe(422);
  });

  test('[API-08] of the lists of a week those count that stand', async () => {
    const lists = async (header: object) => {
      const { runs } = await ingestFiles(
        opened.database,
        [
          {
            name: 'lotes.jsonl',
            bytes: lines({ martelo_feed: 1, source: { code: 'ipe', name: 'Ipê' }, ...header }, lot),
          },
        ],
        { source: marteloFeed, accept: [], listDate: null, now },
      );
      return runs[0]!;
    };
    const taken = async () =>
      (await call('/api/admin/overview', admin)).json<{ feeds: { taken_in_week: number } }>().feeds
        .taken_in_week;
    const before = await taken();
    await lists({ list_date: '2026-03-07' });
    const wrong = await lists({ list_date: '2026-03-08' });
    expect(await taken()).toBe(before + 2);
    await undoList(opened.database, wrong, { now, by: null, reason: 'Lista de outro mês.' });
    expect(await taken()).toBe(before + 1);
  });
});
