import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readSecret } from '../../platform/tokens/secrets.ts';
import { createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('the links of alert mails on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let token: string;
  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    const secret = await readSecret(opened.database, 'unsubscribe');
    token = createUnsubscribeToken(secret, { person: ana.uuid, what: 'avisos' });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await opened.pool.query('delete from notification_settings');
  });

  const getState = (link = token) => app.inject({ url: `/api/unsubscribe/${link}` });
  const state = async () => expectDocumented(await getState(), 'getUnsubscription');
  const before = {
    what: 'notices',
    email: 'a•••@exemplo.com.br',
    frequency: 'at_once',
    unsubscribed: false,
  };

  const boundary = 'x';
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  test.each<[string, { payload?: string; headers?: Record<string, string> }]>([
    [
      'as a form, as mail programs post it',
      {
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      'as a form with parts',
      { payload: part, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
    ],
    ['without a body, as the page posts it', {}],
  ])('[ALERT-09] one click ends the mails %s, and again changes nothing', async (_case, sent) => {
    expect(await state()).toEqual(before);
    expect(await state()).toEqual(before);
    for (let click = 0; click < 2; click += 1) {
      const answer = await app.inject({ url: `/api/unsubscribe/${token}`, method: 'POST', ...sent });
      expect([answer.statusCode, expectDocumented(answer, 'unsubscribe')]).toEqual([
        200,
        { message: 'Você não receberá mais emails de alertas e favoritos.', unsubscribed: true },
      ]);
    }
    expect(await state()).toEqual({ ...before, frequency: 'off', unsubscribed: true });
    const settings = await app.inject({
      url: '/api/customer/notification-settings',
      headers: ana.headers,
    });
    expect(expectDocumented(settings, 'getNotificationSettings')).toMatchObject({ frequency: 'off' });
  });

  test.each([
    ['forged', () => `${token.slice(0, -4)}AAAA`],
    ['made up', () => 'x'],
    ['hostile', () => encodeURIComponent("../'; drop table people; --")],
  ])('[ALERT-09] a %s link is unknown', async (_case, link) => {
    for (const [id, method] of [
      ['getUnsubscription', 'GET'],
      ['unsubscribe', 'POST'],
    ] as const) {
      const answer = await app.inject({ url: `/api/unsubscribe/${link()}`, method });
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        404,
        { message: 'Este link não é válido.' },
      ]);
    }
    expect(await state()).toEqual(before);
  });

  test('[API-06] a link that is too long, and another wish, are refused', async () => {
    const long = await getState('a'.repeat(201));
    expect([long.statusCode, expectDocumented(long, 'getUnsubscription')]).toEqual([
      422,
      {
        message: 'Os dados enviados são inválidos.',
        errors: { token: ['deve ter no máximo 200 caracteres'] },
      },
    ]);
    const other = await app.inject({
      url: `/api/unsubscribe/${token}`,
      method: 'POST',
      payload: 'List-Unsubscribe=No',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expectDocumented(other, 'unsubscribe');
    expect(other.statusCode).toBe(422);
    expect(await state()).toEqual(before);
  });
});
