/** One appointment of a calendar file. */
export interface CalendarEvent {
  /** The same for the same appointment, so that taking it in again renews it: `99a1c7d2-first@martelo`. */
  uid: string;
  /** When what it says was last true. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string | null;
  /** Minutes before the start at which the calendar is to remind of it. */
  remindBefore: number | null;
}

/** An appointment of a calendar that is fetched again and again, and corrects itself. */
export interface FeedEvent extends CalendarEvent {
  /** Higher than before whenever something changed (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** It does not take place: calendars cross it out. */
  cancelled: boolean;
}

/** A calendar at an address. */
export interface CalendarFeed {
  name: string;
  events: readonly FeedEvent[];
  /** How often it is worth asking again. */
  refreshHours: number;
}

const maxLineLength = 75;
const bytes = new TextEncoder();

/** `20260320T130000Z`: UTC, which every calendar shows in its owner's zone. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11. Control characters have no escape and no place. */
const escape = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

/** Cuts after 75 bytes, never within a character; what follows begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const rows: string[] = [];
  let row = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > maxLineLength) {
      rows.push(row);
      row = ' ';
      length = 1;
    }
    row += character;
    length += size;
  }
  return [...rows, row].join('\r\n');
}

const alarm = (minutes: number, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

function eventLines(event: CalendarEvent, corrections: readonly string[] = []): string[] {
  const { uid, stamp, start, end, summary, description, location, url, remindBefore } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...corrections,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    ...(url ? [`URL:${url.replace(/\s/g, '')}`] : []),
    'TRANSP:TRANSPARENT',
    ...(remindBefore === null ? [] : alarm(remindBefore, summary)),
    'END:VEVENT',
  ];
}

const fileOf = (head: readonly string[], events: readonly string[]) =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Martelo//Leilões//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...head,
    'X-WR-TIMEZONE:America/Sao_Paulo',
    ...events,
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('\r\n')}\r\n`;

/**
 * An iCalendar file (RFC 5545) with one appointment, its times in UTC; a calendar without a zone of its own shows it in
 * São Paulo's (DETAIL-12).
 */
export const serializeCalendar = (event: CalendarEvent): string => fileOf([], eventLines(event));

/** An iCalendar file of all appointments, for an address that calendars subscribe to (NEWS-10). */
export function serializeCalendarFeed({ name, events, refreshHours }: CalendarFeed): string {
  const head = [
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
  return fileOf(
    head,
    events.flatMap((event) =>
      // What does not take place is not reminded of.
      eventLines(event.cancelled ? { ...event, remindBefore: null } : event, [
        `LAST-MODIFIED:${utc(event.stamp)}`,
        `SEQUENCE:${event.sequence}`,
        `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ]),
    ),
  );
}
