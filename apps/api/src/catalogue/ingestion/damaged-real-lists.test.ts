import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { decoderOf } from './reading/text-encoding.ts';
import { describeReal, realPath } from './sources/testing/real-data.ts';
import { importedLists } from './testing/imported-lists.ts';

const bytesOf = (name: string) => {
  const bytes = readFileSync(realPath(name));
  return bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
};
const [before, after] = ['caixa/daily/RS_2026-06-19.csv.gz', 'caixa/daily/RS_2026-06-22.csv.gz'] as const;
const firstRow = 4;

type Damage = (rows: readonly string[]) => readonly string[];
/** The list of 22 June with its rows changed, as the bytes of Caixa's encoding. */
function damaged(damage: Damage): Uint8Array {
  const lines = bytesOf(after).toString('latin1').split('\n');
  return Buffer.from([...lines.slice(0, firstRow), ...damage(lines.slice(firstRow))].join('\n'), 'latin1');
}
const change =
  (count: number, how: (cells: readonly string[]) => readonly string[]): Damage =>
  (rows) =>
    rows.map((row, at) => (at < count && row ? how(row.split(';')).join(';') : row));
const reencoded = (encode: (text: string) => Uint8Array) => encode(bytesOf(after).toString('latin1'));

function inDos(text: string): Uint8Array {
  const page = decoderOf('ibm850')(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => page.indexOf(letter));
}
const copy = (delimiter: string, quote: string) =>
  reencoded((text) => {
    const lines = text.split('\n').map((line) =>
      line
        .split(';')
        .map((cell) => `${quote}${cell.trim()}${quote}`)
        .join(delimiter),
    );
    return Buffer.from(`${lines.filter((line) => /\w/.test(line)).join('\n')}\n`);
  });

