import { formatCalendarDate } from '@martelo/domain/dates';
import { eventDetail, eventTitle } from '@martelo/domain/event-words';

import type { HistoryEvent } from './auction.calls.ts';

/** One line of the history, as the timeline shows it. */
export function historyItem(event: HistoryEvent) {
  const description = eventDetail(event);
  return {
    title: eventTitle(event),
    date: formatCalendarDate(event.list_date),
    state: 'past' as const,
    ...(description && { description }),
  };
}
