import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { caixaLine, caixaLines, caixaText, latin } from './testing/caixa-text.ts';
import { importedLists } from './testing/imported-lists.ts';

const [first, second, third] = ['08/01/2026', '09/01/2026', '10/01/2026'];
const national = (date: string, states: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(states).map(([uf, rows]) => [`Lista_imoveis_${uf}.csv`, latin(caixaText(date, rows))]),
  );
const goias = caixaLines(20);
const paulo = caixaLines(20, { uf: 'SP' }, 101);
const rio = caixaLines(20, { uf: 'RJ' }, 201);
const advice = (flags: string) => ` Confira e repita com ${flags} para aceitar.`;

describe.each(engines)('lists in quarantine, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ReturnType<typeof importedLists>;
  beforeAll(async () => {
    opened = await open();
    lists = importedLists(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await lists.clear();
  });

  test('[INTAKE-04] a list later than tomorrow in São Paulo is refused whole', async () => {
    // It is 23:30 of 10 July in São Paulo.
    const now = new Date('2026-07-11T02:30Z');
    const all = { accept: ['shrink', 'empty', 'truncated', 'unreadable', 'discount', 'blank'] as const, now };
    for (const [date, listDate] of [
      ['12/07/2026', null],
      ['01/01/2099', null],
      ['sem data', '2099-01-01'],
    ] as const) {
      const refused = await lists.importList(date, goias, { ...all, listDate });
      expect(refused).toMatchObject({ listDate: null, rows: 0, new: 0 });
      expect(refused.held).toContain('está no futuro');
    }
    expect(await lists.importList('11/07/2026', goias, all)).toMatchObject({ held: null, new: 20 });
  });

  test('[INTAKE-05] an empty state waits alone, and the others are taken', async () => {
    await lists.importFiles(national(first, { GO: goias, SP: paulo, RJ: rio }));
    const emptied = national(second, { GO: [], SP: paulo.slice(1), RJ: rio });
    const taken = await lists.importFiles(emptied);
    expect(taken).toMatchObject({ rows: 39, gone: 1, unchanged: 39, listDate: '2026-01-09', notes: [] });
    expect(taken.held).toBe(
      `Lista_imoveis_GO.csv: tem o cabeçalho da lista, mas nenhum imóvel. Os imóveis de GO ficam como estavam.${advice('--accept-empty')}`,
    );
    expect(await lists.gone()).toEqual(['101']);
    expect(await lists.rows('select scope from lists order by id desc limit 1')).toEqual([
      { scope: ['SP', 'RJ'] },
    ]);
    expect(await lists.rows('select status from feed_runs order by id')).toEqual([
      { status: 'taken' },
      { status: 'taken' },
      { status: 'refused' },
    ]);
    expect(await lists.importFiles(national(third, { GO: goias, SP: paulo, RJ: rio }))).toMatchObject({
      held: null,
      unchanged: 59,
      returned: 1,
    });
    expect(await lists.events()).toEqual(['101 gone', '101 returned']);
  });

  test('[INTAKE-05] a person accepts that a state has sold out', async () => {
    await lists.importFiles(national(first, { GO: goias, SP: paulo }));
    const emptied = national(second, { GO: [], SP: paulo });
    expect(await lists.importFiles(emptied, { accept: ['empty'] })).toMatchObject({ held: null, gone: 20 });
    expect(await lists.gone()).toHaveLength(20);
  });

  test('[INTAKE-05] an empty list alone waits, takes its state from its name, and stops no later one', async () => {
    await lists.importFiles({ 'SC_2026-01-08.csv': latin(caixaText(first, caixaLines(20, { uf: 'SC' }))) });
    const files = {
      'SC_2026-01-09.csv': latin(caixaText(second, [])),
      'SC_2026-01-10.csv': latin(caixaText(third, caixaLines(20, { uf: 'SC' }))),
    };
    expect(await lists.importFiles(files)).toMatchObject({
      listDate: '2026-01-10',
      unchanged: 20,
      held: expect.stringContaining('SC_2026-01-09.csv') as unknown,
    });
    expect(await lists.events()).toEqual([]);
    const last = { 'SC_2026-01-11.csv': latin(caixaText('11/01/2026', [])) };
    expect(await lists.importFiles(last, { accept: ['empty'] })).toMatchObject({ held: null, gone: 20 });
  });

  test('[INTAKE-06] states that a delivery leaves out are named, and stay', async () => {
    await lists.importFiles(national(first, { GO: goias, SP: paulo, RJ: rio }));
    expect(await lists.importFiles(national(second, { GO: goias, SP: paulo }))).toMatchObject({
      held: null,
      gone: 0,
      notes: ['Não veio na entrega: RJ (20 imóveis). Fica como estava.'],
    });
    expect(await lists.importFiles(national(third, { GO: goias }))).toMatchObject({ notes: [] });
  });

  const swapped = (line: string) => line.replace(/;([\d.]+,\d\d);([\d.]+,\d\d);/, ';$2;$1;');

  test('[INTAKE-07] more than a hundredth of discounts that do not agree hold the list', async () => {
    const lines = caixaLines(200);
    await lists.importList(first, lines);
    const known = await lists.known();
    const wrong = (count: number) => [...lines.slice(0, count).map(swapped), ...lines.slice(count)];
    const held = await lists.importList(second, wrong(3));
    expect(held).toMatchObject({ changed: 0, unchanged: 0, warningsTotal: 3 });
    expect(held.held).toBe(
      `O desconto não confere com preço e avaliação em 3 de 200 linhas; 3 delas em GO.${advice('--accept-discount')}`,
    );
    expect(await lists.known()).toEqual(known);
    const named = await lists.importList(second, wrong(2));
    expect(named).toMatchObject({ held: null, changed: 2 });
    expect(named.warnings[0]).toEqual({
      file: 'lista.csv',
      line: 5,
      reason: expect.stringMatching(/^O desconto '\S+' não confere com o preço '321\.000,00'/) as unknown,
    });
    expect(await lists.importList(third, wrong(3), { accept: ['discount'] })).toMatchObject({ held: null });
  });

  test('[INTAKE-07] a list without the column, or with one state swapped, goes into quarantine too', async () => {
    const without = caixaText(first, goias)
      .split('\n')
      .map((line) => line.split(';').toSpliced(7, 1).join(';'));
    const { held } = await lists.importFiles({ 'lista.csv': latin(without.join('\n')) });
    expect(held).toContain('20 de 20 linhas');
    const many = caixaLines(980, { uf: 'SP' }, 1001);
    const state = await lists.importList(first, [
      ...many,
      ...goias.slice(0, 5).map(swapped),
      ...goias.slice(5),
    ]);
    expect(state.held).toContain('5 de 1.000 linhas; 5 delas em GO.');
  });

  test('[INTAKE-09] a small state may shrink by 30 %, one of 100 rows by 15 %', async () => {
    const large = caixaLines(100, { uf: 'SP' }, 1001);
    await lists.importList(first, [...caixaLines(99), ...large]);
    expect(await lists.importList(second, [...caixaLines(69), ...large.slice(16)])).toMatchObject({
      gone: 0,
      held: `A lista encolheu mais de 30 % (GO de 99 para 69) e mais de 15 % (SP de 100 para 84).${advice('--accept-shrink')}`,
    });
    expect(await lists.importList(second, [...caixaLines(70), ...large.slice(15)])).toMatchObject({
      held: null,
      gone: 44,
    });
    expect(
      await lists.importList(third, [...caixaLines(10), ...large], { accept: ['shrink'] }),
    ).toMatchObject({
      held: null,
      gone: 60,
    });
  });

  const cut = (text: string, bytes: number) => latin(text.slice(0, text.length - bytes));

  test('[INTAKE-10] a file cut short waits alone, wherever it was cut', async () => {
    await lists.importFiles(national(first, { GO: goias, SP: paulo }));
    const whole = caixaText(second, goias);
    const half = whole.slice(0, whole.lastIndexOf(';'));
    for (const bytes of [cut(whole, 1), cut(whole, 3), cut(whole, 120), latin(`${half}\n`)]) {
      const taken = await lists.importFiles({
        ...national(second, { SP: paulo }),
        'Lista_imoveis_GO.csv': bytes,
      });
      expect(taken).toMatchObject({ gone: 0, unchanged: 20, notes: [] });
      expect(taken.held).toBe(
        `Lista_imoveis_GO.csv: está cortado, a última linha não chega ao fim. Os imóveis de GO ficam como estavam.${advice('--accept-truncated')}`,
      );
    }
    expect(await lists.importFiles({ 'Lista_imoveis_GO.csv': cut(whole, 1) })).toMatchObject({
      unchanged: 0,
    });
    expect(
      await lists.importFiles({ 'Lista_imoveis_GO.csv': cut(whole, 1) }, { accept: ['truncated'] }),
    ).toMatchObject({ held: null, unchanged: 20 });
  });

  test('[INTAKE-12] a column that is empty in most rows holds the list', async () => {
    await lists.importList(first, goias);
    const known = await lists.known();
    const emptied = (column: number, count: number) =>
      goias.map((line, at) => (at < count ? line.split(';').with(column, '').join(';') : line));
    const held = await lists.importList(second, emptied(9, 11));
    expect(held.changed).toBe(0);
    expect(held.held).toBe(
      `Vieram sem o que já se sabia: tipo (11 de 20 imóveis), área privativa (11 de 20 imóveis), quartos (11 de 20 imóveis), descrição (11 de 20 imóveis).${advice('--accept-blank')}`,
    );
    for (const [column, name] of [
      [2, 'cidade'],
      [3, 'bairro'],
      [4, 'endereço'],
      [10, 'modalidade'],
    ] as const)
      expect((await lists.importList(second, emptied(column, 20))).held).toContain(
        `${name} (20 de 20 imóveis)`,
      );
    expect(await lists.known()).toEqual(known);
    expect(await lists.importList(second, emptied(3, 10))).toMatchObject({ held: null, changed: 10 });
  });

  test('[INTAKE-17] all that is wrong is said at once, with every flag', async () => {
    await lists.importList(first, caixaLines(100));
    const wrong = caixaLines(60).map(swapped);
    expect((await lists.importList(second, wrong)).held).toMatch(
      /^A lista encolheu .* O desconto não confere .* Confira e repita com --accept-shrink --accept-discount para aceitar\.$/,
    );
    expect((await lists.importList(second, wrong, { accept: ['shrink'] })).held).toMatch(
      / com --accept-discount para/,
    );
    expect(await lists.importList(second, wrong, { accept: ['shrink', 'discount'] })).toMatchObject({
      gone: 40,
    });
  });

  test('[INTAKE-14] a valuation that can not be leaves the known one, and is named', async () => {
    await lists.importList(first, caixaLines(200));
    const absurd = (valuation: string) =>
      caixaLine(7, { price: 9_000_000 }).replace(';321.000,00;', `;${valuation};`);
    for (const valuation of ['999.999.999.999,00', '32100000000000000000', 'abc', '900.000.000,00']) {
      const taken = await lists.importList(second, caixaLines(200).with(6, absurd(valuation)));
      expect(taken).toMatchObject({ held: null, rejectedTotal: 0, warningsTotal: 1 });
      expect(taken.warnings[0]?.reason).toBe(
        `O valor de avaliação '${valuation}' não pode ser: fica o já conhecido.`,
      );
      expect(await lists.rows(`select valuation, minimum_first from auctions where code = '7'`)).toEqual([
        { valuation: 32_100_000, minimum_first: 9_000_000 },
      ]);
    }
    expect(await lists.events()).toEqual(['7 price']);
  });
});
