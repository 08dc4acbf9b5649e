import { addDays } from '@martelo/domain/calendar-days';
import { expect, test } from 'vitest';

import { addMonths, clamp, weeksOf } from './calendar-days.ts';
import {
  dateCharacters,
  formatDateText,
  isWholeDate,
  parseDateText,
  pasteDate,
  writeDate,
} from './date-text.ts';

test.each([
  ['10/03/2026', '2026-03-10'],
  ['1/3/2026', '2026-03-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['00/01/2026', null],
  ['10/13/2026', null],
  ['10/03/0026', null],
  ['10/03/20', null],
  ['10/03', null],
  ['', null],
])('[PART-02] %s is %s', (text, date) => {
  expect(parseDateText(text)).toBe(date);
});

test('[PART-02] a year of two digits counts once the writing is over', () => {
  expect(parseDateText('10/03/26', true)).toBe('2026-03-10');
});

test.each([
  ['2026-03-10', '2026-03-10'],
  [' 10.3.2026 ', '2026-03-10'],
  ['10-03-26', '2026-03-10'],
  ['2012-01-08T00:00:00', '2012-01-08'],
  ['2012-01-08T03:00:00.000Z', '2012-01-08'],
  ['2026-01-08 10:00', '2026-01-08'],
  ['2011/05/20', '2011-05-20'],
  ['2011.5.2', '2011-05-02'],
  ['2026-02-30', null],
  ['2012-02-30', null],
  ['amanhã', null],
])('[PART-02] a pasted %s is %s', (text, date) => {
  expect(pasteDate(text)).toBe(date);
});

test('[PART-02] digit by digit, the bars come by themselves', () => {
  const texts: string[] = [];
  let text = '';
  for (const digit of '10032026') {
    text = writeDate(text + digit);
    texts.push(text);
  }
  expect(texts).toEqual(['1', '10/', '10/0', '10/03/', '10/03/2', '10/03/20', '10/03/202', '10/03/2026']);
  expect(writeDate('1/')).toBe('01/');
  expect(writeDate('01/3-')).toBe('01/03/');
  expect(writeDate('10/03/20269')).toBe('10/03/2026');
  expect(writeDate('/')).toBe('');
  expect(dateCharacters('10/0a3/2026x9')).toBe('10/03/2026');
});

test.each(['2012-01-08', '2012-1-8', '2011/05/20', '2012-02-30', '2012-01-08T00:00:00'])(
  '[PART-02] %s that is written, at once or key by key, is no other day',
  (text) => {
    const keyByKey = [...text].reduce((written, key) => writeDate(written + key), '');
    for (const written of [writeDate(text), keyByKey]) expect(parseDateText(written, true)).toBeNull();
  },
);

test('[PART-02] each day is printed and read back', () => {
  for (let at = -40_000; at < 40_000; at += 7) {
    const day = addDays('2026-01-01', at);
    expect(parseDateText(formatDateText(day))).toBe(day);
    expect(isWholeDate(formatDateText(day))).toBe(true);
  }
});

test('[PART-02] a month has its days once, in weeks from Sunday on', () => {
  const march = weeksOf('2026-03-10').flat();
  expect(march).toHaveLength(42);
  expect(march.filter(Boolean)).toHaveLength(31);
  expect(march[0]).toBe('2026-03-01');
  expect(weeksOf('2026-05-10')[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02']);
});

test('[PART-02] a month on is the same day, or its last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(clamp('2026-03-10', '2026-03-15')).toBe('2026-03-15');
  expect(clamp('2026-03-10', null, '2026-03-05')).toBe('2026-03-05');
});
