import { describe, expect, test } from 'vitest';

import type { Round, Rounds } from './auction.ts';
import { currentRound, isEndingWithinWeek, isFinished, phaseAt, valueAt } from './phase.ts';

const now = new Date('2026-03-05T13:00:00Z');
const round = (date: string, minimum: number | null = null): Round => ({ date: new Date(date), minimum });
const past = round('2026-03-01T13:00:00Z', 900);
const ahead = round('2026-03-20T13:00:00Z', 600);
const later = round('2026-04-03T13:00:00Z', 300);
const atNow = round('2026-03-05T13:00:00Z');

const cases: readonly [string, Rounds, string, boolean, Round | null][] = [
  ['no date', { first: null, second: null }, 'unique', false, null],
  ['first ahead, no second', { first: ahead, second: null }, 'first', false, ahead],
  ['first ahead, second ahead', { first: ahead, second: ahead }, 'first', false, ahead],
  ['first past, second ahead', { first: past, second: ahead }, 'second', false, ahead],
  ['first past, no second', { first: past, second: null }, 'first', true, past],
  ['both past', { first: past, second: past }, 'second', true, past],
  ['two past, third ahead', { first: past, second: past, third: ahead }, 'third', false, ahead],
  ['all three past', { first: past, second: past, third: past }, 'third', true, past],
  [
    'first past, second and third ahead',
    { first: past, second: ahead, third: later },
    'second',
    false,
    ahead,
  ],
  ['all three ahead', { first: ahead, second: later, third: later }, 'first', false, ahead],
  ['second at this moment', { first: past, second: atNow, third: ahead }, 'third', false, ahead],
  ['no third', { first: past, second: past, third: null }, 'second', true, past],
  ['first at this moment', { first: atNow, second: ahead }, 'second', false, ahead],
];

describe('rounds at a moment', () => {
  test.each(cases)('[RULE-01][LABEL-09] phase: %s', (_case, rounds, phase) =>
    expect(phaseAt(rounds, now)).toBe(phase),
  );

  test.each(cases)('[RULE-01][LABEL-09] finished: %s', (_case, rounds, _phase, finished) =>
    expect(isFinished(rounds, now)).toBe(finished),
  );

  test.each(cases)('[RULE-01][LABEL-09] current round: %s', (_case, rounds, _phase, _finished, current) =>
    expect(currentRound(rounds, now)).toBe(current),
  );

  test('[RULE-01] the same instant written in another zone is the same phase', () => {
    const tokyo = { first: round('2026-03-05T22:00:00+09:00'), second: ahead };
    const saoPaulo = { first: round('2026-03-05T10:00:00-03:00'), second: ahead };
    expect(phaseAt(tokyo, new Date(now.getTime() - 1))).toBe('first');
    expect(phaseAt(saoPaulo, new Date(now.getTime() - 1))).toBe('first');
    expect(phaseAt(tokyo, now)).toBe(phaseAt(saoPaulo, now));
  });
});

const [pastCheaper, pastUnstated] = [round('2026-03-03T13:00:00Z', 500), round('2026-03-03T13:00:00Z')];
const unstated = round('2026-03-20T13:00:00Z');
test.each([
  ['first round', { first: ahead, second: null }, 600],
  ['second round', { first: past, second: ahead }, 600],
  ['second round without a minimum', { first: past, second: round('2026-03-20T13:00:00Z') }, 900],
  ['second round, a third ahead', { first: past, second: ahead, third: later }, 600],
  ['third round', { first: past, second: past, third: later }, 300],
  ["third round without a minimum: the second's", { first: past, second: pastCheaper, third: unstated }, 500],
  ['neither states one: the first round’s', { first: past, second: pastUnstated, third: unstated }, 900],
  ['first round without a minimum', { first: round('2026-03-20T13:00:00Z'), second: null }, null],
  ['no round', { first: null, second: null }, 123],
] as const)('[RULE-01][LABEL-09] value: %s', (_case, rounds, value) => {
  expect(valueAt({ rounds, price: 123 }, now)).toBe(value);
});

test.each([
  ['a moment before it closes', '2026-03-05T13:00:00.001Z', true],
  ['as it closes', '2026-03-05T13:00:00Z', false],
  ['after exactly 7 days', '2026-03-12T13:00:00Z', true],
  ['a moment past 7 days', '2026-03-12T13:00:00.001Z', false],
  ['yesterday', '2026-03-04T13:00:00Z', false],
])('[RULE-02] ending within a week: %s', (_case, date, ending) => {
  expect(isEndingWithinWeek({ first: round(date), second: null }, now)).toBe(ending);
});

test('[RULE-02] the current round counts, not the past first one', () => {
  expect(isEndingWithinWeek({ first: past, second: round('2026-03-10T13:00:00Z') }, now)).toBe(true);
  expect(isEndingWithinWeek({ first: past, second: ahead }, now)).toBe(false);
  expect(isEndingWithinWeek({ first: null, second: null }, now)).toBe(false);
  expect(isEndingWithinWeek({ first: past, second: past, third: round('2026-03-10T13:00:00Z') }, now)).toBe(
    true,
  );
});
