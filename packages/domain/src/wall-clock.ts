const zone = 'America/Sao_Paulo';

interface Wall {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

let calendar: Intl.DateTimeFormat | undefined;

const openCalendar = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

function wallByCalendar(date: Date): Wall {
  const [month = '', day = '', year = '', hour = '', minute = '', second = ''] =
    (calendar ??= openCalendar()).format(date).match(/\d+/g) ?? [];
  return { year, month, day, hour, minute, second };
}

function wallByTemporal(date: Date): Wall {
  const wall = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
  const digits = (value: number) => String(value).padStart(2, '0');
  return {
    year: String(wall.year),
    month: digits(wall.month),
    day: digits(wall.day),
    hour: digits(wall.hour),
    minute: digits(wall.minute),
    second: digits(wall.second),
  };
}

/**
 * What a clock in São Paulo shows, two digits a field, the year four. Reading a locale's calendar takes a phone a tenth
 * of a second; Temporal, where a browser has it, needs none.
 */
const readWall = 'Temporal' in globalThis ? wallByTemporal : wallByCalendar;

/** Auctions of a list end at few instants, and each is written more than once. */
const walls = new Map<number, Wall>();
const mostWalls = 1000;

/** What the clock shows at an instant. */
export function wallAt(date: Date): Wall {
  const instant = date.getTime();
  const known = walls.get(instant);
  if (known) return known;
  if (walls.size >= mostWalls) walls.clear();
  const wall = readWall(date);
  walls.set(instant, wall);
  return wall;
}

/** How far São Paulo's clock stands from UTC at an instant, in ms. */
export function offsetAt(instant: number): number {
  const { year, month, day, hour, minute, second } = wallAt(new Date(instant));
  return Date.UTC(+year, +month - 1, +day, +hour, +minute, +second) - instant;
}
