import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { caixaLine, caixaLines, caixaText } from './testing/caixa-text.ts';
import { importedLists } from './testing/imported-lists.ts';

const [first, second] = ['08/01/2026', '09/01/2026'];
/** The same list with one line other than it was. */
const change = (lines: readonly string[], at: number, line: string) => lines.with(at, line);
const withoutPrice = (id: number) => caixaLine(id).replace(/;[\d.]+,\d\d;/, ';;');

describe.each(engines)('lines that can not be read, on $name', ({ open }) => {
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

  test.each([
    ['a price that is none', withoutPrice(3), "O preço '' não é um valor em reais."],
    [
      'a semicolon inside the address',
      caixaLine(3, { address: 'RUA A; FUNDOS' }),
      'A linha tem 13 colunas em vez de 12.',
    ],
    ['an id whose link alone is left', withoutPrice(3).replace(/^ 3 /, ' 8,44E+12 '), /preço/],
    ['letters that are lost', caixaLine(3).replace('SÃO', 'S?O').replace('?', '\uFFFD'), /letras perdidas/],
  ])('[INTAKE-01] %s keeps the property as it was, with an event of its own', async (_case, line, reason) => {
    const lines = caixaLines(10);
    await lists.importList(first, lines);
    const known = await lists.known();
    const bytes = Buffer.from(caixaText(second, change(lines, 2, line)));
    const damaged = await lists.importFiles({ 'lista.csv': bytes });
    expect(damaged).toMatchObject({ held: null, gone: 0, unchanged: 9, rejectedTotal: 1 });
    expect(damaged.rejected).toMatchObject([{ file: 'lista.csv', line: 7 }]);
    expect(damaged.rejected[0]?.reason).toMatch(reason);
    const [before, after] = [known, await lists.known()].map((all) =>
      (all as { code: string }[]).find(({ code }) => code === '3'),
    );
    expect(after).toEqual(before);
    expect(await lists.events()).toEqual(['3 unreadable']);
    await lists.importFiles({ 'lista.csv': bytes });
    expect(await lists.events()).toEqual(['3 unreadable']);

    expect(await lists.importList('10/01/2026', lines)).toMatchObject({ gone: 0, unchanged: 10 });
    const history = await auctionRepository(opened.database).history(3);
    expect(history.map(({ kind }) => kind)).toEqual(['listed']);
  });

  test('[INTAKE-01] a property that is not in the list is gone as ever', async () => {
    await lists.importList(first, caixaLines(10));
    const lines = [...caixaLines(8), withoutPrice(9)];
    expect(await lists.importList(second, lines)).toMatchObject({ held: null, gone: 1 });
    expect(await lists.gone()).toEqual(['10']);
  });

  test.each([
    ['no number at all', ' x ;GO;y'],
    ['another number than its link', caixaLine(9).replace('hdnimovel=9', 'hdnimovel=10')],
  ])(
    '[INTAKE-02] of a state with a line of %s nothing is delisted, and that is reported',
    async (_case, line) => {
      const others = caixaLines(10, { uf: 'SP' }, 101);
      await lists.importList(first, [...caixaLines(10), ...others]);
      const taken = await lists.importList(second, [...caixaLines(8), line, ...others.slice(1)]);
      expect(taken).toMatchObject({ held: null, gone: 1, rejectedTotal: 1 });
      expect(await lists.gone()).toEqual(['101']);
      expect(taken.notes).toEqual([
        'GO: 1 linha não diz de que imóvel é; por isso nenhum foi dado como fora da lista.',
      ]);
      expect(await lists.importList('10/01/2026', [...caixaLines(8), ...others])).toMatchObject({ gone: 2 });
    },
  );

  test('[INTAKE-03] more than a hundredth of the lines, and more than three, hold the list', async () => {
    const lines = caixaLines(300);
    await lists.importList(first, lines);
    const known = await lists.known();
    const bad = (count: number) => [
      ...lines.slice(count),
      ...Array.from({ length: count }, (_, at) => withoutPrice(at + 1)),
    ];
    const held = await lists.importList(second, bad(4));
    expect(held).toMatchObject({ rows: 296, new: 0, unchanged: 0, gone: 0, rejectedTotal: 4 });
    expect(held.held).toBe(
      'Não se pôde ler 4 de 300 linhas; 4 delas em GO. Confira e repita com --accept-unreadable para aceitar.',
    );
    expect(await lists.known()).toEqual(known);
    expect(await lists.importList(second, bad(3))).toMatchObject({ held: null, gone: 0 });
    expect(await lists.importList(second, bad(4), { accept: ['unreadable'] })).toMatchObject({
      held: null,
      gone: 0,
    });
  });

  test('[INTAKE-03] one state among large ones can not hide its lines', async () => {
    const others = caixaLines(900, { uf: 'SP' }, 1001);
    await lists.importList(first, [...caixaLines(20), ...others]);
    const bad = Array.from({ length: 5 }, (_, at) => withoutPrice(at + 1));
    const { held } = await lists.importList(second, [...bad, ...caixaLines(15, {}, 6), ...others]);
    expect(held).toContain('5 de 920 linhas; 5 delas em GO.');
  });

  test('[INTAKE-08] of two rows for one property the one that fits is taken', async () => {
    const lines = caixaLines(20);
    await lists.importList(first, lines);
    const wrong = lines[4]!.replace(/;[\d.]+,\d\d;/, ';1.000,00;');
    const taken = await lists.importList(second, [wrong, ...lines]);
    expect(taken).toMatchObject({ held: null, changed: 0, gone: 0, unchanged: 20, warningsTotal: 0 });
    expect(taken.rejected).toEqual([
      { file: 'lista.csv', line: 5, reason: 'O número 5 volta na linha 10, que confere.' },
    ]);
    const after = await lists.importList(second, [...lines, wrong]);
    expect(after).toMatchObject({ changed: 0, unchanged: 20 });
    expect(after.rejected).toMatchObject([{ line: 25, reason: 'O número 5 já apareceu nesta lista.' }]);
    expect(await lists.events()).toEqual([]);
  });

  test('[INTAKE-08] two rows that contradict each other leave their property as it was', async () => {
    const lines = caixaLines(20);
    await lists.importList(first, lines);
    const known = await lists.known();
    const other = caixaLine(5, { price: 9_000_000 });
    const taken = await lists.importList(second, [other, ...lines]);
    expect(taken).toMatchObject({ held: null, changed: 0, gone: 0, unchanged: 19, rejectedTotal: 2 });
    expect(taken.rejected.map(({ line }) => line)).toEqual([5, 10]);
    expect((await lists.known())[4]).toEqual(known[4]);
    expect(await lists.events()).toEqual(['5 unreadable']);
  });
});
