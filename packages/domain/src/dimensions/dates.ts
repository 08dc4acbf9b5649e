import type { CalendarDate } from '../auction.ts';
import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { between, calendarDay, dayMonthYear, single } from './values.ts';

export interface DatesFilters {
  /** The day on which the current round closes, in São Paulo; both count. */
  dateFrom: CalendarDate | null;
  dateTo: CalendarDate | null;
}
export interface DatesQuery {
  date_from?: CalendarDate;
  date_to?: CalendarDate;
}
export interface DatesFacets {
  /** `2026-12`, in which the current round closes. */
  months: readonly Counted<string>[];
}
export interface WireDates {
  months: readonly { month: string; count: number }[];
}

function labelOf(from: CalendarDate | null, to: CalendarDate | null): string {
  if (from !== null && from === to) return `Encerra em ${dayMonthYear(from)}`;
  return `Encerra ${between(from && dayMonthYear(from), to && dayMonthYear(to))}`;
}

export const dates: Dimension<DatesFilters, DatesQuery, DatesFacets, WireDates> = {
  none: { dateFrom: null, dateTo: null },
  parse: (params) => ({
    dateFrom: calendarDay(params.get('data_de')),
    dateTo: calendarDay(params.get('data_ate')),
  }),
  stringify: ({ dateFrom, dateTo }) => [...single('data_de', dateFrom), ...single('data_ate', dateTo)],
  toQuery: ({ dateFrom, dateTo }) => ({
    ...(dateFrom !== null && { date_from: dateFrom }),
    ...(dateTo !== null && { date_to: dateTo }),
  }),
  fromQuery: ({ date_from: dateFrom, date_to: dateTo }) => ({
    ...(dateFrom !== undefined && { dateFrom }),
    ...(dateTo !== undefined && { dateTo }),
  }),
  chips: ({ dateFrom, dateTo }) =>
    dateFrom === null && dateTo === null
      ? []
      : [
          {
            id: 'dates',
            label: labelOf(dateFrom, dateTo),
            field: dateFrom === null ? 'dateTo' : 'dateFrom',
            without: { dateFrom: null, dateTo: null },
          },
        ],
  facets: ({ months = [] }) => ({ months: months.map(({ month: value, count }) => ({ value, count })) }),
};
