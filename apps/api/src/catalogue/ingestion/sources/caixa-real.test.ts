import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { fingerprint } from '../fingerprint.ts';
import { caixa } from './caixa.ts';
import { auctionsOf, describeReal, parseReal, realPath } from './testing/real-data.ts';

const bytesOf = (name: string) => gunzipSync(readFileSync(realPath(name)));
const parse = (name: string, text: string) => caixa.parse({ name, bytes: Buffer.from(text, 'latin1') });

describeReal("Caixa's real lists", () => {
  test('[API-09] the national list of 2026-01-08 is read whole, to the centavo', async () => {
    const files = await parseReal(caixa, 'caixa/br_2026-01-08.tar.gz');
    const auctions = auctionsOf(files);
    expect(files).toHaveLength(27);
    expect(new Set(files.map(({ listDate }) => listDate))).toEqual(new Set(['2026-01-08']));
    expect(files.every(({ scope }) => scope.length === 1)).toBe(true);
    expect(files.flatMap(({ rejected }) => rejected)).toEqual([]);
    expect(new Set(auctions.map(({ code }) => code)).size).toBe(32_547);
    expect(auctions.reduce((sum, { minimumFirst }) => sum + (minimumFirst ?? 0), 0)).toBe(407_560_454_225);
    expect(auctions.every(({ subcategoryId, kind }) => subcategoryId !== null || kind === 'Outros')).toBe(
      true,
    );
  });

  test('[API-09] the list of half a month later differs in the rows in which its text differs', async () => {
    const before = new Map(
      auctionsOf(await parseReal(caixa, 'caixa/br_2026-01-08.tar.gz')).map((auction) => [
        auction.code,
        auction,
      ]),
    );
    const after = auctionsOf(await parseReal(caixa, 'caixa/br_2026-01-23.tar.gz'));
    const both = after.filter(({ code }) => before.has(code));
    const equal = both.filter((auction) => fingerprint(auction) === fingerprint(before.get(auction.code)!));
    const price = (code: string) => before.get(code)?.minimumFirst ?? 0;
    expect(after.length - both.length).toBe(5363);
    expect(before.size - both.length).toBe(5310);
    expect(equal).toHaveLength(12_241);
    expect(both.length - equal.length).toBe(14_996);
    expect(both.filter(({ code, minimumFirst }) => (minimumFirst ?? 0) < price(code))).toHaveLength(9840);
    expect(both.filter(({ code, minimumFirst }) => (minimumFirst ?? 0) > price(code))).toHaveLength(264);
  });

  test('[API-09] ids that a spreadsheet turned into 1,55552E+12 come back from the links', async () => {
    const [sp] = await parseReal(caixa, 'caixa-variants/SP_2025-07_saved-by-excel.csv.gz');
    expect(sp).toMatchObject({ rejected: [], scope: ['SP'], listDate: null, refused: null });
    expect(new Set(sp?.rows.map(({ auction }) => auction.code)).size).toBe(3426);
    expect(sp?.rows.some(({ auction }) => auction.code.includes('E'))).toBe(false);
    const [rj] = await parseReal(caixa, 'caixa-variants/RJ_2025-07_saved-by-excel.csv');
    expect(rj?.rows.map(({ auction }) => auction.code)).toContain('1444407776926');
    expect(rj?.rows).toHaveLength(9);
  });

  test('[API-09] the newer lists say whether financing is taken, in a column between the others', async () => {
    const [sc] = await parseReal(caixa, 'caixa/SC_2026-06-19.csv.gz');
    expect(sc?.rows).toHaveLength(151);
    expect(sc?.rows.slice(0, 2).map(({ auction }) => auction.financing)).toEqual([false, true]);
    const [sp] = await parseReal(caixa, 'caixa/SP_2025-12-12.csv.gz');
    expect(sp?.rows).toHaveLength(3015);
    expect(sp?.rows[0]?.auction.financing).toBeUndefined();
  });

  test('[API-09] a copy in UTF-8 gives what the original in ISO-8859-1 gave', async () => {
    const utf8 = bytesOf('caixa-variants/SC_2026-03-06_utf8.csv.gz');
    const name = 'SC.csv';
    const copy = caixa.parse({ name, bytes: utf8 });
    expect(copy.rows).toHaveLength(170);
    expect(copy.rows[0]?.auction.modality).toBe('Leilão SFI - Edital Único');
    expect(parse(name, utf8.toString('utf8'))).toEqual(copy);
  });

  test('[API-09] a rewritten copy, without accents and with points for decimals, gives the same values', async () => {
    const original = bytesOf('caixa/SC_2026-06-19.csv.gz').toString('latin1');
    const rewritten = original.split('\n').map((line, position) => {
      if (position < 4) return line.normalize('NFD').replace(/[^ -~]/g, '');
      const cells = line.split(';').map((cell) => cell.trim());
      for (const at of [5, 6])
        cells[at] = (cells[at] ?? '').replaceAll('.', '').replace(',00', '').replace(',', '.');
      for (const at of [8, 10]) cells[at] = (cells[at] ?? '').normalize('NFD').replace(/\p{M}/gu, '');
      return cells.join(';');
    });
    expect(parse('SC.csv', rewritten.join('\n')).rows).toEqual(parse('SC.csv', original).rows);

    const [real] = await parseReal(caixa, 'caixa-variants/SC_2026-07-11_rewritten.csv.gz');
    expect(real).toMatchObject({ rejected: [], listDate: '2026-07-11', scope: ['SC'] });
    expect(real?.rows).toHaveLength(167);
    expect(real?.rows[0]).toMatchObject({
      line: 5,
      auction: {
        code: '10203836',
        minimumFirst: 21_981_575,
        valuation: 45_000_000,
        modality: 'Venda Online',
      },
    });
  });

  test("[API-09] the bot wall's page is refused by its name", async () => {
    const [page] = await parseReal(caixa, 'caixa-detail/captcha-in-place-of-csv.SYNTHETIC.html');
    expect(page).toMatchObject({
      rows: [],
      scope: [],
      refused: 'é uma página HTML (Radware Bot Manager Captcha), não uma lista.',
    });
  });
});
