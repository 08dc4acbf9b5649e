import type { CalendarDate } from '@martelo/domain/auction';
import { addDays, weekdayOf } from '@martelo/domain/calendar-days';
import type { KeyboardEvent } from 'react';

import { addMonths } from './calendar-days.ts';

/** Where a key leads from a day (APG, date grid). */
export function targetOf(day: CalendarDate, { key, shiftKey }: KeyboardEvent): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
