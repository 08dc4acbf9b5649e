const zone = 'America/Sao_Paulo';
const hour = 3_600_000;

interface Wall {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

let calendar: Intl.DateTimeFormat | undefined;

const openCalendar = () => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });

function offsetByCalendar(instant: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec((calendar ??= openCalendar()).format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * ((+hours * 60 + +minutes) * 60 + +seconds) * 1000;
}

const offsetByTemporal = (instant: number): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;

/** Reading a locale's calendar takes a phone a tenth of a second; Temporal, where a browser has it, needs none. */
const readOffset = 'Temporal' in globalThis ? offsetByTemporal : offsetByCalendar;

/** By the hour since 1970: clocks are put forward and back at whole hours alone. */
const offsets = new Map<number, number>();
const maxOffsets = 1000;

/** How far São Paulo's clock stands from UTC at an instant, in ms. Throws a RangeError for none. */
export function offsetAt(instant: number): number {
  const inHour = Math.floor(instant / hour);
  const known = offsets.get(inHour);
  if (known !== undefined) return known;
  if (offsets.size >= maxOffsets) offsets.clear();
  const offset = readOffset(inHour * hour);
  offsets.set(inHour, offset);
  return offset;
}

const digits = (value: number) => String(value).padStart(2, '0');

/** What a clock in São Paulo shows at an instant, two digits a field, the year four. */
export function wallAt(date: Date): Wall {
  const instant = date.getTime();
  const wall = new Date(instant + offsetAt(instant));
  return {
    year: String(wall.getUTCFullYear()),
    month: digits(wall.getUTCMonth() + 1),
    day: digits(wall.getUTCDate()),
    hour: digits(wall.getUTCHours()),
    minute: digits(wall.getUTCMinutes()),
    second: digits(wall.getUTCSeconds()),
  };
}
