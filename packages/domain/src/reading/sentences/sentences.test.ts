import { describe, expect, test } from 'vitest';

import { readSentence, type ReadFilters } from '../../sentence.ts';
import { beside, brazil, cityId, stateId } from './brazil.ts';
import type { Meaning, Sentence } from './meaning.ts';
import { partedSentences, phoneSentences } from './phone.table.ts';
import { placeSentences } from './place.table.ts';
import { propertySentences } from './property.table.ts';
import { dateSentences, saleSentences } from './sale.table.ts';
import { talkSentences } from './talk.table.ts';
import { holdoutSentences } from './holdout.table.ts';
import { partSentences, politeSentences, voiceSentences } from './voice.table.ts';

const today = '2026-11-24';
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

function filtersOf({ state, cities, near, without, ...filters }: Meaning): ReadFilters {
  return {
    ...filters,
    ...(state && { stateIds: [stateId(state)] }),
    ...(cities && { cityIds: ascending(cities.map(cityId)) }),
    ...(near && { cityIds: ascending([beside, cityId(near)]) }),
    ...(without && { excludedCityIds: ascending(without.map(cityId)) }),
  };
}

const all: readonly Sentence[] = [
  ...propertySentences,
  ...saleSentences,
  ...dateSentences,
  ...placeSentences,
  ...talkSentences,
  ...holdoutSentences,
  ...phoneSentences,
  ...partedSentences,
  ...voiceSentences,
  ...partSentences,
  ...politeSentences,
];

/** Sentences that are not understood, and the words that remain unread. */
const misread: ReadonlyMap<string, string> = new Map([
  // There is a Cascavel in Ceará too, and neither has five times the auctions of the other.
  ['casa avenida brasil 1500 cascavel', 'cascavel'],
]);

const read = (text: string) => readSentence(text, brazil, {}, today);

describe('sentences', () => {
  test.each(all.filter(([text]) => !misread.has(text)).map((sentence) => ({ sentence })))(
    '[SENT-01][SENT-02] $sentence.0',
    ({ sentence }) => {
      const [text, meaning, rest = ''] = sentence;
      const { filters, rest: unread } = read(text);
      expect({ ...filters, rest: unread }).toEqual({ ...filtersOf(meaning), rest });
    },
  );

  test('[SENT-01] of at least 150 sentences, each once, 97 of 100 are read whole', () => {
    expect(new Set(all.map(([text]) => text)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(misread.size / all.length).toBeLessThanOrEqual(0.03);
  });

  test.each([...misread])('[SENT-01] not read whole: %s', (text, unread) => {
    const [, meaning, rest = ''] = all.find(([one]) => one === text) ?? [text, {}];
    const reading = read(text);
    expect(reading.filters).not.toEqual(filtersOf(meaning));
    expect(reading.rest).toBe(`${rest} ${unread}`);
  });
});
