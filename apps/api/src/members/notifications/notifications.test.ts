import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const now = new Date('2026-03-10T12:00Z');
const path = '/api/customer/notification-settings';

describe.each(engines)('notification settings on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let rui: Caller;
  let auctioneer: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    auctioneer = await aCaller(opened.database, now, 'bia@exemplo.com.br', 'auctioneer');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await opened.pool.query('delete from notification_settings');
  });

  const settings = async (caller = ana) =>
    expectDocumented(await call(path, caller), 'getNotificationSettings');
  const unchosen = {
    frequency: 'at_once',
    hour: 8,
    weekday: 1,
    reminders: true,
    confirmed: false,
    updated_at: null,
  };

  test('[ACC-09] only a customer has them', async () => {
    for (const [id, body] of [
      ['getNotificationSettings', undefined],
      ['saveNotificationSettings', { frequency: 'off', hour: 8 }],
    ] as const) {
      const signedOut = await call(path, null, body);
      expectDocumented(signedOut, id);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(path, auctioneer, body);
      expectDocumented(other, id);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[ACC-09] what is chosen holds for the one who chose', async () => {
    expect(await settings()).toEqual(unchosen);
    const chosen = {
      frequency: 'weekly',
      hour: 19,
      weekday: 5,
      reminders: false,
      confirmed: false,
      updated_at: now.toISOString(),
    };
    const saved = await call(path, ana, { frequency: 'weekly', hour: 19, weekday: 5, reminders: false });
    expect(expectDocumented(saved, 'saveNotificationSettings')).toEqual({
      message: 'Preferências de notificação salvas!',
      data: chosen,
    });
    expect(await settings()).toEqual(chosen);
    expect(await settings(rui)).toEqual(unchosen);
  });

  test('[ACC-09][NEWS-15] a weekday and reminders that are left out stay as they are', async () => {
    await call(path, ana, { frequency: 'weekly', hour: 19, weekday: 5, reminders: false });
    await call(path, ana, { frequency: 'off', hour: 0 });
    expect(await settings()).toMatchObject({ frequency: 'off', hour: 0, weekday: 5, reminders: false });
  });

  test('[SAFE-40] the answer states whether the email is confirmed, since before that no mail is sent', async () => {
    await opened.pool.query('update people set verified_email_at = $1 where id = $2', [now, rui.id]);
    expect(await settings(rui)).toMatchObject({ frequency: 'at_once', confirmed: true });
    const saved = await call(path, rui, { frequency: 'daily', hour: 9 });
    expect(expectDocumented(saved, 'saveNotificationSettings')).toMatchObject({ data: { confirmed: true } });
    expect(await settings()).toMatchObject({ confirmed: false });
    await opened.pool.query('update people set verified_email_at = null where id = $1', [rui.id]);
  });

  test('[ALERT-09] the same choice again does not put off a digest that is due', async () => {
    await call(path, ana, { frequency: 'daily', hour: 8 });
    await opened.pool.query(`update notification_settings set updated_at = '2026-03-01T12:00Z'`);
    await call(path, ana, { frequency: 'daily', hour: 8, weekday: 1 });
    expect(await settings()).toMatchObject({ updated_at: '2026-03-01T12:00:00.000Z' });
    await call(path, ana, { frequency: 'daily', hour: 9 });
    expect(await settings()).toMatchObject({ updated_at: now.toISOString() });
  });

  test('[API-06] what can not be chosen is refused by field', async () => {
    const answer = await call(path, ana, { frequency: 'hourly', hour: 24, weekday: 0 });
    expect([answer.statusCode, expectDocumented(answer, 'saveNotificationSettings')]).toEqual([
      422,
      {
        message: 'Os dados enviados são inválidos.',
        errors: {
          frequency: ['deve ser um destes: at_once, daily, weekly, off'],
          hour: ['deve ser no máximo 23'],
          weekday: ['deve ser no mínimo 1'],
        },
      },
    ]);
    expect(await settings()).toEqual(unchosen);
  });
});
