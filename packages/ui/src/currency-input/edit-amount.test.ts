import { expect, test } from 'vitest';

import { editAmount, formatField } from './edit-amount.ts';

/** `|` is the caret; the no-break space after `R$` is written as a space. */
function cut(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', '').replace('R$ ', 'R$\u00a0'), caret };
}

const mark = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`.replace('\u00a0', ' ');

const insert = 'insertText';
const back = 'deleteContentBackward';
const forward = 'deleteContentForward';

test.each<[string, number | null, string, string, string]>([
  ['the first digit', null, '5|', insert, 'R$ 0,05|'],
  ['the second', 5, 'R$ 0,052|', insert, 'R$ 0,52|'],
  ['a nought alone', null, '0|', insert, '|'],
  ['a letter', 5, 'R$ 0,05x|', insert, 'R$ 0,05|'],
  ['a minus', 1234, '-|R$ 12,34', insert, 'R$ |12,34'],
  ['in the middle', 123_456, 'R$ 1.29|34,56', insert, 'R$ 12.9|34,56'],
  ['before the comma', 1234, 'R$ 129|,34', insert, 'R$ 129|,34'],
  ['behind the comma', 1234, 'R$ 12,9|34', insert, 'R$ 129|,34'],
  ['a nought in front', 1234, 'R$ 0|12,34', insert, 'R$ |12,34'],
  ['back at the end', 1234, 'R$ 12,3|', back, 'R$ 1,23|'],
  ['back in the middle', 123_456, 'R$ 1.|34,56', back, 'R$ 1|34,56'],
  ['back over the point', 123_456, 'R$ 1|234,56', back, 'R$ |234,56'],
  ['back over the comma', 1234, 'R$ 12|34', back, 'R$ 1|,34'],
  ['back over the currency', 1234, 'R$|12,34', back, 'R$ |12,34'],
  ['forward over the comma', 1234, 'R$ 12|34', forward, 'R$ 1,2|4'],
  ['forward in the middle', 123_456, 'R$ 1|34,56', forward, 'R$ 1|34,56'],
  ['the last digit', 5, 'R$ 0,0|', back, '|'],
  ['all of it', 123_456, '|', back, '|'],
  ['all of it replaced', 123_456, '7|', insert, 'R$ 0,07|'],
  [
    'a sixteenth digit at the end',
    123_456_789_012_345,
    'R$ 1.234.567.890.123,456|',
    insert,
    'R$ 1.234.567.890.123,45|',
  ],
  [
    'a sixteenth digit inside',
    123_456_789_012_345,
    'R$ 19|.234.567.890.123,45',
    insert,
    'R$ 1|.234.567.890.123,45',
  ],
  ['too many at once', null, '12345678901234567890|', '', 'R$ 1.234.567.890.123,45|'],
])('[LIST-05] %s', (_case, before, edited, inputType, shown) => {
  const after = editAmount(before, { ...cut(edited), inputType });
  expect(mark(after)).toBe(shown);
  expect(formatField(after.value)).toBe(after.text);
  expect(after.value === null || Number.isSafeInteger(after.value)).toBe(true);
});

test.each([[null], [Number.NaN], [-5], [1.5], [Number.POSITIVE_INFINITY]])('%o shows nothing', (value) =>
  expect(formatField(value)).toBe(''),
);
