import { expect, test } from 'vitest';

import { changeItems, sinceMoment, sinceTitle } from './format-changes.ts';

const since = new Date('2026-03-06T01:00:00Z');

test('[NEWS-03] since when is a day in São Paulo, and of which kind', () => {
  expect(sinceTitle({ since, sinceKind: 'visit' })).toBe('Mudou desde a sua visita em 05/03/2026');
  expect(sinceTitle({ since, sinceKind: 'saved' })).toBe('Mudou desde que você salvou, em 05/03/2026');
  expect(sinceMoment({ since, sinceKind: 'visit' })).toBe('Desde a sua visita em 05/03/2026');
});

test('[NEWS-02] each change is a sentence with its list', () => {
  const gone = { kind: 'gone', listDate: '2026-03-08', from: null, to: null, fields: [] } as const;
  expect(changeItems({ changes: [gone] })).toEqual([
    { text: 'Saiu da lista, o que não diz se foi vendido', listDate: '2026-03-08' },
  ]);
});
