import { formatCalendarDate } from '@martelo/domain/dates';

/** The day of a text, its own and not today's (INFO-03). */
export function TextDate({ date }: { date: string }) {
  return (
    <>
      Última atualização: <time dateTime={date}>{formatCalendarDate(date)}</time>.
    </>
  );
}
