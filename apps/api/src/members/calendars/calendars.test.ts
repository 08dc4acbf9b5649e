import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { seedAlert } from '../alerts/testing/seed-customer.ts';

const now = new Date('2026-03-10T12:00Z');
const first = new Date('2026-03-20T13:00Z');
const second = new Date('2026-04-03T13:00Z');

/** A calendar's text as parsed by another program. */
function parse(text: string) {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location,
      description: event.description,
      modified: String(component.getFirstPropertyValue('last-modified')),
      alarms: alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
}

describe.each(engines)('calendar addresses on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let lists: ListsForTest;
  let ana: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await lists.clear();
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await lists.importList('2026-03-01', [lot(), aListedAuction('2')]);
    await opened.pool.query(
      'insert into favorites (person_id, auction_id, created_at) select $1, id, $2 from auctions',
      [ana.id, now],
    );
  });

  const lot = (overrides: Parameters<typeof aListedAuction>[1] = {}) =>
    aListedAuction('1', {
      type: 1,
      modality: null,
      directSale: false,
      title: 'Apartamento; 2 quartos, Setor Bueno, Goiânia – GO',
      dateFirst: first,
      dateSecond: second,
      minimumSecond: 10_000_000,
      ...overrides,
    });
  const make = async (body: object = {}) => {
    const answer = await call('/api/customer/calendars', ana, body);
    const { address } = expectDocumented<{ address: string }>(answer, 'createCalendar');
    return new URL(address).pathname;
  };
  const read = async (path: string) => {
    const answer = await call(path, null);
    expect(answer.statusCode, answer.body).toBe(200);
    return { answer, events: parse(answer.body) };
  };
  const eventsOf = async (path: string) => (await read(path)).events;

  test('[NEWS-10][NEWS-13] another program reads each dated round, and no round that has no date', async () => {
    const path = await make();
    const { answer, events } = await read(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    });
    const { rows } = await opened.pool.query<{ uuid_key: string }>(
      `select uuid_key from auctions where code = '1'`,
    );
    const key = rows[0]!.uuid_key;
    expect(events).toMatchObject([
      {
        uid: `${key}-first@martelo`,
        start: '2026-03-20T12:30:00.000Z',
        end: first.toISOString(),
        status: 'CONFIRMED',
        summary: '1ª praça: Apartamento; 2 quartos, Setor Bueno, Goiânia – GO',
        location: 'Rua T-55, 930, Setor Bueno, Goiânia – GO',
        alarms: ['-PT1440M'],
      },
      { uid: `${key}-second@martelo`, end: second.toISOString(), status: 'CONFIRMED' },
    ]);
    expect(events[0]!.description).toContain(`https://martelo.example/leilao/${key}`);
  });

  test('[NEWS-10] it has no name in it, and stays the same text until something changes', async () => {
    await opened.pool.query(`update people set name = 'Joana Prado'`);
    const path = await make();
    const { answer } = await read(path);
    expect(answer.body).not.toMatch(/joana|prado|ana@/i);
    const { etag } = answer.headers;
    for (const known of [etag!, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await call(path, null, undefined, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    await lists.importList('2026-03-02', [lot({ minimumFirst: 1_000_000 }), aListedAuction('2')]);
    const changed = await call(path, null, undefined, { 'if-none-match': etag! });
    expect(changed.statusCode).toBe(200);
  });

  test('[NEWS-11] a date or a place that moves keeps its UID and has a higher sequence', async () => {
    const path = await make();
    const [before] = await eventsOf(path);
    const moved = new Date('2026-03-22T13:00Z');
    await lists.importList('2026-03-02', [lot({ dateFirst: moved }), aListedAuction('2')]);
    const [after] = await eventsOf(path);
    expect(after).toMatchObject({ uid: before!.uid, end: moved.toISOString(), status: 'CONFIRMED' });
    expect(after!.sequence).toBeGreaterThan(before!.sequence);
    expect(after!.modified > before!.modified).toBe(true);
    await lists.importList('2026-03-03', [
      lot({ dateFirst: moved, address: 'Rua T-56, 1' }),
      aListedAuction('2'),
    ]);
    const [elsewhere] = await eventsOf(path);
    expect(elsewhere!.location).toContain('Rua T-56, 1');
    expect(elsewhere!.sequence).toBeGreaterThan(after!.sequence);
  });

  test('[NEWS-11] what left its list is crossed out, and stands again once it is back', async () => {
    const path = await make();
    const sequences = [(await eventsOf(path))[0]!.sequence];
    await lists.importList('2026-03-02', [aListedAuction('2')]);
    const gone = await eventsOf(path);
    expect(gone.map(({ status, alarms }) => [status, alarms])).toEqual([
      ['CANCELLED', []],
      ['CANCELLED', []],
    ]);
    expect(gone[0]!.description).toContain('não diz se foi vendido');
    sequences.push(gone[0]!.sequence);
    await lists.importList('2026-03-03', [lot(), aListedAuction('2')]);
    const [back] = await eventsOf(path);
    expect(back!.status).toBe('CONFIRMED');
    sequences.push(back!.sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  test('[NEWS-11] a round that a list dropped is crossed out at the date that it had', async () => {
    const path = await make();
    const before = await eventsOf(path);
    await lists.importList('2026-03-02', [
      lot({ dateSecond: null, minimumSecond: null }),
      aListedAuction('2'),
    ]);
    const after = await eventsOf(path);
    expect(after.map(({ uid, end, status }) => [uid, end, status])).toEqual([
      [before[0]!.uid, first.toISOString(), 'CONFIRMED'],
      [before[1]!.uid, second.toISOString(), 'CANCELLED'],
    ]);
    expect(after[1]!.sequence).toBeGreaterThan(before[1]!.sequence);
  });

  test('[NEWS-10][LABEL-05] a first round without a stated minimum does not get the second’s', async () => {
    const path = await make();
    const past = lot({
      saleMethod: 'rounds',
      dateFirst: new Date('2026-03-01T13:00Z'),
      dateSecond: null,
      minimumFirst: 10_000_000,
    });
    await lists.importList('2026-03-02', [past, aListedAuction('2')]);
    const [entry] = await eventsOf(path);
    expect(entry!.summary).toMatch(/^1ª praça: /);
    expect(entry!.description).toMatch(/^Lance mínimo: Valor não informado\.$/m);
  });

  test('[LABEL-09][NEWS-10][NEWS-11] a third round is an appointment too, and crossed out once a list drops it', async () => {
    const path = await make();
    const third = { date: new Date('2026-04-17T13:00Z'), minimum: 1_000_000 };
    await lists.importList('2026-03-02', [lot({ third }), aListedAuction('2')]);
    const entry = (await eventsOf(path))[2]!;
    expect(entry).toMatchObject({ end: third.date.toISOString(), status: 'CONFIRMED' });
    expect(entry.uid).toMatch(/-third@martelo$/);
    expect(entry.summary).toMatch(/^3ª praça: /);
    expect(entry.description).toMatch(/^Lance mínimo: R\$\s10\.000,00\.$/m);
    await lists.importList('2026-03-03', [lot(), aListedAuction('2')]);
    const dropped = (await eventsOf(path))[2]!;
    expect([dropped.uid, dropped.end, dropped.status]).toEqual([entry.uid, entry.end, 'CANCELLED']);
    expect(dropped.sequence).toBeGreaterThan(entry.sequence);
  });

  test('[NEWS-11] undoing a list restores the date, with a still higher sequence', async () => {
    const path = await make();
    const [before] = await eventsOf(path);
    const run = await lists.importList('2026-03-02', [
      lot({ dateFirst: new Date('2026-03-25T13:00Z') }),
      aListedAuction('2'),
    ]);
    const [moved] = await eventsOf(path);
    await lists.undo(run);
    const [after] = await eventsOf(path);
    expect(after).toMatchObject({ uid: before!.uid, end: first.toISOString() });
    expect([before, moved, after].map((event) => event!.sequence)).toEqual(
      [before, moved, after].map((event) => event!.sequence).toSorted((one, other) => one - other),
    );
    expect(after!.sequence).toBeGreaterThan(moved!.sequence);
  });

  test('[NEWS-11] what is hidden and shown again has a higher sequence each time', async () => {
    const path = await make();
    const admin = await aCaller(opened.database, now, 'admin@exemplo.com.br', 'admin');
    const { rows } = await opened.pool.query<{ key: string }>(
      `select uuid_key as key from auctions where code = '1'`,
    );
    const sequences = [(await eventsOf(path))[0]!.sequence];
    for (const change of ['flag', 'unflag', 'flag', 'unflag']) {
      const body = change === 'flag' ? { reason: 'Edital anulado.' } : {};
      const answer = await call(`/api/admin/auctions/${rows[0]!.key}/${change}`, admin, body);
      expect(answer.statusCode).toBe(200);
      sequences.push((await eventsOf(path))[0]!.sequence);
    }
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  test('[NEWS-11][SAFE-21] so has what its auctioneer’s suspension or refusal hid and their approval shows again', async () => {
    const path = await make();
    const admin = await aCaller(opened.database, now, 'admin@exemplo.com.br', 'admin');
    const auctioneer = await aCaller(opened.database, now, 'leiloeira@exemplo.com.br', 'auctioneer');
    await opened.pool.query(
      `update people set approval = 'approved', source_id = (select source_id from auctions where code = '1') where id = $1`,
      [auctioneer.id],
    );
    const states = [];
    for (const step of [null, 'suspend', 'approve', 'refuse', 'approve']) {
      if (step === 'refuse')
        await opened.pool.query(`update people set approval = 'pending' where id = $1`, [auctioneer.id]);
      const body = step === 'approve' ? {} : { reason: 'Queixas de compradores.' };
      if (step) {
        const answer = await call(`/api/admin/auctioneers/${auctioneer.id}/${step}`, admin, body);
        expect(answer.statusCode).toBe(200);
      }
      states.push((await eventsOf(path))[0]!);
    }
    const [shown, hidden] = ['CONFIRMED', 'CANCELLED'];
    expect(states.map(({ status }) => status)).toEqual([shown, hidden, shown, hidden, shown]);
    const sequences = states.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  test('[NEWS-11] what is hidden is crossed out without a word of what it was; a past round goes after 30 days', async () => {
    const path = await make();
    const [before] = await eventsOf(path);
    await opened.pool.query(`update auctions set flagged_reason = 'x' where code = '1'`);
    const { answer, events } = await read(path);
    expect(events[0]).toMatchObject({ uid: before!.uid, status: 'CANCELLED', summary: 'Leilão retirado' });
    expect(events[0]!.sequence).toBeGreaterThan(before!.sequence);
    expect(answer.body).not.toContain('Setor Bueno');
    await opened.pool.query(
      `update auctions set flagged_reason = null, date_first = '2026-02-01', date_second = '2026-02-15'`,
    );
    expect((await eventsOf(path)).map(({ end, status }) => [end.slice(0, 10), status])).toEqual([
      ['2026-02-15', 'CONFIRMED'],
      ['2026-02-15', 'CONFIRMED'],
    ]);
  });

  test('[NEWS-09] an alert has a calendar of what matches it', async () => {
    const alert = await seedAlert(opened.database, ana.id, { auctionType: 2, name: 'Para a Joana' });
    const path = await make({ alert_id: alert });
    const { answer, events } = await read(path);
    expect(events.map(({ summary }) => summary.slice(0, 8))).toEqual(['1ª praça', '2ª praça']);
    expect(answer.body).toContain('X-WR-CALNAME:Martelo: busca em Goiânia – GO');
    expect(answer.body).not.toContain('Joana');
    await lists.importList('2026-03-02', [aListedAuction('2')]);
    expect((await eventsOf(path))[0]!.status).toBe('CANCELLED');
    await opened.pool.query('update alerts set price_max = 2, price_min = 1');
    expect(await eventsOf(path)).toEqual([]);
  });

  test('[NEWS-09][ALERT-10] an alert’s evidence filters hold in its calendar too', async () => {
    const alert = await seedAlert(opened.database, ana.id, {
      auctionType: 2,
      requirements: { discount_rank: { from: 76 } },
    });
    const path = await make({ alert_id: alert });
    const rankAt = (rank: number) =>
      opened.pool.query(
        `insert into search_evidence (auction_id, next_price, discount_rank, metre_rank)
         select id, 0, $1, 0 from auctions where code = '1'
         on conflict (auction_id) do update set discount_rank = excluded.discount_rank`,
        [rank],
      );
    await rankAt(75);
    expect(await eventsOf(path)).toEqual([]);
    await rankAt(76);
    expect((await eventsOf(path)).map(({ summary }) => summary.slice(0, 8))).toEqual([
      '1ª praça',
      '2ª praça',
    ]);
  });

  test('[NEWS-12] a new address ends the one before, and an ended one answers 404', async () => {
    const [one, two] = [await make(), await make()];
    expect(one).not.toBe(two);
    expect((await call(one, null)).statusCode).toBe(404);
    expect((await call(two, null)).statusCode).toBe(200);
    const { rows } = await opened.pool.query<{ token_hash: Buffer }>(
      'select token_hash from calendar_addresses',
    );
    expect(rows).toHaveLength(1);
    expect(two).not.toContain(rows[0]!.token_hash.toString('base64url'));
    expect((await call('/api/customer/calendars/destroy', ana, {})).statusCode).toBe(200);
    expect((await call(two, null)).statusCode).toBe(404);
    expect((await call('/api/customer/calendars/destroy', ana, {})).statusCode).toBe(200);
    expect((await call('/api/calendars/x/martelo.ics', null)).statusCode).toBe(404);
  });

  test('[NEWS-12] addresses are listed without their secret, and go with alert and account', async () => {
    const alert = await seedAlert(opened.database, ana.id);
    const favorites = await make();
    const search = await make({ alert_id: alert });
    const listed = await call('/api/customer/calendars', ana);
    expect(expectDocumented(listed, 'listCalendars')).toEqual({
      data: [
        { alert_id: null, created_at: now.toISOString() },
        { alert_id: alert, created_at: now.toISOString() },
      ],
    });
    await opened.pool.query('delete from alerts');
    expect((await call(search, null)).statusCode).toBe(404);
    await opened.pool.query(`update people set status = 'blocked'`);
    expect((await call(favorites, null)).statusCode).toBe(404);
    await opened.pool.query('delete from people');
    expect((await opened.pool.query('select from calendar_addresses')).rows).toEqual([]);
  });
});
