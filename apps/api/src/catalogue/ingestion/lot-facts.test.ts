import type { AuctionFacts } from '@martelo/domain/auction';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readKeyword } from '../search/keyword.ts';
import { fingerprint } from './fingerprint.ts';
import { type ListsForTest, listsForTest } from './undo/testing/lists-for-test.ts';

const facts: AuctionFacts = {
  editalUrl: 'https://leiloes.example/editais/1.pdf',
  processNumber: '10000010920268260114',
  occupancy: 'occupied',
  acceptsFgts: false,
  postalCode: '13024000',
  registration: { number: '45.678', office: '1º Registro de Imóveis de Campinas' },
  iptu: { amount: 123_456, paidBy: 'proceeds' },
  condominium: { amount: null, paidBy: 'buyer' },
  bids: 0,
};
const stored = {
  edital_url: facts.editalUrl,
  process_number: facts.processNumber,
  occupancy: 'occupied',
  accepts_fgts: false,
  postal_code: '13024000',
  registration_number: '45.678',
  registration_office: '1º Registro de Imóveis de Campinas',
  iptu_debt: 123_456,
  iptu_paid_by: 'proceeds',
  condominium_debt: null,
  condominium_paid_by: 'buyer',
  bids: 0,
};

test('[INTAKE-54] the fingerprint of a row without such facts is the same as before they were known', () => {
  expect(fingerprint(aListedAuction('1'))).toBe('79WTejLzMMFuD1SXHWnPyW29c2o=');
  expect(fingerprint(aListedAuction('1', { facts }))).not.toBe(fingerprint(aListedAuction('1')));
});

describe.each(engines)('facts of lots on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const events = () => lists.rows('select kind, fields from standing_events order by id');

  test('[INTAKE-54] they are stored with a new lot, and the same list again changes nothing', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1', { facts })]);
    const [row] = await lists.rows('select * from auctions');
    expect(row).toMatchObject(stored);
    await lists.importList('2026-03-02', [aListedAuction('1', { facts })]);
    expect(await events()).toEqual([{ kind: 'listed', fields: null }]);
  });

  test('[INTAKE-54] a change of some is one event with what they were', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1', { facts })]);
    await lists.importList('2026-03-02', [
      aListedAuction('1', {
        facts: { ...facts, occupancy: 'vacant', acceptsFgts: true, iptu: null, bids: 7 },
      }),
    ]);
    expect(await events()).toEqual([
      { kind: 'listed', fields: null },
      {
        kind: 'details',
        fields: {
          occupancy: ['occupied', 'vacant'],
          accepts_fgts: [false, true],
          iptu_debt: [123_456, null],
          iptu_paid_by: ['proceeds', null],
          bids: [0, 7],
        },
      },
    ]);
  });

  test('[INTAKE-55] undoing a list gives them back', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1', { facts }), aListedAuction('2')]);
    const before = await lists.state();
    const run = await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2', { facts })]);
    expect(await lists.rows('select edital_url, bids from auctions order by code')).toEqual([
      { edital_url: null, bids: null },
      { edital_url: facts.editalUrl, bids: 0 },
    ]);
    await lists.undo(run);
    expect(await lists.state()).toEqual(before);
  });

  test('[SENT-28] a matrícula and a court case are found by their numbers, as they are now', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1', { facts }), aListedAuction('2')]);
    const found = async (keyword: string) => {
      const { keyword: read } = await readKeyword(opened.database, keyword);
      const { rows } = await sql<{ code: string }>`
        select a.code from auction_search s join auctions a on a.id = s.auction_id
        where s.words @@ to_tsquery('folded', ${read!.tsquery})`.execute(opened.database);
      return rows.map(({ code }) => code);
    };
    expect(await found('matrícula nº 45.678')).toEqual(['1']);
    expect(await found('processo 1000001-09.2026.8.26.0114')).toEqual(['1']);
    expect(await found('matrícula 45')).toEqual([]);
    const changed = { ...facts, registration: { number: '99.001', office: '2º Registro' } };
    const run = await lists.importList('2026-03-02', [
      aListedAuction('1', { facts: changed }),
      aListedAuction('2'),
    ]);
    expect([await found('matrícula 45678'), await found('matrícula 99.001')]).toEqual([[], ['1']]);
    await lists.undo(run);
    expect(await found('matrícula 45678')).toEqual(['1']);
  });
});
