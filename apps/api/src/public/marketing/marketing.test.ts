import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type TestServer, testServer } from '../../../test/test-server.ts';
import { deleteVisits } from './site-events.repository.ts';

const start = new Date('2026-03-10T12:00:00Z');
const minute = 60_000;
const event = {
  name: 'page_view',
  page_title: 'Início',
  segment: 'home',
  consent: true,
};

describe.each(engines)('events and visitors on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: TestServer;
  let off: TestServer;
  let now = start;
  const call = callsOf(() => server.app);
  const send = async (more: object = {}) => call('/api/events', null, { ...event, ...more });
  const visitors = async () => expectDocumented(await call('/api/marketing/visitors', null), 'getVisitors');
  beforeAll(async () => {
    opened = await open();
    server = await testServer(opened, { clock: () => now, env: { MARKETING: 'live' } });
    off = await testServer(opened, { clock: () => now, env: { MARKETING: 'off' } });
  });
  afterAll(async () => {
    await server?.app.close();
    await off?.app.close();
    await opened?.close();
  });
  beforeEach(async () => {
    now = start;
    await opened.pool.query('delete from site_events');
  });

  test('[SHELL-11] an event is stored without any data of its sender', async () => {
    const auction_key = randomUUID();
    const visit = randomUUID();
    const answer = await send({ name: 'chat_click', tag: 'float', auction_key, visit });
    expect(expectDocumented(answer, 'recordEvent')).toEqual({ recorded: true });
    const { rows } = await opened.pool.query<object>('select * from site_events');
    expect(rows).toEqual([
      {
        id: expect.any(Number) as unknown,
        at: start,
        name: 'chat_click',
        title: 'Início',
        segment: 'home',
        auction_key,
        tag: 'float',
        visit,
      },
    ]);
  });

  test.each([
    [{ consent: false }, { consent: ['deve ser um destes: true'] }],
    [{ consent: undefined }, { consent: ['é obrigatório'] }],
    [{ segment: '../x' }, { segment: ['tem um formato inválido'] }],
    [{ visit: '1' }, { visit: ['tem um formato inválido'] }],
    [{ email: 'a@b.example' }, { email: ['não é um campo conhecido'] }],
  ])('[SHELL-11] %j is refused: nothing without consent, nothing unknown', async (more, errors) => {
    const answer = await send(more);
    expect([answer.statusCode, expectDocumented(answer, 'recordEvent')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors },
    ]);
    expect((await opened.pool.query('select from site_events')).rowCount).toBe(0);
  });

  test('[HONEST-01] visitors are different visits of the last hour, or no figure', async () => {
    const noVisitors = { visitors: null, minutes: 60, counted_at: start.toISOString() };
    expect(await visitors()).toEqual(noVisitors);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const visit of [first, first, second]) await send({ visit });
    await send();
    expect(await visitors()).toMatchObject({ visitors: 2 });
    now = new Date(start.getTime() + 59 * minute);
    await send({ visit: first });
    now = new Date(start.getTime() + 60 * minute);
    expect(await visitors()).toMatchObject({ visitors: 1, counted_at: now.toISOString() });
    now = new Date(start.getTime() + 119 * minute);
    expect(await visitors()).toMatchObject({ visitors: null });
  });

  test('[HONEST-01] one address alone makes no crowd, and sees no error', async () => {
    const sendFrom = async (remoteAddress: string) =>
      server.app.inject({
        url: '/api/events',
        method: 'POST',
        payload: { ...event, visit: randomUUID() },
        remoteAddress,
      });
    for (let nth = 0; nth < 70; nth += 1)
      expect((await sendFrom('192.0.2.1')).json()).toEqual({ recorded: true });
    expect(await visitors()).toMatchObject({ visitors: 20 });
    expect((await opened.pool.query('select from site_events')).rowCount).toBe(20);
    await sendFrom('192.0.2.2');
    expect(await visitors()).toMatchObject({ visitors: 21 });
  });

  test('[HONEST-01] with MARKETING=off nothing is counted', async () => {
    await send({ visit: randomUUID() });
    const answer = await off.app.inject({ url: '/api/events', method: 'POST', payload: event });
    expect(expectDocumented(answer, 'recordEvent')).toEqual({ recorded: false });
    expect((await opened.pool.query('select from site_events')).rowCount).toBe(1);
    expect((await off.app.inject('/api/marketing/visitors')).json()).toMatchObject({ visitors: null });
  });

  test('[SHELL-11] a visit is deleted after an hour, an event after thirteen months', async () => {
    await send({ visit: randomUUID() });
    const visits = async () => (await opened.pool.query('select visit from site_events')).rows;
    await deleteVisits(opened.database, new Date(start.getTime() + 59 * minute));
    expect(await visits()).toEqual([{ visit: expect.any(String) as unknown }]);
    await deleteVisits(opened.database, new Date(start.getTime() + 60 * minute));
    expect(await visits()).toEqual([{ visit: null }]);
    await deleteVisits(opened.database, new Date('2027-04-11T12:00:00Z'));
    expect(await visits()).toEqual([]);
  });
});
