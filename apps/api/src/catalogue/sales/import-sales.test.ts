import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { inMemory } from '../ingestion/reading/input-file.ts';
import { importSaleFiles } from './import-sales.ts';
import { refreshSaleMedians } from './refresh-sale-medians.ts';
import { ownTable, recifeTable, saoPauloTable } from './testing/sale-tables.ts';
import { listSaleRuns, undoSales } from './undo-sales.ts';

const now = new Date('2026-03-10T12:00Z');
const many = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n + 1));
const flats = (count: number, metre = 5_000) =>
  many(
    count,
    (n) =>
      `2026-01-${String(n).padStart(2, '0')};5208707;Setor Bueno;apartamento;100;${metre * 100 + n * 1_000}`,
  );

describe.each(engines)('pnpm ingest itbi on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  beforeEach(() =>
    sql`truncate sale_files, registered_sales, sale_medians restart identity cascade`.execute(
      opened.work.database,
    ),
  );

  const take = async (text: string, { name = 'itbi.csv', accept = false } = {}) => {
    const files = [inMemory({ name, bytes: Buffer.from(text) })];
    const { sales } = await importSaleFiles(opened.work.database, files, { now, accept });
    return sales[0]!;
  };
  const rows = async (query: string) => (await opened.pool.query(query)).rows as Record<string, unknown>[];
  const medians = () =>
    rows(`select city_id, neighborhood, type, basis, measure, n, q1, median, q3, from_date, to_date from sale_medians
      where neighborhood <> '' order by measure`);

  test('[MARKET-03][MARKET-04] six columns of our own, refused below eight sales', async () => {
    expect(await take(ownTable(flats(7)))).toMatchObject({ form: 'martelo', rows: 7, sales: 7, held: null });
    expect(await medians()).toEqual([]);
    await take(ownTable(flats(9)));
    const place = { city_id: 5208707, neighborhood: 'setor bueno', type: 2, basis: 'declared', n: 9 };
    const dates = { from_date: '2026-01-01', to_date: '2026-01-09' };
    expect(await medians()).toEqual([
      { ...place, measure: 'built', q1: 5_030_00, median: 5_050_00, q3: 5_070_00, ...dates },
      { ...place, measure: 'price', q1: 503_000_00, median: 505_000_00, q3: 507_000_00, ...dates },
    ]);
  });

  test('[MARKET-03] the same file again changes nothing; what two files have counts once', async () => {
    const { run } = await take(ownTable(flats(9)));
    expect(await take(ownTable(flats(9)))).toMatchObject({ knownAs: run, run: null, sales: 0 });
    const before = await medians();
    await take(ownTable(flats(9).toReversed()), { name: 'outra.csv' });
    expect(await medians()).toEqual(before);
  });

  test.skipIf(name !== 'PostgreSQL')(
    '[MARKET-03] tables of a city that come at once count one after the other',
    async () => {
      await take(ownTable(flats(9)));
      const computed = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      const first = opened.work.database.transaction().execute(async (trx) => {
        await refreshSaleMedians(trx, [5208707]);
        computed.resolve();
        await gate.promise;
      });
      await computed.promise;
      const second = take(ownTable(flats(20)), { name: 'fevereiro.csv' });
      await expect
        .poll(() =>
          rows(`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1);
      gate.resolve();
      await first;
      expect(await second).toMatchObject({ sales: 20, held: null });
      expect(await medians()).toMatchObject([{ n: 20 }, { n: 20 }]);
    },
  );

  test('[MARKET-03] undone, the figures are those without it; what another file has stays', async () => {
    const first = await take(ownTable(flats(9)));
    const before = await medians();
    const second = await take(ownTable(flats(20)), { name: 'fevereiro.csv' });
    expect(await medians()).not.toEqual(before);
    expect(await undoSales(opened.work.database, second.run!, now)).toMatchObject({ sales: 20 });
    expect(await medians()).toEqual(before);
    await expect(undoSales(opened.work.database, second.run!, now)).rejects.toThrow('já foi desfeita');
    expect(await listSaleRuns(opened.work.database)).toMatchObject([
      { run: second.run, source: 'itbi', undoneAt: now },
      { run: first.run, undoneAt: null },
    ]);
    expect(await take(ownTable(flats(20)), { name: 'fevereiro.csv' })).toMatchObject({
      sales: 20,
      held: null,
    });
  });

  test('[MARKET-03] lines that can not be read or be true are named, and cost no other', async () => {
    const bad = [
      '2026-01-40;5208707;Centro;casa;100;300000',
      '10/01/2026;Goiania/GO;Centro;casa;100;muito',
      '10/01/2026;Cidade Nenhuma/GO;Centro;casa;100;300000',
      '10/01/2026;5208707;Centro;castelo;100;300000',
      '10/01/2026;5208707;Centro;casa;100;1,00',
      '10/01/2027;5208707;Centro;casa;100;300000',
      '10/01/2026;5208707;Centro;casa;1,5;300000',
      '10/01/2026;5208707;Centro;casa;100;30000000',
      '10/01/2026;5208707;Centro',
    ];
    const result = await take(
      ownTable([...bad, ...many(60, (n) => `10/01/2026;Goiânia-GO;Centro;casa;${80 + n};R$ 300.000,00`)]),
    );
    expect(result).toMatchObject({ sales: 60, refusedTotal: bad.length, held: null });
    expect(result.refused).toEqual([
      { line: 2, reason: 'a data "2026-01-40" não pôde ser lida' },
      { line: 3, reason: 'o valor "muito" não pôde ser lido' },
      { line: 4, reason: 'o município "Cidade Nenhuma/GO" não é conhecido' },
      { line: 5, reason: 'o tipo "castelo" não é conhecido' },
      { line: 6, reason: 'o preço de R$\u00A01,00 não pode ser o de um imóvel' },
      { line: 7, reason: 'a data 2027-01-10 não pode ser a de uma venda' },
      { line: 8, reason: 'a área de 1.5 m² não pode ser a de um imóvel' },
      { line: 9, reason: 'R$\u00A0300.000,00 por m² não pode ser o preço de um imóvel' },
      { line: 10, reason: 'tem 3 colunas, e o cabeçalho 6' },
    ]);
  });

  test('[MARKET-03] of São Paulo whole purchases alone count, once a guide', async () => {
    const guides = many(12, String).map((n) => ({ number: Number(n) }));
    const table = saoPauloTable([
      ...guides,
      guides[0]!,
      { kind: '4.Arrematação' },
      { share: '50' },
      { use: 'GARAGEM (UNIDADE AUTÔNOMA) EM PRÉDIO EM CONDOMÍNIO' },
    ]);
    expect(await take(table)).toMatchObject({
      form: 'sao-paulo',
      cities: ['São Paulo'],
      rows: 16,
      sales: 12,
      repeated: 1,
      leftOut: 3,
      refusedTotal: 0,
    });
    expect(await medians()).toMatchObject([
      {
        city_id: 3550308,
        neighborhood: 'jardim inventado',
        basis: 'declared',
        measure: 'built',
        median: 5_000_00,
      },
      { measure: 'price', median: 500_000_00 },
    ]);
    expect(await take(saoPauloTable(guides, ','))).toMatchObject({ sales: 12 });
    expect(await medians()).toMatchObject([{ n: 12 }, { n: 12 }]);
  });

  test("[MARKET-03] Recife's values are the city hall's own", async () => {
    const table = recifeTable([
      ...many(8, String).map((n) => ({ number: Number(n), value: '450000,00' })),
      { number: 9, value: '90000,00', kind: 'Garagem' },
    ]);
    expect(await take(table)).toMatchObject({ form: 'recife', sales: 8, leftOut: 1, cities: ['Recife'] });
    expect(await medians()).toMatchObject([
      { city_id: 2611606, neighborhood: 'casa forte', basis: 'assessed', measure: 'built', median: 4_500_00 },
      { measure: 'price', median: 450_000_00 },
    ]);
  });

  test('[MARKET-03] sales older than 24 months before the newest do not count', async () => {
    await take(
      ownTable([...flats(9), ...many(9, (n) => `2023-12-0${n};5208707;Setor Bueno;apartamento;100;100000`)]),
    );
    expect(await medians()).toMatchObject([{ n: 9, from_date: '2026-01-01' }, { n: 9 }]);
  });

  test.each([
    [
      'another table',
      'nome;cpf\nAna;1\n',
      /^itbi\.csv não é uma tabela de ITBI conhecida: faltam as colunas "data"/,
    ],
    ['an empty file', '', /^itbi\.csv não é uma tabela de ITBI conhecida/],
    ['no sale', ownTable([]), /^itbi\.csv não tem nenhuma venda que possa ser contada\.$/],
    [
      'mostly refused',
      ownTable([...flats(15), ...many(10, () => 'x;x;x;x;x;x')]),
      /10 de 25 linhas não puderam ser lidas/,
    ],
  ])(
    '[MARKET-05] %s goes into quarantine, said in one sentence, and nothing of it is left',
    async (_case, text, sentence) => {
      const result = await take(text);
      expect(result.held).toMatch(sentence);
      expect(result.run).toBeNull();
      expect(await rows('select 1 from sale_files')).toEqual([]);
      expect(await rows('select 1 from registered_sales')).toEqual([]);
    },
  );

  test('[MARKET-05] prices far from those known of a city go into quarantine until a person accepts them', async () => {
    const sold = (metre: number) =>
      many(40, (n) => `2026-01-15;5208707;Centro;casa;${50 + n};${(50 + n) * metre}`);
    await take(ownTable(sold(3_000)));
    const times = ownTable(sold(12_000));
    expect((await take(times)).held).toBe(
      'itbi.csv: o preço por m² de casas em Goiânia é 4 vezes o das vendas já recebidas; confira a unidade dos valores.',
    );
    expect(await take(times, { accept: true })).toMatchObject({ sales: 40, held: null });
  });

  test('[MARKET-06] neither street, number, owner nor register is stored', async () => {
    await take(saoPauloTable([{ number: 77 }]));
    const [sale] = await rows('select * from registered_sales');
    expect(Object.keys(sale!).toSorted()).toEqual([
      'area',
      'city_id',
      'file_id',
      'key',
      'neighborhood',
      'price',
      'sold_on',
      'type',
    ]);
    expect(JSON.stringify(await rows('select * from registered_sales, sale_files'))).not.toMatch(
      /ACACIAS|10000000077/i,
    );
  });
});
