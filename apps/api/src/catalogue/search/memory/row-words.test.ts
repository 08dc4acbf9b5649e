import { array, assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';

import { RowWords, WordTable } from './row-words.ts';

const word = string({ unit: constantFrom('a', 'b', 'ç', '0', '²'), minLength: 1, maxLength: 4 });
const words = uniqueArray(word, { maxLength: 8 });
const print = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((one) => `'${one}'`).join(' ')).join('\n');

test('of each row the words are found that the table has, and no others', () => {
  assert(
    property(array(words, { minLength: 1 }), words, (rows, known) => {
      const read = new RowWords(print(rows), rows.length);
      const table = new WordTable(known);
      for (const [row, text] of rows.entries()) {
        const found: string[] = [];
        read.find(row, table, (at) => found.push(known[at]!));
        expect(found).toEqual(text.filter((one) => known.includes(one)));
      }
    }),
  );
});

test('a thousand words that resemble each other are distinguished', () => {
  const all = Array.from({ length: 1000 }, (_, at) => `apto${at}`);
  const found: number[] = [];
  new RowWords(print([all, ['apto', 'apto1000', 'pto1']]), 2).find(0, new WordTable(all), (at) =>
    found.push(at),
  );
  new RowWords(print([['apto', 'apto1000', 'pto1']]), 1).find(0, new WordTable(all), () => found.push(-1));
  expect(found).toEqual(all.map((_, at) => at));
});

test('each word is counted once for each row that has it', () => {
  const read = new RowWords(print([['casa', 'quintal'], [], ['casa']]), 3);
  expect([...read.count()]).toEqual([
    ['casa', 2],
    ['quintal', 1],
  ]);
});

test('a row is distinguished from another by its words', () => {
  const read = new RowWords(print([['casa', 'quintal'], ['casaquintal'], ['casa', 'quintal'], []]), 4);
  const [first, joined, again, none] = [0, 1, 2, 3].map((row) => read.hashOf(row));
  expect(again).toBe(first);
  expect(new Set([first, joined, none]).size).toBe(3);
});
