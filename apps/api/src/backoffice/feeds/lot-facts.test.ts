import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { aFeed, aLot } from './testing/a-feed.ts';
import { type FeedServer, feedServer } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');
const given = {
  edital_url: 'https://paineira.example/editais/1.pdf',
  process_number: '1000001-09.2026.8.26.0114',
  occupancy: 'desocupado',
  accepts_fgts: 'sim',
  postal_code: '13201-000',
  registration_number: '45.678',
  registration_office: '1º Registro de Imóveis de Jundiaí',
  iptu_debt: '1.234,56',
  iptu_paid_by: 'preco',
  condominium_paid_by: 'arrematante',
  bids: 3,
};
const answered = {
  edital_url: 'https://paineira.example/editais/1.pdf',
  process_number: '10000010920268260114',
  occupancy: 'vacant',
  accepts_fgts: true,
  postal_code: '13201000',
  registration: { number: '45.678', office: '1º Registro de Imóveis de Jundiaí' },
  iptu_debt: { amount: 1234.56, paid_by: 'proceeds' },
  condominium_debt: { amount: null, paid_by: 'buyer' },
  bids: 3,
};

describe.each(engines)('facts of lots in feeds on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: FeedServer;
  beforeAll(async () => {
    opened = await open();
    server = await feedServer(opened, now);
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });

  const auction = async (key: string | null) => {
    const answer = await server.call(`/api/auctions/${key}`, null);
    return expectDocumented<{ data: { facts: unknown; history: { kind: string; fields: unknown[] }[] } }>(
      answer,
      'getAuction',
    ).data;
  };

  test('[INTAKE-50] the auction returns what a feed states; a lot that states nothing returns null', async () => {
    const sender = await server.anAuctioneer();
    const { lines } = await server.send(sender, aFeed([aLot('1', given), aLot('2')]));
    expect(lines).toMatchObject([
      { outcome: 'new', reason: null },
      { outcome: 'new', reason: null },
    ]);
    expect((await auction(lines[0]!.uuid_key)).facts).toEqual(answered);
    expect((await auction(lines[1]!.uuid_key)).facts).toBeNull();
  });

  test('[INTAKE-54] the history shows a change in the units of the calls', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed([aLot('1', given)]));
    const { lines } = await server.send(
      sender,
      aFeed([aLot('1', { ...given, iptu_debt: '2.000,00', occupancy: 'ocupado' })], {
        list_date: '2026-03-10',
      }),
    );
    expect(lines).toMatchObject([{ outcome: 'changed' }]);
    const { history } = await auction(lines[0]!.uuid_key);
    expect(history.at(-1)).toMatchObject({
      kind: 'details',
      fields: expect.arrayContaining([
        { name: 'iptu_debt', from: 1234.56, to: 2000 },
        { name: 'occupancy', from: 'vacant', to: 'occupied' },
      ]),
    });
  });

  test('[INTAKE-53] the run names each field that was left out, by its line', async () => {
    const sender = await server.anAuctioneer();
    const { feed, lines } = await server.send(
      sender,
      aFeed([
        aLot('1', { ...given, process_number: '1000001-10.2026.8.26.0114' }),
        aLot('2', { registration_office: 'CPF 529.982.247-25' }),
        aLot('3', { edital_url: 'https://10.0.0.1/edital.pdf' }),
      ]),
    );
    expect(feed).toMatchObject({ status: 'taken', rows: 3, rejected: 0 });
    expect(lines.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [
        1,
        'new',
        "O campo 'process_number' deve ser só o número único do processo, NNNNNNN-DD.AAAA.J.TR.OOOO, com o dígito verificador certo. Ficou de fora.",
      ],
      [2, 'new', "O campo 'registration_office' não pode trazer um CPF. Ficou de fora."],
      [3, 'new', "O campo 'edital_url' não pode levar a um endereço privado. Ficou de fora."],
    ]);
    expect((await auction(lines[0]!.uuid_key)).facts).toEqual({ ...answered, process_number: null });
  });

  test("[INTAKE-56] an edital outside the auctioneer's domains holds the list", async () => {
    const sender = await server.anAuctioneer();
    const { feed } = await server.send(
      sender,
      aFeed([aLot('1', { edital_url: 'https://paineira.example.estranho.com.br/1.pdf' })]),
    );
    expect(feed).toMatchObject({
      status: 'held',
      reason:
        'Há lotes que levam a endereços fora dos domínios do leiloeiro: paineira.example.estranho.com.br.',
    });
  });
});
