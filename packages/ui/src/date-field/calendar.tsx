import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { nextMidnight } from '../internal/next-midnight.ts';
import { useNow } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';
import { addMonths, clamp, partsOf, weeksOf } from './calendar-days.ts';
import { CalendarHead } from './calendar-head.tsx';
import { targetOf } from './calendar-keys.ts';
import { type DateRange, placeOf } from './marked-days.ts';
import type { DateRules } from './use-date-text.ts';

import * as styles from './calendar.css.ts';

interface CalendarProps extends DateRules {
  /** The day that it opens at; today without it. */
  first: CalendarDate | null;
  marked: DateRange;
  question: string | undefined;
  onChoose: (day: CalendarDate) => void;
  now: Date | undefined;
}

/** Its cells hold one stop of the tab key, between which the arrows lead. */
const gridRole = { role: 'grid' } as const;

/** A month of days as a grid: one of them takes the focus, the arrows lead to the others. */
export function Calendar({ first, marked, question, min, max, isUnavailable, onChoose, now }: CalendarProps) {
  const messages = useMessages(dateTexts);
  const today = calendarDate(new Date(useNow(nextMidnight, now)));
  const titleId = useId();
  const [active, setActive] = useState(() => clamp(first ?? today, min, max));

  const { year, month } = partsOf(active);
  const name = messages.months[month - 1] ?? '';
  const refused = (day: CalendarDate) =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || isUnavailable?.(day) === true;
  const turn = (months: number) => setActive(clamp(addMonths(active, months), min, max));
  const isFirst = min !== undefined && active.slice(0, 7) <= min.slice(0, 7);
  const isLast = max !== undefined && active.slice(0, 7) >= max.slice(0, 7);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const target = targetOf(active, event);
    if (target === null) return;
    event.preventDefault();
    const grid = event.currentTarget.closest('table');
    flushSync(() => setActive(clamp(target, min, max)));
    grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return (
    <div className={styles.root}>
      <CalendarHead
        titleId={titleId}
        title={messages.monthOf(name, year)}
        isFirst={isFirst}
        isLast={isLast}
        onTurn={turn}
      />
      <table {...gridRole} aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {messages.weekdays.map((weekday, at) => (
              <th key={weekday} scope="col" abbr={weekday} className={styles.weekday}>
                {messages.weekdaysShort[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                if (!day) return <td key={column} aria-hidden className={styles.cell.none} />;
                const place = placeOf(day, marked);
                const parts = partsOf(day);
                return (
                  <td
                    key={column}
                    aria-selected={place !== undefined}
                    className={styles.cell[place ?? 'none']}
                  >
                    <button
                      type="button"
                      tabIndex={day === active ? 0 : -1}
                      aria-label={messages.dayOf(messages.weekdays[column] ?? '', parts.day, name, year)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={refused(day) || undefined}
                      data-place={place}
                      onFocus={() => setActive(day)}
                      onKeyDown={press}
                      onClick={() => refused(day) || onChoose(day)}
                      className={styles.day}
                    >
                      {parts.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {question && (
        <p aria-live="polite" className={styles.question}>
          {question}
        </p>
      )}
    </div>
  );
}
