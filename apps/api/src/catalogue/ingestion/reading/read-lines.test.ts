import { describe, expect, test } from 'vitest';

import { linesOf, readLines } from './read-lines.ts';
import { scanFile } from './scan-file.ts';

const text = 'um;São João\r\ndois;4º Pav\rtrês\n\ncinco – fim\r\n';
const encodings = {
  'UTF-8': Buffer.from(text),
  'UTF-16': Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'ISO-8859-1': Buffer.from(text.replace('–', '-'), 'latin1'),
};

describe('readLines', () => {
  test.each(Object.entries(encodings))(
    '[INTAKE-16] gives the same lines of %s however the chunks were cut',
    async (_name, bytes) => {
      for (const size of [2, 3, 7, 1000]) {
        const chunks = () =>
          Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );
        const scanned = await scanFile({ name: 'a.csv', chunks });
        expect(scanned).toMatchObject({ ends: true, isLonger: false });
        const lines: string[] = [];
        for await (const some of readLines(scanned)) lines.push(...some);
        expect(lines.map((line) => line.replace('-', '–'))).toEqual(linesOf(text));
      }
    },
  );

  test('[INTAKE-16] a line without an end is cut before it fills the memory', async () => {
    const chunk = Buffer.alloc(65_536, 'x');
    const file = { name: 'a.csv', chunks: () => Array.from({ length: 100 }, () => chunk) };
    const lines: string[] = [];
    for await (const some of readLines(await scanFile(file))) lines.push(...some);
    expect(lines.map(({ length }) => length)).toEqual([1_000_000]);
  });

  test('[INTAKE-10] a last line without its end is noticed', async () => {
    const scan = (bytes: Buffer) => scanFile({ name: 'a.csv', chunks: () => [bytes] });
    expect(await scan(Buffer.from('a\nb'))).toMatchObject({ ends: false, lines: 2 });
    expect(await scan(Buffer.from('a\nb\r\n'))).toMatchObject({ ends: true });
    expect(await scan(Buffer.from('\uFEFFa\nb', 'utf16le'))).toMatchObject({ ends: false });
    expect(await scan(Buffer.from('\uFEFFa\nb\n', 'utf16le'))).toMatchObject({ ends: true });
  });
});
