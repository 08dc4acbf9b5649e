import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../../catalogue/ingestion/sources/listed-auction.ts';
import { renewByClock } from '../../catalogue/renew-by-clock.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { notifyMatches } from './notify-matches.ts';
import { type SeedAlert, saoPaulo, seedAlert, seedCustomer } from './testing/seed-customer.ts';

const now = new Date('2026-03-10T12:00Z');
const source = { code: 'caixa', name: 'Caixa Econômica Federal' };

describe.each(engines)('notifyMatches on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let database: Database;
  let outbox: Outbox;
  const jobs = manualJobs();
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
    outbox = await openOutbox(database, jobs, 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    jobs.waiting.length = 0;
    await sql`truncate auction_events, auction_search, lists, auctions, opportunities, people, mails, sources restart identity cascade`.execute(
      database,
    );
  });

  const importList = (listDate: string, auctions: ListedAuction[], from = source, at = now) =>
    importListForTest(database, { source: from, listDate, scope: ['GO', 'SP'], auctions }, at);
  const notify = (at = now) => notifyMatches(database, outbox, at);
  const rows = async (query: string) => (await opened.pool.query(query)).rows as Record<string, unknown>[];
  const opportunities = async () =>
    (
      await rows(`select p.email, a.code from opportunities o join people p on p.id = o.person_id
      join auctions a on a.id = o.auction_id order by 1, 2`)
    ).map(({ email, code }) => `${String(email)} ${String(code)}`);
  const watching = async (email: string, alert: SeedAlert = {}, seed = {}) => {
    const person = await seedCustomer(database, { email, ...seed });
    await seedAlert(database, person.id, alert);
    return person;
  };

  test('[ALERT-09] a new auction becomes an opportunity, an activity and one mail', async () => {
    await watching('ana@exemplo.com.br');
    await importList('2026-03-10', [aListedAuction('1'), aListedAuction('2', { minimumFirst: 10_000_000 })]);
    expect(await notify()).toBe(1);

    expect(await opportunities()).toEqual(['ana@exemplo.com.br 1', 'ana@exemplo.com.br 2']);
    expect(await rows('select kind, description, auction_id from activities')).toEqual([
      { kind: 'opportunity', description: '2 novas oportunidades para os seus alertas', auction_id: null },
    ]);
    const mails = await rows('select id, key, recipient, subject, text, headers from mails');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      key: 'alert:1:1',
      recipient: 'ana@exemplo.com.br',
      subject: '2 imóveis novos para os seus alertas',
    });
    expect(mails[0]?.['text']).toMatch(/R\$\s186\.400,00 \(42% abaixo da avaliação\)/);
    expect(mails[0]?.['text']).toContain('Fonte: Caixa Econômica Federal, lista de 10/03/2026');
    expect(jobs.waiting).toEqual([
      { queue: 'send-mail', key: String(mails[0]?.['id']), data: { mailId: mails[0]?.['id'] } },
    ]);
    expect(await rows('select count(*) as n from opportunities where mailed_at is null')).toEqual([{ n: 0 }]);
  });

  test('[ALERT-09][LABEL-05] an undated second round is notified, by its own minimum', async () => {
    await watching('ana@exemplo.com.br', { priceMax: 100_000 });
    const lot = {
      type: 1,
      modality: null,
      directSale: false,
      saleMethod: 'rounds',
      dateFirst: new Date('2026-03-09T12:00Z'),
      minimumSecond: 9_000_000,
    } as const;
    await importList('2026-03-10', [
      aListedAuction('1', lot),
      aListedAuction('over', { ...lot, minimumFirst: 9_000_000, minimumSecond: null }),
    ]);
    await notify();
    expect(await opportunities()).toEqual(['ana@exemplo.com.br 1']);
    const [mail] = await rows('select text from mails');
    expect(mail?.['text']).toMatch(/2ª PRAÇA · data não informada na lista\nValor: R\$\s90\.000,00/);
  });

  describe('[ALERT-17] a round that its date alone begins', () => {
    const lot = {
      type: 1,
      modality: null,
      directSale: false,
      saleMethod: 'rounds',
      dateFirst: new Date('2026-03-12T12:00Z'),
      dateSecond: new Date('2026-03-20T12:00Z'),
      minimumSecond: 9_000_000,
    } as const;
    const after = new Date('2026-03-12T13:00Z');

    test('notifies those whose range its minimum enters, once, and nobody notified before', async () => {
      await watching('ana@exemplo.com.br', { priceMax: 100_000 });
      await watching('bia@exemplo.com.br');
      await importList('2026-03-10', [aListedAuction('1', lot)]);
      await notify();
      expect(await opportunities()).toEqual(['bia@exemplo.com.br 1']);

      await renewByClock(database, now);
      expect(await notify()).toBe(0);
      await renewByClock(database, after);
      expect(await notify(after)).toBe(1);
      expect(await opportunities()).toEqual(['ana@exemplo.com.br 1', 'bia@exemplo.com.br 1']);
      const mails = await rows('select recipient, subject, text from mails order by id offset 1');
      expect(mails).toMatchObject([
        {
          recipient: 'ana@exemplo.com.br',
          subject: expect.stringMatching(/^Entrou na 2ª praça no seu alerta: /),
        },
      ]);
      expect(mails[0]?.['text']).toMatch(/^1 novidade para os seus alertas/m);
      expect(mails[0]?.['text']).toMatch(/Entrou na 2ª praça: de R\$\s186\.400,00 para R\$\s90\.000,00\n/);
      expect(mails[0]?.['text']).toMatch(/2ª PRAÇA · .*\nValor: R\$\s90\.000,00/);
      expect(mails[0]?.['text']).toContain(
        'lista de 10/03/2026. Não se sabe como terminou a 1ª praça: confira no site oficial.',
      );
      expect(await rows('select count(*)::integer as n from begun_rounds')).toEqual([{ n: 0 }]);

      await renewByClock(database, after);
      expect(await notify(after)).toBe(0);
      await importList('2026-03-13', [aListedAuction('1', lot)], source, new Date('2026-03-13T12:00Z'));
      await notify(new Date('2026-03-13T12:00Z'));
      expect(await opportunities()).toHaveLength(2);
    });

    test('is notified too where a list changes something else before the clock is checked', async () => {
      await watching('ana@exemplo.com.br', { priceMax: 100_000 });
      await importList('2026-03-10', [aListedAuction('1', lot)]);
      await notify();
      await importList('2026-03-12', [aListedAuction('1', { ...lot, parking: 2 })], source, after);
      await notify(after);
      expect(await opportunities()).toEqual(['ana@exemplo.com.br 1']);
    });

    test('is notified by the rounds that a filter of phase includes', async () => {
      await watching('ana@exemplo.com.br', { requirements: { phase: { oneOf: [2] } } });
      await importList('2026-03-10', [aListedAuction('1', lot)]);
      await notify();
      expect(await opportunities()).toEqual([]);
      await renewByClock(database, after);
      await notify(after);
      expect(await opportunities()).toEqual(['ana@exemplo.com.br 1']);
    });

    test('is not notified where the last round passed, nor of a list that is too old', async () => {
      await watching('ana@exemplo.com.br', { priceMax: 100_000 });
      await importList('2026-03-10', [
        aListedAuction('over', { ...lot, dateSecond: null, minimumSecond: null, saleMethod: 'auction' }),
        aListedAuction('far', {
          ...lot,
          dateFirst: new Date('2026-05-02T12:00Z'),
          dateSecond: new Date('2026-06-02T12:00Z'),
        }),
      ]);
      await notify();
      for (const day of ['2026-03-13T12:00Z', '2026-05-03T12:00Z']) {
        await renewByClock(database, new Date(day));
        await notify(new Date(day));
      }
      expect(await opportunities()).toEqual([]);
    });

    test('stays for the next try where the mail fails', async () => {
      await watching('ana@exemplo.com.br', { priceMax: 100_000 });
      await importList('2026-03-10', [aListedAuction('1', lot)]);
      await notify();
      await renewByClock(database, after);
      const failing = { ...outbox, enqueue: () => Promise.reject(new Error('no mail')) } as unknown as Outbox;
      await expect(notifyMatches(database, failing, after)).rejects.toThrow('no mail');
      expect(await opportunities()).toEqual([]);
      await notify(after);
      expect(await opportunities()).toEqual(['ana@exemplo.com.br 1']);
    });
  });

  test('[ALERT-12] the mail names the alert that found all, and each alert where there are two', async () => {
    const ana = await watching('ana@exemplo.com.br', { name: 'Perto do metrô' });
    await importList('2026-03-10', [aListedAuction('1'), aListedAuction('2')]);
    await notify();
    await seedAlert(database, ana.id, { name: 'Casas', propertyType: 1 });
    await importList('2026-03-11', [
      aListedAuction('1'),
      aListedAuction('2'),
      aListedAuction('3'),
      aListedAuction('4', { subcategoryId: 1 }),
    ]);
    await notify();
    const [first, second] = await rows('select subject, text from mails order by id');
    expect(first?.['subject']).toBe('2 imóveis novos para o seu alerta “Perto do metrô”');
    expect(second?.['subject']).toBe('2 imóveis novos para os seus alertas');
    for (const name of ['Perto do metrô', 'Casas']) expect(second?.['text']).toContain(`Alerta “${name}”`);
  });

  test('[ALERT-09] what was notified is not notified again: same list, same again, a changed price', async () => {
    await watching('ana@exemplo.com.br');
    await importList('2026-03-10', [aListedAuction('1')]);
    await notify();
    expect(await notify()).toBe(0);
    await importList('2026-03-10', [aListedAuction('1')]);
    await importList('2026-03-11', [aListedAuction('1', { minimumFirst: 9_000_000 })]);
    expect(await notify()).toBe(2);
    expect(await opportunities()).toHaveLength(1);
    expect(await rows('select count(*) as n from mails')).toEqual([{ n: 1 }]);
    expect(await rows('select count(*) as n from activities')).toEqual([{ n: 1 }]);
  });

  test('[ALERT-09] a price or round that changes into the range is notified, other changes are not', async () => {
    await watching('ana@exemplo.com.br', { priceMax: 150_000 });
    await importList('2026-03-10', [aListedAuction('1'), aListedAuction('2', { minimumFirst: 10_000_000 })]);
    await notify();
    expect(await opportunities()).toEqual(['ana@exemplo.com.br 2']);
    await watching('bia@exemplo.com.br');
    await importList('2026-03-11', [
      aListedAuction('1', { minimumFirst: 14_000_000 }),
      aListedAuction('2', { minimumFirst: 10_000_000, extra: 'Aceita FGTS' }),
    ]);
    await notify();
    expect(await opportunities()).toEqual([
      'ana@exemplo.com.br 1',
      'ana@exemplo.com.br 2',
      'bia@exemplo.com.br 1',
    ]);
  });

  test('[ALERT-09] each list of several sources is notified by its own events', async () => {
    await watching('ana@exemplo.com.br');
    await importList('2026-03-10', [aListedAuction('1')]);
    await notify();
    const other = { code: 'mega', name: 'Mega' };
    await importList('2026-03-10', [aListedAuction('7')], other);
    await importList('2026-03-11', [aListedAuction('1'), aListedAuction('2')]);
    await importList('2026-03-11', [aListedAuction('7'), aListedAuction('8')], other);
    expect(await notify()).toBe(3);
    expect(
      await rows(`select m.key, o.n from mails m join lateral
      (select regexp_count(m.text, 'https://martelo.example/leilao/') as n) o on true order by m.id`),
    ).toEqual([
      { key: 'alert:1:1', n: 1 },
      { key: 'alert:2:1', n: 1 },
      { key: 'alert:3:1', n: 1 },
      { key: 'alert:4:1', n: 1 },
    ]);
    expect(await opportunities()).toHaveLength(4);
  });

  const lot = (code: string, first: string, second: string | null, rest: Partial<ListedAuction> = {}) =>
    aListedAuction(code, {
      type: 1,
      directSale: false,
      dateFirst: new Date(first),
      dateSecond: second === null ? null : new Date(second),
      minimumFirst: 50_000_000,
      minimumSecond: 20_000_000,
      ...rest,
    });

  const third = { date: new Date('2026-03-20T13:00Z'), minimum: 5_000_000 };
  test.each<[string, SeedAlert, ListedAuction, boolean]>([
    ['[RULE-08] houses are no apartments', { propertyType: 1 }, aListedAuction('1'), false],
    ['[RULE-08] commercial has 5', { propertyType: 5 }, aListedAuction('1', { subcategoryId: 5 }), true],
    ['[RULE-08] commercial has 10', { propertyType: 5 }, aListedAuction('1', { subcategoryId: 10 }), true],
    ['[RULE-08] rural has 11', { propertyType: 6 }, aListedAuction('1', { subcategoryId: 11 }), true],
    ['[RULE-08] rural has 6', { propertyType: 6 }, aListedAuction('1', { subcategoryId: 6 }), true],
    [
      '[RULE-08] an unknown kind is none',
      { propertyType: 3 },
      aListedAuction('1', { subcategoryId: null }),
      false,
    ],
    ['[RULE-08] 4 is Caixa', { auctionType: 4 }, aListedAuction('1', { type: 3 }), true],
    ['[RULE-08] 4 is not judicial', { auctionType: 4 }, aListedAuction('1', { type: 1 }), false],
    ['[RULE-08] 2 is judicial', { auctionType: 2 }, aListedAuction('1', { type: 1 }), true],
    ['[RULE-08] 3 is extrajudicial', { auctionType: 3 }, aListedAuction('1', { type: 2 }), true],
    ['[RULE-08] 1 is all', { auctionType: 1 }, aListedAuction('1', { type: 5 }), true],
    ['[ALERT-09] another city', { cities: [saoPaulo] }, aListedAuction('1'), false],
    ['[ALERT-09] one of several cities', { cities: [saoPaulo, 5_208_707] }, aListedAuction('1'), true],
    ['[ALERT-09] the price at the lower edge', { priceMin: 186_400 }, aListedAuction('1'), true],
    ['[ALERT-09] the price at the upper edge', { priceMax: 186_400 }, aListedAuction('1'), true],
    ['[ALERT-09] below the range', { priceMin: 186_401 }, aListedAuction('1'), false],
    ['[ALERT-09] above the range', { priceMax: 186_399 }, aListedAuction('1'), false],
    ['[ALERT-09] a paused alert', { paused: true }, aListedAuction('1'), false],
    ['[LIST-09] hidden without a price', {}, aListedAuction('1', { minimumFirst: null }), false],
    [
      '[RULE-01] the first round counts before it',
      { priceMax: 300_000 },
      lot('1', '2026-03-12T13:00Z', '2026-03-20T13:00Z'),
      false,
    ],
    [
      '[RULE-01] the second round counts after the first',
      { priceMax: 300_000 },
      lot('1', '2026-03-09T13:00Z', '2026-03-20T13:00Z'),
      true,
    ],
    [
      '[LABEL-09] the third round counts after the second',
      { priceMax: 100_000 },
      lot('1', '2026-03-01T13:00Z', '2026-03-09T13:00Z', { third }),
      true,
    ],
    [
      '[LABEL-09] the second round counts before its end',
      { priceMax: 100_000 },
      lot('1', '2026-03-01T13:00Z', '2026-03-12T13:00Z', { third }),
      false,
    ],
    ['[ALERT-09] finished', {}, lot('1', '2026-03-01T13:00Z', '2026-03-09T13:00Z'), false],
  ])('%s', async (_name, alert, auction, matches) => {
    await watching('ana@exemplo.com.br', alert);
    await importList('2026-03-10', [auction]);
    await notify();
    expect(await opportunities()).toHaveLength(matches ? 1 : 0);
    expect(await rows('select count(*) as n from mails')).toEqual([{ n: matches ? 1 : 0 }]);
  });

  test('[LIST-09] flagged, gone and blocked ones match nothing', async () => {
    await watching('ana@exemplo.com.br');
    await watching('off@exemplo.com.br', {}, { status: 'blocked' });
    await importList('2026-03-10', [aListedAuction('1'), aListedAuction('2')]);
    await sql`update auctions set flagged_reason = 'duplicado' where code = '1'`.execute(database);
    await notify();
    expect(await opportunities()).toEqual(['ana@exemplo.com.br 2']);
  });

  test('[ALERT-09] two alerts of one customer make one opportunity and one mail', async () => {
    const ana = await watching('ana@exemplo.com.br');
    await seedAlert(database, ana.id, { auctionType: 4 });
    await importList('2026-03-10', [aListedAuction('1')]);
    await notify();
    expect(await opportunities()).toHaveLength(1);
    expect(await rows('select subject from mails')).toEqual([
      { subject: 'Novo para o seu alerta: Apartamento em Setor Bueno, Goiânia – GO' },
    ]);
  });

  test('[ALERT-09] only who is notified at once gets this mail, with 10 auctions and the number of the rest', async () => {
    for (const frequency of ['at_once', 'daily', 'weekly', 'off'] as const)
      await watching(`${frequency}@exemplo.com.br`, {}, { frequency });
    const many = Array.from({ length: 13 }, (_, at) =>
      aListedAuction(String(at), { minimumFirst: (at + 1) * 1_000_000 }),
    );
    await importList('2026-03-10', many);
    await notify();
    const mails = await rows('select recipient, subject, text from mails');
    expect(mails).toMatchObject([
      { recipient: 'at_once@exemplo.com.br', subject: '13 imóveis novos para os seus alertas' },
    ]);
    const text = String(mails[0]?.['text']);
    expect(text.match(/martelo\.example\/leilao\//g)).toHaveLength(10);
    expect(text).toContain('\ne mais 3\n');
    expect(await opportunities()).toHaveLength(13 * 4);
    expect(await rows('select count(*) as n from opportunities where mailed_at is not null')).toEqual([
      { n: 13 },
    ]);
  });

  test('[ALERT-09] dying before any step and running again loses nothing and doubles nothing', async () => {
    await watching('ana@exemplo.com.br');
    await importList('2026-03-10', [aListedAuction('1')]);
    let steps = 0;
    const dyingAt = (step: number) => {
      let done = 0;
      return database.withPlugin({
        transformQuery: ({ node }) => {
          done += 1;
          steps = Math.max(steps, done);
          if (done === step) throw new Error(`died before step ${step}`);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    };
    let died = 0;
    for (let step = 1; ; step += 1) {
      const outcome = await notifyMatches(dyingAt(step), outbox, now).catch((error: Error) => error.message);
      // The last step only checks for another list: by then this one has committed.
      if (outcome !== `died before step ${step}` || (await opportunities()).length > 0) break;
      died += 1;
      expect(
        await rows('select (select count(*) from mails) + (select count(*) from activities) as n'),
      ).toEqual([{ n: 0 }]);
    }
    expect(died).toBe(steps - 1);
    expect(died).toBeGreaterThanOrEqual(6);
    await notify();
    await notify();
    expect(await opportunities()).toEqual(['ana@exemplo.com.br 1']);
    expect(
      await rows(
        'select (select count(*) from mails) as mails, (select count(*) from activities) as activities',
      ),
    ).toEqual([{ mails: 1, activities: 1 }]);
  });

  test('[ACC-09] an account takes what was found for it along, an alert leaves it', async () => {
    const ana = await watching('ana@exemplo.com.br');
    await watching('bia@exemplo.com.br');
    await importList('2026-03-10', [aListedAuction('1')]);
    await notify();
    await sql`delete from people where id = ${ana.id}`.execute(database);
    await sql`delete from alerts`.execute(database);
    expect(await rows('select alert_id from opportunities')).toEqual([{ alert_id: null }]);
    expect(await opportunities()).toEqual(['bia@exemplo.com.br 1']);
  });

  test('[ALERT-09] side by side two processes notify of each list once', async () => {
    await watching('ana@exemplo.com.br');
    for (let at = 1; at <= 4; at += 1)
      await importList('2026-03-10', [aListedAuction(String(at))], { code: `fonte-${at}`, name: 'Fonte' });
    const counts = await Promise.all([notify(), notify(), notify()]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(4);
    expect(await opportunities()).toHaveLength(4);
  });

  test.skipIf(name !== 'PostgreSQL')(
    '[ALERT-09] what another transaction wrote meanwhile is left out, and the rest is notified',
    async () => {
      const ana = await watching('ana@exemplo.com.br');
      await importList('2026-03-10', [aListedAuction('1'), aListedAuction('2')]);
      const other = await opened.pool.connect();
      await other.query('begin');
      await other.query(
        `insert into opportunities (person_id, auction_id, reason, matched_at) select $1, id, 'discount', $2
        from auctions where code = '1'`,
        [ana.id, now],
      );
      const notifying = notify();
      const waiting = async () =>
        (
          await rows(`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
        ).length;
      await expect.poll(waiting).toBeGreaterThan(0);
      await other.query('commit');
      other.release();
      expect(await notifying).toBe(1);
      expect(
        await rows(
          'select a.code, o.reason from opportunities o join auctions a on a.id = o.auction_id order by 1',
        ),
      ).toEqual([
        { code: '1', reason: 'discount' },
        { code: '2', reason: 'alert' },
      ]);
      expect(await rows('select a.code from activities join auctions a on a.id = auction_id')).toEqual([
        { code: '2' },
      ]);
    },
  );
});
