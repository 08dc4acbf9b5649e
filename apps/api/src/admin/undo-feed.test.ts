import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../test/a-listed-auction.ts';
import { expectDocumented } from '../../test/answers.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { type ListsByHand, listsByHand } from '../ingestion/undo/testing/lists-by-hand.ts';

const now = new Date('2026-03-10T12:00Z');
const somewhere = '8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30';

describe.each(engines)('taking a list back at the desk on $name', ({ missing, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let lists: ListsByHand;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    lists = listsByHand(opened);
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    if (missing) return;
    await lists.clear();
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
  });

  const urlOf = (run: string) => `/api/admin/feeds/${run}/undo`;
  const undo = (run: string, reason = 'Preços de outro mês.') => call(urlOf(run), admin, { reason });
  /** What anybody can read of the stock. */
  const publicAnswers = async () => {
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

  test.skipIf(missing)(
    '[INTAKE-37] right afterwards every public answer is the one from before',
    async () => {
      await lists.take('2026-03-08', [aListedAuction('1'), aListedAuction('2'), aListedAuction('3')]);
      const before = await publicAnswers();
      const run = await lists.take('2026-03-09', [
        aListedAuction('1', { minimumFirst: 5_000_000, extra: 'Ocupado' }),
        aListedAuction('2', { dateFirst: new Date('2026-04-01T13:00Z') }),
        aListedAuction('4', { minimumFirst: 1_000_000 }),
      ]);
      const { rows } = await opened.pool.query<{ uuid_key: string }>(
        `select uuid_key from auctions where code = '4'`,
      );
      const firstSeen = `/api/auctions/${rows[0]!.uuid_key}`;
      expect((await app.inject({ url: firstSeen })).statusCode).toBe(200);
      expect(await publicAnswers()).not.toEqual(before);

      const undone = await undo(run);
      expect(expectDocumented(undone, 'undoFeed')).toMatchObject({
        message: 'Lista desfeita: 4 imóveis voltaram ao que eram antes.',
        data: { feed: { id: run, status: 'taken', undone_at: now.toISOString() } },
        figures: { restored: 2, relisted: 1, unlisted: 0, withdrawn: 1, partly: 0 },
      });
      expect(await publicAnswers()).toEqual(before);
      // Not 'fora da lista': no list that counts ever had it.
      expect((await app.inject({ url: firstSeen })).statusCode).toBe(410);
    },
  );

  test.skipIf(missing)(
    '[INTAKE-34] the figures are told first; the word goes to the log with its reason',
    async () => {
      await lists.take('2026-03-08', [aListedAuction('1')]);
      const run = await lists.take('2026-03-09', [aListedAuction('1', { minimumFirst: 5_000_000 })]);
      const preview = await call(urlOf(run), admin);
      expect(expectDocumented(preview, 'previewUndo')).toEqual({
        data: {
          possible: true,
          refusal: null,
          figures: { restored: 1, relisted: 0, unlisted: 0, withdrawn: 0, partly: 0 },
        },
      });
      const wordless = await undo(run, '   ');
      expect([wordless.statusCode, expectDocumented(wordless, 'undoFeed')]).toMatchObject([
        422,
        { errors: { reason: ['é obrigatório'] } },
      ]);
      const { message } = expectDocumented<{ message: string }>(await undo(run), 'undoFeed');
      expect(message).toBe('Lista desfeita: 1 imóvel voltou ao que era antes.');
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
            gone: 0,
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
    },
  );

  test.skipIf(missing)(
    '[INTAKE-33] what can not be taken back says why, before and at the word',
    async () => {
      const first = await lists.take('2026-03-08', [aListedAuction('1')]);
      const second = await lists.take('2026-03-09', [aListedAuction('1')]);
      const why = `Só a lista mais nova pode ser desfeita: desfaça antes a de 09/03/2026 (execução ${second}).`;
      expect(expectDocumented(await call(urlOf(first), admin), 'previewUndo')).toEqual({
        data: { possible: false, refusal: why, figures: null },
      });
      const refused = await undo(first);
      expect([refused.statusCode, expectDocumented(refused, 'undoFeed')]).toEqual([409, { message: why }]);
      const nothing = await undo(second);
      expect(expectDocumented(nothing, 'undoFeed')).toMatchObject({
        message: 'Lista desfeita: nenhum imóvel tinha mudado por causa dela.',
      });
      const unknown = await undo(somewhere);
      expect([unknown.statusCode, expectDocumented(unknown, 'undoFeed')]).toEqual([
        404,
        { message: 'Envio não encontrado.' },
      ]);
    },
  );

  test.skipIf(missing)('[AUTH-14] it wants an admin', async () => {
    const auctioneer = await aCaller(opened.database, now, 'leiloeira@exemplo.com.br', 'auctioneer');
    for (const [caller, status] of [
      [null, 401],
      [auctioneer, 403],
    ] as const) {
      const asked = await call(urlOf(somewhere), caller);
      expectDocumented(asked, 'previewUndo');
      const pressed = await call(urlOf(somewhere), caller, { reason: 'Preços de outro mês.' });
      expectDocumented(pressed, 'undoFeed');
      expect([asked.statusCode, pressed.statusCode]).toEqual([status, status]);
    }
  });
});