describeReal("damages to Caixa's real lists", () => {
  describe.each(engines)('on $name', ({ open }) => {
    let opened: OpenDatabase;
    let lists: ReturnType<typeof importedLists>;
    const importList = (bytes: Uint8Array) => lists.importFiles({ 'RS_2026-06-22.csv': bytes });
    beforeAll(async () => {
      opened = await open();
      lists = importedLists(opened);
    });
    afterAll(() => opened?.close());
    describe('that come after the list of 19 June', () => {
      beforeEach(async () => {
        await lists.clear();
        await lists.importFiles({ 'RS_2026-06-19.csv': bytesOf(before) });
      });

      test.each<[string, () => Uint8Array, RegExp]>([
        ['20 prices emptied', () => damaged(change(20, (cells) => cells.with(5, ''))), /--accept-unreadable/],
        [
          'prices and valuations swapped',
          () => damaged(change(1000, (cells) => cells.with(5, cells[6]!).with(6, cells[5]!))),
          /--accept-discount/,
        ],
        [
          'the cents dropped',
          () => damaged(change(1000, (cells) => cells.with(5, cells[5]!.replace(/,\d\d$/, ',00')))),
          /--accept-discount/,
        ],
        [
          '80 % of its bytes',
          () => bytesOf(after).subarray(0, bytesOf(after).length * 0.8),
          /--accept-truncated/,
        ],
        [
          '80 % of its rows',
          () => damaged((rows) => [...rows.slice(0, rows.length * 0.8), '']),
          /mais de 15 %.*--accept-shrink/,
        ],
        [
          'its descriptions emptied',
          () => damaged(change(1000, (cells) => cells.with(9, ''))),
          /--accept-blank/,
        ],
        [
          'a date to come',
          () => Buffer.from(bytesOf(after).toString('latin1').replace('22/06/2026', '22/06/2099'), 'latin1'),
          /está no futuro/,
        ],
      ])('[INTAKE-17] a list with %s is held and changes nothing', async (_case, damage, held) => {
        const known = await lists.known();
        const taken = await importList(damage());
        expect(taken.held).toMatch(held);
        expect(taken).toMatchObject({ new: 0, changed: 0, unchanged: 0, gone: 0 });
        expect(await lists.known()).toEqual(known);
        // The true list finds everything as it was.
        expect(await importList(bytesOf(after))).toMatchObject({ held: null, new: 71, gone: 40 });
      });

      test.each<[string, () => Uint8Array]>([
        ['in UTF-8', () => reencoded((text) => Buffer.from(text))],
        ['in UTF-8 twice', () => reencoded((text) => Buffer.from(Buffer.from(text).toString('latin1')))],
        [
          'in UTF-8 read as windows-1252',
          () => reencoded((text) => Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text)))),
        ],
        ['in the code page of DOS', () => reencoded(inDos)],
        ['with quotes', () => copy(';', '"')],
        ['with commas and quotes', () => copy(',', '"')],
        ['with tabs', () => copy('\t', '')],
      ])('[INTAKE-11][INTAKE-13] a copy %s changes nothing against the original', async (_case, bytes) => {
        await importList(bytesOf(after));
        expect(await importList(bytes())).toMatchObject({
          held: null,
          unchanged: 671,
          new: 0,
          changed: 0,
          gone: 0,
          rejected: [],
          warnings: [],
        });
      });

      test('[INTAKE-01] a semicolon in three addresses costs no property', async () => {
        await importList(bytesOf(after));
        const known = await lists.known();
        const torn = damaged(change(3, (cells) => cells.with(4, cells[4]!.replace(',', ';'))));
        expect(await importList(torn)).toMatchObject({
          held: null,
          rejectedTotal: 3,
          gone: 0,
          unchanged: 668,
        });
        expect(await lists.known()).toEqual(known);
      });

      test('[INTAKE-08] of ten properties listed twice, the wrong row first, the right one remains', async () => {
        await importList(bytesOf(after));
        const known = await lists.known();
        const repeated = damaged((rows) => [
          ...change(10, (cells) => cells.with(5, '1.000,00'))(rows).slice(0, 10),
          ...rows,
        ]);
        expect(await importList(repeated)).toMatchObject({
          held: null,
          rejectedTotal: 10,
          changed: 0,
          unchanged: 671,
        });
        expect(await lists.known()).toEqual(known);
      });
    });

    test('[INTAKE-05] the days without a row go into quarantine, the next full list finds all', async () => {
      await lists.clear();
      const held: string[] = [];
      for (const day of ['06-22', '06-25', '06-26', '06-27', '06-28', '06-29', '07-01', '07-03']) {
        const names = [`RS_2026-${day}.csv.gz`, `SC_2026-${day}.csv.gz`];
        const files = names.map((name) => [name, bytesOf(`caixa/daily/${name}`)] as const);
        const stock = await lists.rows<{ n: number }>(
          `select count(*) as n from auctions where uf = 'SC' and gone_since is null`,
        );
        const taken = await lists.importFiles(Object.fromEntries(files));
        expect(taken.listDate).toBe(`2026-${day}`);
        if (!taken.held) continue;
        held.push(day);
        expect(taken.held).toMatch(/^SC_\S+: tem o cabeçalho da lista, mas nenhum imóvel\. .*--accept-empty/);
        expect(
          await lists.rows(`select count(*) as n from auctions where uf = 'SC' and gone_since is null`),
        ).toEqual(stock);
      }
      expect(held).toEqual(['06-25', '06-27', '06-28', '07-01']);
    });

    test.each([
      ['SP_2025-07_saved-by-excel.csv.gz', 3426, '2025-07-15'],
      ['RJ_2025-07_saved-by-excel.csv', 9, '2025-07-15'],
      ['SC_2026-03-06_utf8.csv.gz', 170, null],
      ['SC_2026-07-11_rewritten.csv.gz', 167, null],
    ])('[INTAKE-13][INTAKE-15] the damaged copy %s gives all its %i rows', async (name, rows, listDate) => {
      await lists.clear();
      const file = { [name]: bytesOf(`caixa-variants/${name}`) };
      const now = new Date('2026-07-12T12:00Z');
      if (listDate)
        await expect(lists.importFiles(file, { now })).rejects.toThrow(/não traz a data .* --list-date/);
      expect(await lists.importFiles(file, { now, listDate })).toMatchObject({
        held: null,
        new: rows,
        rejected: [],
        warnings: [],
      });
    });
  });
});
