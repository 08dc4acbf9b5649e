import { expect, test } from 'vitest';

import { exampleOf } from './mocks/index.ts';
import { toChanges, toNews, toOwnChanges } from './news.ts';

test('[NEWS-05] the dashboard’s news has auctions, changes with their lists, and dates', () => {
  const { changes, deadlines } = toNews(exampleOf('listNews', 200));
  expect(changes[0]).toMatchObject({ sinceKind: 'visit', total: 2, since: new Date('2026-03-05T21:10:00Z') });
  expect(changes[0]!.changes[0]).toEqual({
    kind: 'price',
    listDate: '2026-03-08',
    from: 430_000,
    to: 410_000,
    fields: [],
  });
  expect(deadlines[0]).toMatchObject({ round: 'second', closesAt: new Date('2026-03-12T17:00:00Z') });
  expect(deadlines[0]!.auction.title).toContain('Várzea');
});

test('[NEWS-01] a first visit has nothing to compare with', () => {
  const nothing = { since: null, since_kind: null, total: 0, events: [] };
  expect(toChanges(nothing)).toEqual({ since: null, sinceKind: null, total: 0, changes: [] });
  expect(toOwnChanges({ ...nothing, last_event: 7 }).lastEvent).toBe(7);
});
