import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { strFromU8, unzipSync, unzlibSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../test/databases.ts';
import { notifyMatches } from '../members/alerts/notify-matches.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { manualJobs } from '../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../platform/outbox/outbox.ts';
import { bonusFiles, loadBonusFiles } from './bonus-files.ts';
import { loadDemonstration } from './load-demonstration.ts';

const now = new Date('2026-11-21T09:00Z');

describe('the bonus files', () => {
  const files = bonusFiles();

  test('[BONUS-02] there are two books, a workbook, four tutorials and two videos with their scripts', () => {
    expect(files.map(({ type }) => type)).toEqual(
      'ebook ebook planilha tutorial tutorial tutorial tutorial video video tutorial tutorial'.split(' '),
    );
    expect(new Set(files.map(({ file }) => file)).size).toBe(11);
  });

  test.each(files.map((item) => [item.file, item] as const))(
    '[WAY-15] %s is of the type that its item says, and as long',
    (file, { type, content, description, seconds }) => {
      const [ending, head] = { video: ['.mp4', 'ftyp'], planilha: ['.xlsx', 'PK'] }[type as string] ?? [
        '.pdf',
        '%PDF-',
      ];
      expect(file.endsWith(ending!)).toBe(true);
      expect(content.subarray(0, 12).toString('latin1')).toContain(head);
      expect(seconds !== undefined).toBe(type === 'video');
      if (ending !== '.pdf') return;
      const pages = /\/Count (\d+) \/Kids/.exec(content.toString('latin1'))?.[1];
      expect(description).toMatch(new RegExp(` ${pages} páginas\\.$`));
    },
  );

  test.each(files.filter(({ file }) => file.endsWith('.pdf')))(
    '[WAY-15] $file has the title of its item',
    ({ title, content }) => {
      const [, hex = ''] = /\/Title <feff([0-9a-f]+)> \/Subject/.exec(content.toString('latin1')) ?? [];
      const own = Buffer.from(hex, 'hex').swap16().toString('utf16le');
      expect(title.replace(/^Roteiro: /, '')).toBe(own);
    },
  );

  test.each(files.filter(({ type }) => type === 'video'))(
    '[BONUS-03] $file is an MP4 of as many seconds as it says, whose index comes first',
    ({ content, seconds }) => {
      expect(content.subarray(4, 8).toString('latin1')).toBe('ftyp');
      const [index, bytes] = [content.indexOf('moov'), content.indexOf('mdat')];
      expect(index).toBeGreaterThan(0);
      expect(index).toBeLessThan(bytes);
      const head = content.indexOf('mvhd') + 4;
      const [scale, length] = [content.readUInt32BE(head + 12), content.readUInt32BE(head + 16)];
      expect(Math.round(length / scale)).toBe(seconds);
      expect(content.length).toBeLessThan(300_000);
    },
  );

  test.each(
    files.filter(({ file }) => file.endsWith('.pdf')).map((file) => [file.file, file.content] as const),
  )('[BONUS-03] %s is a PDF of several pages whose table says where its objects lie', (_name, content) => {
    const text = content.toString('latin1');
    expect(text.startsWith('%PDF-1.7\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
    const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(rows.length).toBeGreaterThan(10);
    rows.forEach(([, offset], at) =>
      expect(text.slice(Number(offset), Number(offset) + 12)).toContain(`${at + 1} 0 obj\n`),
    );
    const streams = [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)];
    expect(streams.length).toBe(Number(/\/Count (\d+) \/Kids/.exec(text)![1]));
    expect(streams.length).toBeGreaterThan(1);
    for (const { 0: head, 1: length, index } of streams) {
      const from = index + head.length;
      const page = strFromU8(unzlibSync(content.subarray(from, from + Number(length))), true);
      for (const [, x, y] of page.matchAll(/ Tf ([\d.]+) ([\d.]+) Td/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(64);
        expect(Number(y)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('[BONUS-03] the workbook has formulas, and their values are those that they give', () => {
    const { content } = files.find(({ type }) => type === 'planilha')!;
    const parts = unzipSync(content);
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    const cells = [...sheet.matchAll(/<c r="B(\d+)" s="\d+">(?:<f>([^<]*)<\/f>)?<v>([\d.-]+)<\/v>/g)];
    const values = new Map(cells.map(([, row, , value]) => [Number(row), Number(value)]));
    const at = (row: number) => values.get(row)!;
    const fixed = at(12) + at(13) + at(15) + at(16) + at(17) + at(18) + at(20) * at(21);
    expect(cells.filter(([, , formula]) => formula).length).toBe(10);
    expect(at(26)).toBeCloseTo(at(5) * (1 + at(9)) + at(11) * at(10) + fixed, 6);
    expect(at(27)).toBeCloseTo(at(22) * (1 - at(23)), 6);
    expect(at(30)).toBeCloseTo((at(27) - at(26)) * (1 - at(24)), 6);
    expect(at(31)).toBeCloseTo(at(30) / at(26), 9);
    // The highest bid for the target return is the example's bid: both describe one purchase.
    expect(at(35)).toBeCloseTo((at(27) / (1 + at(34)) - fixed) / (1 + at(9) + at(10)), 6);
    expect(at(35)).toBeCloseTo(at(5), 2);
  });
});

describe.each(engines)("the demonstration's customer on $name", ({ open }) => {
  let opened: OpenDatabase;
  let folder: string;
  beforeAll(async () => {
    opened = await open();
    folder = await mkdtemp(join(tmpdir(), 'martelo-demonstration-'));
    await loadDemonstration(opened.database, now);
    await loadBonusFiles(opened.database, folder);
  });
  afterAll(async () => {
    await opened?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  const rows = async (query: string) => (await opened.pool.query(query)).rows as Record<string, unknown>[];

  test('[ALERT-09] has alerts that find something at once, and favourites', async () => {
    expect(await rows('select (paused_at is not null) as paused from alerts order by id')).toEqual([
      { paused: false },
      { paused: false },
      { paused: true },
    ]);
    const favorites = await rows(
      'select (a.gone_since is not null) as gone from favorites f join auctions a on a.id = f.auction_id',
    );
    expect(favorites).toHaveLength(5);
    expect(favorites.filter(({ gone }) => gone)).toHaveLength(1);
    expect(await rows(`select kind, count(*) as n from activities group by kind order by kind`)).toEqual([
      { kind: 'alert', n: 3 },
      { kind: 'favorite', n: 5 },
    ]);
    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    await notifyMatches(opened.database, outbox, now);
    const [found] = await rows(`select count(*) as n, count(alert_id) as open from opportunities`);
    expect(found?.['open']).toBeGreaterThan(3);
    expect(Number(found?.['n']) - Number(found?.['open'])).toBe(5);
  });

  test('[BONUS-03] every item has its file, once, and a second start changes nothing', async () => {
    const items = async () => rows('select * from bonus_items order by position');
    const [before, names] = [await items(), await readdir(folder)];
    const ages = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    await loadDemonstration(opened.database, now);
    await loadBonusFiles(opened.database, folder);
    expect(await items()).toEqual(before);
    expect(await readdir(folder)).toEqual(names);
    expect(await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))).toEqual(
      ages,
    );
    expect(await rows('select count(*) as n from alerts')).toEqual([{ n: 3 }]);
    expect(before).toHaveLength(11);
    expect(before.filter(({ video }) => video !== null)).toHaveLength(2);
    for (const { file, size, sample, video, type, duration_seconds: seconds } of before) {
      expect([video, seconds !== null]).toEqual(type === 'video' ? [file, true] : [null, false]);
      expect((await readFile(join(folder, file as string))).length).toBe(size);
      expect(sample).toBe(true);
    }
  });
});
