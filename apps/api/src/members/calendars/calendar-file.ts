import { createHash } from 'node:crypto';

import { type FeedEvent, serializeCalendarFeed } from '@martelo/domain/calendar';
import { salePhaseAt } from '@martelo/domain/phase';
import { listStamp, roundEvent } from '@martelo/domain/round-event';

import { saleOf, statedFirstMinimum } from '../../catalogue/auctions/rounds-of.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';
import type { CalendarRound } from './calendar-rounds.ts';

const refreshHours = 6;

function placeOf({ address, neighborhood, city_name, uf, state_name }: CalendarRound): string | null {
  const city = city_name ? `${city_name} – ${uf}` : state_name;
  return [address, neighborhood, city].filter(Boolean).join(', ') || null;
}

function eventOf(row: CalendarRound, links: SiteLinks, now: Date): FeedEvent {
  const { uuid_key: key, title, place, at, hidden, list_date: listDate, link, changes, changed_on } = row;
  const cancelled = row.cancelled || hidden;
  const event = roundEvent({
    key,
    title,
    place,
    phase: salePhaseAt(saleOf(row), now),
    round: { date: at, minimum: place === 'first' ? statedFirstMinimum(row) : row[`minimum_${place}`] },
    listDate,
    link,
    location: placeOf(row),
    address: links.auction(key),
  });
  const common = { ...event, stamp: listStamp(changed_on), cancelled };
  // Hiding is no change of a list: the odd number in between makes calendars accept it anyway.
  const sequence = 2 * changes + (cancelled ? 1 : 0);
  if (hidden)
    return {
      ...common,
      sequence,
      summary: 'Leilão retirado',
      description: 'Este leilão não está mais no Martelo.',
      location: null,
      url: null,
    };
  if (!cancelled) return { ...common, sequence };
  const why = row.gone_since
    ? 'O imóvel saiu da lista da fonte, o que não diz se foi vendido.'
    : 'A lista da fonte não traz mais esta data.';
  return { ...common, sequence, description: `${why}\nNo Martelo: ${links.auction(key)}` };
}

/** The calendar's text and a tag of it: the same rounds give the same text, for every request at any time (NEWS-10). */
export function calendarFile(
  name: string,
  rounds: readonly CalendarRound[],
  links: SiteLinks,
  now: Date,
): { text: string; etag: string } {
  const events = rounds.map((row) => eventOf(row, links, now));
  const text = serializeCalendarFeed({ name, events, refreshHours });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
