import { priceAtStep } from '@martelo/domain/price-staircase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { ListedAuction } from '../../catalogue/ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { sendDigests } from './digest.ts';
import { notifyMatches } from './notify-matches.ts';
import { findPastMatches } from './past-matches.ts';
import { goiania, type Seed, type SeedAlert, seedAlert, seedCustomer } from './testing/seed-customer.ts';

const now = new Date('2026-03-10T12:00Z');
const start = 200_000_00;
const valuation = 300_000_00;
const direct = { modality: 'Venda Direta Online', saleMethod: 'direct' } as const;
const online = { modality: 'Venda Online', saleMethod: 'online' } as const;
const atStep = (code: string, step: number, mode: Partial<ListedAuction> = direct) =>
  aListedAuction(code, { minimumFirst: priceAtStep(start, step), valuation, ...mode });

describe.each(engines)('alerts of events on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  let outbox: Outbox;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const notify = (at = now) => notifyMatches(opened.database, outbox, at);
  const customer = async (email: string, alert: SeedAlert, seed: Partial<Seed> = {}) => {
    const person = await seedCustomer(opened.database, { email, ...seed });
    await seedAlert(opened.database, person.id, alert);
    return person;
  };
  const events = async () =>
    (
      await lists.rows(`select a.code, e.kind, l.list_date, e.mailed_at is not null as mailed
        from alert_events e join auctions a on a.id = e.auction_id join lists l on l.id = e.list_id order by l.id, 1, 2`)
    ).map(({ code, kind, list_date: date, mailed }) =>
      [code, kind, date, ...(mailed ? ['mailed'] : [])].join(' '),
    );
  const subjects = async () =>
    (await lists.rows('select subject from mails order by id')).map(({ subject }) => subject);
  const past = async (chosen: SeedAlert['events']) =>
    findPastMatches(
      opened.database,
      {
        propertyType: 2,
        auctionType: 1,
        cityIds: [goiania],
        priceMin: 0,
        priceMax: 100_000_000_00,
        events: chosen,
      },
      now,
    );

  test('[ALERT-14] a price that falls a step is notified once, and what falls elsewhere is not', async () => {
    await customer('ana@exemplo.com.br', { events: ['step'], name: 'Degraus' });
    await lists.importList('2026-03-01', [atStep('1', 0), atStep('2', 0)]);
    expect(await notify()).toBe(1);
    expect(await events()).toEqual([]);
    expect(await subjects()).toEqual([]);
    await lists.importList('2026-03-02', [
      atStep('1', 1, online),
      atStep('2', 0, { ...direct, minimumFirst: 190_000_00 }),
    ]);
    await notify();
    await notify();
    expect(await events()).toEqual(['1 step 2026-03-02 mailed']);
    expect(await subjects()).toEqual([
      'Caiu um degrau no seu alerta “Degraus”: Apartamento em Setor Bueno, Goiânia – GO',
    ]);
    const [mail] = await lists.rows('select text from mails');
    expect(mail?.['text']).toMatch(/Caiu um degrau: de R\$\s200\.000,00 para R\$\s195\.000,00/);
    expect(await lists.rows('select description from activities')).toEqual([
      { description: 'Caiu um degrau: Apartamento em Setor Bueno, Goiânia – GO' },
    ]);
    expect(await lists.rows('select mailed_at is not null as mailed from opportunities')).toEqual([
      { mailed: true },
    ]);
    expect((await past(['step'])).count).toBe(1);
  });

  test('[ALERT-14] an online round is notified, and both at once make one card', async () => {
    await customer('ana@exemplo.com.br', { events: ['step', 'online'] });
    await lists.importList('2026-03-01', [atStep('1', 0), atStep('2', 0), atStep('3', 0, online)]);
    await lists.importList('2026-03-02', [
      atStep('1', 1, online),
      atStep('2', 0, online),
      atStep('3', 0, online),
    ]);
    await notify();
    expect(await events()).toEqual([
      '1 online 2026-03-02 mailed',
      '1 step 2026-03-02 mailed',
      '2 online 2026-03-02 mailed',
    ]);
    expect(await subjects()).toEqual(['2 novidades para os seus alertas']);
    const { count, auctions } = await past(['step', 'online']);
    expect([count, auctions.length]).toEqual([2, 2]);
    expect((await past(['new', 'step', 'online'])).count).toBe(5);
    expect((await past(['new'])).count).toBe(3);
  });

  test('[ALERT-14] an alert for new ones alone notifies of no event, and one for both sends one mail', async () => {
    await customer('ana@exemplo.com.br', {});
    await customer('bia@exemplo.com.br', { events: ['new', 'step'] }, { frequency: 'daily', hour: 8 });
    await lists.importList('2026-03-01', [atStep('1', 0)]);
    await notify();
    await lists.importList('2026-03-02', [atStep('1', 1), atStep('2', 0)]);
    await notify();
    expect(await events()).toEqual(['1 step 2026-03-02']);
    expect(await subjects()).toHaveLength(2);
    expect(await sendDigests(opened.database, outbox, new Date('2026-03-11T12:00Z'))).toBe(1);
    expect((await subjects()).at(-1)).toBe('Resumo do dia: 2 novidades');
    expect(await events()).toEqual(['1 step 2026-03-02 mailed']);
  });

  test('[ALERT-14] only what its filters let pass, and nothing of what was dismissed', async () => {
    await customer('ana@exemplo.com.br', {
      events: ['step'],
      requirements: { next_price: { from: 1, to: 100 } },
    });
    const bia = await customer('bia@exemplo.com.br', { events: ['new', 'step'] });
    await lists.importList('2026-03-01', [atStep('1', 0)]);
    await notify();
    await opened.pool.query(`update opportunities set dismissed_at = now() where person_id = ${bia.id}`);
    await lists.importList('2026-03-02', [atStep('1', 1)]);
    await notify();
    expect(await events()).toEqual([]);
  });

  test('[ALERT-14] what a later list changed again is notified for that list alone', async () => {
    await customer('ana@exemplo.com.br', { events: ['step'] });
    await lists.importList('2026-03-01', [atStep('1', 0)]);
    await lists.importList('2026-03-02', [atStep('1', 1)]);
    await lists.importList('2026-03-03', [atStep('1', 2)]);
    await notify();
    expect(await events()).toEqual(['1 step 2026-03-03 mailed']);
    expect((await past(['step'])).count).toBe(2);
  });

  test('[ALERT-15] undoing a list removes what was not mailed, and the same list again notifies of it', async () => {
    await customer('ana@exemplo.com.br', { events: ['step'] });
    await customer('bia@exemplo.com.br', { events: ['new', 'step'] }, { frequency: 'daily' });
    await lists.importList('2026-03-01', [atStep('1', 0)]);
    await notify();
    const before = await lists.state();
    const run = await lists.importList('2026-03-02', [atStep('1', 1)]);
    await notify();
    expect(await events()).toHaveLength(2);
    await lists.undo(run);
    expect(await events()).toEqual([]);
    expect(await subjects()).toEqual([]);
    expect((await lists.state()).saleEvents).toEqual(before.saleEvents);
    expect(await lists.rows(`select description from activities where description like 'Caiu%'`)).toEqual([]);
    expect((await past(['step'])).count).toBe(0);
    await lists.importList('2026-03-02', [atStep('1', 1)]);
    await notify();
    expect(await events()).toHaveLength(2);
    expect(await subjects()).toHaveLength(1);
  });

  test('[ALERT-15] what was mailed stays marked as mailed', async () => {
    await customer('ana@exemplo.com.br', { events: ['step'] });
    await lists.importList('2026-03-01', [atStep('1', 0)]);
    const run = await lists.importList('2026-03-02', [atStep('1', 1)]);
    await notify();
    await opened.pool.query('update mails set sent_at = now()');
    await lists.undo(run);
    expect(await events()).toHaveLength(1);
    expect(
      await lists.rows(`select description from activities where description like 'Caiu%'`),
    ).toHaveLength(1);
  });
});
