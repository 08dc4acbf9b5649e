import { calendarDate } from '@martelo/domain/dates';

const hour = 3_600_000;
const day = 24 * hour;
/** 24 business hours are three days of eight. */
const businessDays = 3;
const opensAt = 9;
const closesAt = 18;

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** That hour of that day in São Paulo. */
const atHour = (date: string, clock: number) =>
  new Date(`${date}T${String(clock).padStart(2, '0')}:00:00-03:00`);

/** The first instant within business hours at or after this one: from nine to six in São Paulo, on working days. */
function inBusiness(at: Date): Date {
  const date = calendarDate(at);
  const [opens, closes] = [atHour(date, opensAt), atHour(date, closesAt)];
  if (isWeekend(date) || at > closes) return inBusiness(new Date(opens.getTime() + day));
  return at < opens ? opens : at;
}

/** The end of 24 business hours (INFO-04): the same hour three working days later. Holidays are not known. */
export function replyBy(receivedAt: Date): Date {
  let end = inBusiness(receivedAt);
  for (let left = businessDays; left > 0;) {
    end = new Date(end.getTime() + day);
    if (!isWeekend(calendarDate(end))) left -= 1;
  }
  return end;
}

/** `MRT-20260310-0318`: the day in São Paulo and the message's number. */
export const formatProtocol = (id: number, receivedAt: Date): string =>
  `MRT-${calendarDate(receivedAt).replaceAll('-', '')}-${String(id).padStart(4, '0')}`;
