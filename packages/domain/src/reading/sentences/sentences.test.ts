import { describe, expect, test } from 'vitest';

import { readSentence, type ReadFilters } from '../../sentence.ts';
import { beside, brazil, cityId, stateId } from './brazil.ts';
import type { Meaning, Sentence } from './meaning.ts';
import { placeSentences } from './place.table.ts';
import { propertySentences } from './property.table.ts';
import { dateSentences, saleSentences } from './sale.table.ts';
import { talkSentences } from './talk.table.ts';
import { unseenSentences } from './unseen.table.ts';

const today = '2026-11-24';
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

function filtersOf({ state, cities, near, without, ...filters }: Meaning): ReadFilters {
  return {
    ...filters,
    ...(state && { stateId: stateId(state) }),
    ...(cities && { cityIds: ascending(cities.map(cityId)) }),
    ...(near && { cityIds: ascending([beside, cityId(near)]) }),
    ...(without && { excludedCityIds: ascending(without.map(cityId)) }),
  };
}

const groups: Readonly<Record<string, readonly Sentence[]>> = {
  'the property': propertySentences,
  'the sale': saleSentences,
  dates: dateSentences,
  places: placeSentences,
  'as people talk': talkSentences,
  unseen: unseenSentences,
};
const all = Object.values(groups).flat();

function isUnderstood([text, meaning, rest = '']: Sentence): boolean {
  const reading = readSentence(text, brazil, {}, today);
  const said = JSON.stringify(Object.entries(reading.filters).toSorted());
  return said === JSON.stringify(Object.entries(filtersOf(meaning)).toSorted()) && reading.rest === rest;
}

describe.each(Object.entries(groups))('%s', (_, sentences) => {
  test.each(sentences.map((sentence) => ({ sentence })))('[SENT-01] $sentence.0', ({ sentence }) => {
    const [text, meaning, rest = ''] = sentence;
    const { filters, rest: unread } = readSentence(text, brazil, {}, today);
    expect({ ...filters, rest: unread }).toEqual({ ...filtersOf(meaning), rest });
  });
});

/** How many are understood whole. */
test('[SENT-01] counts', () => {
  expect(new Set(all.map(([text]) => text)).size).toBe(all.length);
  expect(`${all.filter(isUnderstood).length} of ${all.length}`).toBe('295 of 295');
});
