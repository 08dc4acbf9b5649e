import { parseDateTime, formatDate } from '@martelo/domain/dates';

import type { SeededRandom } from '@martelo/illustrations/seeded-random';
import { pickWeighted, type Weighted } from './weighted.ts';

/** The dates of a lot's rounds; null for a round that does not exist or has no date. */
interface InventedRounds {
  first: Date | null;
  second: Date | null;
}

type Course =
  | 'first in hours'
  | 'second in hours'
  | 'first this week'
  | 'second this week'
  | 'first ahead'
  | 'second ahead'
  | 'single ahead'
  | 'ended'
  | 'postponed';

const courses: Weighted<Course> = [
  ['first in hours', 4],
  ['second in hours', 4],
  ['first this week', 14],
  ['second this week', 12],
  ['first ahead', 34],
  ['second ahead', 12],
  ['single ahead', 7],
  ['ended', 6],
  ['postponed', 7],
];

const hour = 3_600_000;
const day = 24 * hour;
const quarter = hour / 4;
const openings = ['10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '16:00'] as const;

/** Rounds in one of the typical states of an auction, from hours ahead to weeks past. */
export function inventRounds(random: SeededRandom, now: Date): InventedRounds {
  const opening = random.pick(openings);
  const onDay = (days: number) =>
    parseDateTime(`${formatDate(new Date(now.getTime() + days * day))} ${opening}`);
  const inHours = (hours: number) => new Date(Math.ceil((now.getTime() + hours * hour) / quarter) * quarter);
  const gap = random.int(8, 20);
  const ahead = random.int(8, 45);
  const soon = random.int(2, 6);
  const hours = random.int(2, 20);
  const course = pickWeighted(random, courses);
  switch (course) {
    case 'first in hours':
      return { first: inHours(hours), second: onDay(gap) };
    case 'second in hours':
      return { first: onDay(-gap), second: inHours(hours) };
    case 'first this week':
      return { first: onDay(soon), second: onDay(soon + gap) };
    case 'second this week':
      return { first: onDay(soon - gap - 2), second: onDay(soon) };
    case 'first ahead':
      return { first: onDay(ahead), second: onDay(ahead + gap) };
    case 'second ahead':
      return { first: onDay(-random.int(1, 5)), second: onDay(random.int(8, 16)) };
    case 'single ahead':
      return { first: onDay(ahead), second: null };
    case 'ended':
      return { first: onDay(-gap - soon), second: onDay(-soon) };
    case 'postponed':
      return { first: null, second: null };
    default:
      return course satisfies never;
  }
}

/** Three rounds, as a bankrupt estate's are held: fifteen days at least from one to the next, the last one ahead. */
export function inventThreeRounds(random: SeededRandom, now: Date) {
  const soon = random.int(2, 13);
  const gap = random.int(15, 20);
  const onDay = (days: number) =>
    parseDateTime(`${formatDate(new Date(now.getTime() + days * day))} ${random.pick(openings)}`);
  return { first: onDay(soon - 2 * gap), second: onDay(soon - gap), third: onDay(soon) };
}
