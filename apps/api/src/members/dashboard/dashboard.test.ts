import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import { seedAlert } from '../alerts/testing/seed-customer.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { recordActivity } from '../../platform/activity/activities.ts';

interface Activities {
  activities: { type: string; description: string; created_at: string; auction_key: string | null }[];
}

const statsPath = '/api/customer/dashboard/stats';
const activityPath = '/api/customer/recent-activity';

describe.each(engines)('the dashboard on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let rui: Caller;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    admin = await aCaller(opened.database, now, 'adm@exemplo.com.br', 'admin');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const table of ['opportunities', 'alerts', 'favorites', 'activities'])
      await opened.pool.query(`delete from ${table}`);
  });

  const stats = async (caller = ana) => expectDocumented(await call(statsPath, caller), 'getDashboardStats');
  const activities = async (query = '', caller = ana) =>
    expectDocumented<Activities>(await call(activityPath + query, caller), 'listRecentActivity').activities;

  test('[ACC-01] only a customer has one', async () => {
    for (const [id, path] of [
      ['getDashboardStats', statsPath],
      ['listRecentActivity', activityPath],
    ] as const) {
      const signedOut = await call(path, null);
      expectDocumented(signedOut, id);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(path, admin);
      expectDocumented(other, id);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[ACC-02] the four figures are what the four lists say', async () => {
    for (const code of ['A1', 'A2', 'X1'])
      await sql`insert into favorites select ${ana.id}::bigint, id, ${now}::timestamptz from auctions where code = ${code}`.execute(
        opened.database,
      );
    await seedAlert(opened.database, ana.id);
    await seedAlert(opened.database, rui.id);
    await sql`insert into opportunities (person_id, auction_id, matched_at)
      select ${ana.id}::bigint, id, ${now}::timestamptz from auctions where code in ('L1', 'L3', 'L4')`.execute(
      opened.database,
    );
    // Found and open is L1; below their valuation are A1, A2 and A3; L3 is over, L4 over for too long.
    expect(await stats()).toEqual({
      favorites_count: 2,
      alerts_count: 1,
      opportunities_count: 4,
      expired_opportunities_count: 1,
    });
    expect(await stats(rui)).toEqual({
      favorites_count: 0,
      alerts_count: 1,
      opportunities_count: 3,
      expired_opportunities_count: 0,
    });
    const list = await call('/api/customer/opportunity/load-display', ana);
    expect(list.json()).toMatchObject({ stats: { total: 4 } });
  });

  test('[ACC-02] the latest activities come first, as many as requested', async () => {
    const { rows } = await opened.pool.query<{ id: number; uuid_key: string }>(
      `select id, uuid_key from auctions where code = 'A1'`,
    );
    const { id: auctionId, uuid_key } = rows[0]!;
    const minute = (n: number) => new Date(now.getTime() + n * 60_000);
    for (let n = 0; n < 12; n += 1)
      await recordActivity(
        opened.database,
        { personId: ana.id, kind: 'alert', description: `Alerta ${n}` },
        minute(n),
      );
    const description = `Leilão salvo nos favoritos: ${'x'.repeat(300)}`;
    await recordActivity(
      opened.database,
      { personId: ana.id, kind: 'favorite', description, auctionId },
      minute(20),
    );
    await recordActivity(
      opened.database,
      { personId: rui.id, kind: 'bonus', description: 'de Rui' },
      minute(30),
    );

    expect(await activities()).toHaveLength(10);
    const two = await activities('?limit=2');
    expect(two).toMatchObject([
      { type: 'favorite', created_at: '2026-03-10T12:20:00.000Z', auction_key: uuid_key },
      { type: 'alert', description: 'Alerta 11', auction_key: null },
    ]);
    expect(two[0]?.description).toHaveLength(300);

    await opened.pool.query(`update auctions set flagged_reason = 'cota' where code = 'A1'`);
    expect((await activities('?limit=1'))[0]).toMatchObject({ description: 'Alerta 11' });
    await opened.pool.query('update auctions set flagged_reason = null');
  });

  test('[ACC-02] what a day’s lists brought to the alerts is one line', async () => {
    const brought = (description: string, at: string) =>
      recordActivity(opened.database, { personId: ana.id, kind: 'opportunity', description }, new Date(at));
    await brought('7 novas oportunidades para os seus alertas', '2026-03-09T02:59:00Z');
    await brought('11 novas oportunidades para os seus alertas', '2026-03-09T03:01:00Z');
    await brought('Nova oportunidade: Casa em Goiânia', '2026-03-09T12:00:00Z');
    await brought('14 novas oportunidades para os seus alertas', '2026-03-10T02:58:00Z');
    await brought('2 novas oportunidades para os seus alertas', '2026-03-10T12:00:00Z');

    expect(await activities()).toMatchObject([
      { description: '2 novas oportunidades para os seus alertas' },
      {
        type: 'opportunity',
        description: '25 novas oportunidades para os seus alertas',
        created_at: '2026-03-10T02:58:00.000Z',
        auction_key: null,
      },
      { description: 'Nova oportunidade: Casa em Goiânia' },
      { description: '7 novas oportunidades para os seus alertas' },
    ]);
    expect(await activities('?limit=3')).toHaveLength(3);
  });

  test('[API-06] more than 50 are refused', async () => {
    const answer = await call(`${activityPath}?limit=51`, ana);
    expect([answer.statusCode, expectDocumented(answer, 'listRecentActivity')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors: { limit: ['deve ser no máximo 50'] } },
    ]);
  });
});
