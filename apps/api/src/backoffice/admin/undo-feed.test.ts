import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { claimRun } from '../../catalogue/ingestion/import-runs.repository.ts';
import { sweepFeeds } from '../feeds/sweep-feeds.ts';
import { type FeedServer, feedServer } from '../feeds/testing/feed-server.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';

const now = new Date('2026-03-10T12:00Z');
const somewhere = '8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30';

describe.each(engines)('undoing a list in the back office on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let server: FeedServer;
  let lists: ListsForTest;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    server = await feedServer(opened, now);
    ({ app } = server);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await lists.clear();
    server.jobs.waiting.length = 0;
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
  });

  const urlOf = (run: string) => `/api/admin/feeds/${run}/undo`;
  const ask = (run: string, reason = 'Preços de outro mês.') => call(urlOf(run), admin, { reason });
  interface Received {
    feed: { id: string; status: string; reason: string | null; changed: number; gone: number };
    undo: { id: string; status: string; reason: string | null } | null;
    refused_by: string | null;
  }
  const received = async (url: string) =>
    expectDocumented<{ data: Received }>(await call(url, admin), 'getReceivedFeed').data;
  /** Undoes a list by running its job; returns the run of the undoing. */
  const undo = async (run: string) => {
    const answer = await ask(run);
    const { location } = expectDocumented<{ location: string }>(answer, 'undoFeed');
    expect([answer.statusCode, answer.headers.location]).toEqual([202, location]);
    await server.work();
    return received(location);
  };
  /** The public view of the stock. */
  const publicResponses = async () => {
    const answers: unknown[] = [];
    for (const url of [
      '/api/auctions',
      '/api/auctions?keyword=ocupado',
      '/api/home',
      '/api/auctions/suggestions?q=Goi',
      '/api/places/states',
      `/api/auctions?price=0-100000`,
    ]) {
      const answer = await app.inject({ url });
      answers.push([url, answer.statusCode, answer.statusCode === 200 ? answer.json() : null]);
    }
    const { rows } = await opened.pool.query<{ uuid_key: string }>(
      'select uuid_key from auctions where withdrawn_at is null order by id',
    );
    for (const { uuid_key: key } of rows) {
      const one = await app.inject({ url: `/api/auctions/${key}` });
      const { data } = expectDocumented<{ data: { history: { kind: string }[] } }>(one, 'getAuction');
      answers.push({ ...data, history: data.history.filter(({ kind }) => kind !== 'undone') });
      answers.push(
        expectDocumented(await app.inject({ url: `/api/auctions/${key}/history` }), 'getPriceHistory'),
      );
    }
    return answers;
  };

  test('[INTAKE-37] right afterwards every public answer is the one from before', async () => {
    await lists.importList('2026-03-08', [aListedAuction('1'), aListedAuction('2'), aListedAuction('3')]);
    const before = await publicResponses();
    const run = await lists.importList('2026-03-09', [
      aListedAuction('1', { minimumFirst: 5_000_000, extra: 'Ocupado' }),
      aListedAuction('2', { dateFirst: new Date('2026-04-01T13:00Z') }),
      aListedAuction('4', { minimumFirst: 1_000_000 }),
    ]);
    const { rows } = await opened.pool.query<{ uuid_key: string }>(
      `select uuid_key from auctions where code = '4'`,
    );
    const firstSeen = `/api/auctions/${rows[0]!.uuid_key}`;
    expect((await app.inject({ url: firstSeen })).statusCode).toBe(200);
    expect(await publicResponses()).not.toEqual(before);

    expect(await undo(run)).toMatchObject({
      feed: { status: 'taken', undoes: run, rows: 4, changed: 2, returned: 1, gone: 1 },
    });
    expect(await received(`/api/admin/feeds/${run}`)).toMatchObject({
      feed: { status: 'taken', undone_at: now.toISOString() },
    });
    expect(await publicResponses()).toEqual(before);
    // Not 'fora da lista': no list that counts ever had it.
    expect((await app.inject({ url: firstSeen })).statusCode).toBe(410);
  });

  test('[INTAKE-34] the figures are shown first; the decision is logged with its reason', async () => {
    await lists.importList('2026-03-08', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-09', [aListedAuction('1', { minimumFirst: 5_000_000 })]);
    const preview = await call(urlOf(run), admin);
    expect(expectDocumented(preview, 'previewUndo')).toEqual({
      data: {
        possible: true,
        refusal: null,
        figures: { restored: 1, relisted: 0, unlisted: 0, withdrawn: 0, partly: 0 },
      },
    });
    const wordless = await ask(run, '   ');
    expect([wordless.statusCode, expectDocumented(wordless, 'undoFeed')]).toMatchObject([
      422,
      { errors: { reason: ['é obrigatório'] } },
    ]);
    await undo(run);
    expect(
      await lists.rows(`select role, action, subject, detail from audit_log where action = 'feed.undone'`),
    ).toEqual([
      {
        role: 'admin',
        action: 'feed.undone',
        subject: `feed:${run}`,
        detail: {
          reason: 'Preços de outro mês.',
          list_date: '2026-03-09',
          restored: 1,
          relisted: 0,
          unlisted: 0,
          withdrawn: 0,
        },
      },
    ]);
    const page = await call('/api/admin/feeds', admin);
    expect(expectDocumented(page, 'listReceivedFeeds')).toMatchObject({
      data: [
        { feed: { undoes: run, reason: 'Preços de outro mês.', changed: 1 }, accepted_by: null },
        { feed: { id: run, undoes: null, undone_at: now.toISOString() } },
        { feed: { undone_at: null } },
      ],
    });
  });

  test('[INTAKE-33] what can not be undone says why, before and at the request', async () => {
    const first = await lists.importList('2026-03-08', [aListedAuction('1')]);
    const second = await lists.importList('2026-03-09', [aListedAuction('1')]);
    const why = `Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026 (execução ${second}).`;
    expect(expectDocumented(await call(urlOf(first), admin), 'previewUndo')).toEqual({
      data: { possible: false, refusal: why, figures: null },
    });
    const refused = await ask(first);
    expect([refused.statusCode, expectDocumented(refused, 'undoFeed')]).toEqual([409, { message: why }]);
    expect((await undo(second)).feed).toMatchObject({ status: 'taken', rows: 0 });
    const unknown = await ask(somewhere);
    expect([unknown.statusCode, expectDocumented(unknown, 'undoFeed')]).toEqual([
      404,
      { message: 'Envio não encontrado.' },
    ]);
  });

  test('[INTAKE-38] the job is requested once, however often it is pressed', async () => {
    await lists.importList('2026-03-08', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-09', [aListedAuction('1', { minimumFirst: 5_000_000 })]);
    const before = await lists.state();
    const answers = await Promise.all([ask(run), ask(run), ask(run)]);
    const [location, ...others] = answers.map(
      (answer) => expectDocumented<{ location: string }>(answer, 'undoFeed').location,
    );
    expect(others).toEqual([location, location]);
    expect(answers[0].json()).toMatchObject({
      message: 'A lista será desfeita em seguida.',
      data: { feed: { status: 'queued', undoes: run, reason: 'Preços de outro mês.' }, refused_by: null },
    });
    const { feed } = await received(location!);
    expect((await received(`/api/admin/feeds/${run}`)).undo).toEqual({
      id: feed.id,
      status: 'queued',
      reason: 'Preços de outro mês.',
    });
    expect((await call(urlOf(run), admin)).json()).toEqual({
      data: { possible: false, refusal: 'Esta lista já está sendo desfeita.', figures: null },
    });
    expect(await lists.state()).toEqual(before);
    await server.work();
    expect(await lists.rows('select from feed_runs where undoes is not null')).toHaveLength(1);
    expect(await lists.rows('select from audit_log where subject like $$%' + run + '$$')).toHaveLength(1);
    expect((await received(`/api/admin/feeds/${run}`)).undo).toMatchObject({ status: 'taken' });
    const again = await ask(run);
    expect([again.statusCode, again.json()]).toEqual([409, { message: 'Esta lista já foi desfeita.' }]);
  });

  test('[INTAKE-38] what dies in it changes nothing, and is begun again', async () => {
    await lists.importList('2026-03-08', [aListedAuction('1')]);
    const before = await lists.state();
    const run = await lists.importList('2026-03-09', [aListedAuction('1', { minimumFirst: 5_000_000 })]);
    const taken = await lists.state();
    const { location } = (await ask(run)).json<{ location: string }>();
    const { feed } = await received(location);
    // Like a process that begins it and dies.
    server.jobs.waiting.length = 0;
    await claimRun(opened.database, feed.id);
    expect(await lists.state()).toEqual(taken);
    await sweepFeeds(opened.database, server.jobs);
    await server.work();
    expect((await received(location)).feed.status).toBe('taken');
    const { newest: _newest, events: _events, ...pages } = before;
    expect(await lists.state()).toMatchObject(pages);
  });

  test('[INTAKE-38] what breaks off too often says so, and can be pressed again', async () => {
    await lists.importList('2026-03-08', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-09', [aListedAuction('1', { minimumFirst: 5_000_000 })]);
    const taken = await lists.state();
    const { location } = (await ask(run)).json<{ location: string }>();
    await opened.pool.query(`update feed_runs set attempts = 3 where status = 'queued'`);
    await server.work();
    expect((await received(location)).feed.status).toBe('failed');
    expect((await received(`/api/admin/feeds/${run}`)).undo).toMatchObject({
      status: 'failed',
      reason: 'A lista não foi desfeita: o trabalho foi interrompido, e nada foi mudado. Desfaça outra vez.',
    });
    expect(await lists.state()).toEqual(taken);
    expect((await undo(run)).feed.status).toBe('taken');
  });

  test('[INTAKE-38] a list imported on top meanwhile prevents it, and the answer says why', async () => {
    const run = await lists.importList('2026-03-08', [aListedAuction('1')]);
    const { location } = (await ask(run)).json<{ location: string }>();
    const later = await lists.importList('2026-03-09', [aListedAuction('1')]);
    await server.work();
    expect((await received(location)).feed).toMatchObject({
      status: 'refused',
      reason: `Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026 (execução ${later}).`,
    });
    expect((await received(location)).refused_by).toBeNull();
  });

  test('[AUTH-14] it wants an admin', async () => {
    const auctioneer = await aCaller(opened.database, now, 'leiloeira@exemplo.com.br', 'auctioneer');
    for (const [caller, status] of [
      [null, 401],
      [auctioneer, 403],
    ] as const) {
      const previewed = await call(urlOf(somewhere), caller);
      expectDocumented(previewed, 'previewUndo');
      const pressed = await call(urlOf(somewhere), caller, { reason: 'Preços de outro mês.' });
      expectDocumented(pressed, 'undoFeed');
      expect([previewed.statusCode, pressed.statusCode]).toEqual([status, status]);
    }
  });
});
