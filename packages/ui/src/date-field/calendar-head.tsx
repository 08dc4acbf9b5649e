import { ChevronLeft, ChevronRight } from 'lucide-react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';

import * as styles from './calendar.css.ts';

interface CalendarHeadProps {
  titleId: string;
  /** The month and its year. */
  title: string;
  /** Whether no day of an earlier month may be chosen. */
  isFirst: boolean;
  isLast: boolean;
  onTurn: (months: 1 | -1) => void;
}

/** The month that is shown, between the ways to its neighbours. */
export function CalendarHead({ titleId, title, isFirst, isLast, onTurn }: CalendarHeadProps) {
  const messages = useMessages(dateTexts);
  return (
    <div className={styles.head}>
      <IconButton
        label={messages.previousMonth}
        icon={ChevronLeft}
        size="small"
        aria-disabled={isFirst}
        onClick={() => isFirst || onTurn(-1)}
        className={styles.turn}
      />
      <p id={titleId} aria-live="polite" className={styles.title}>
        {title}
      </p>
      <IconButton
        label={messages.nextMonth}
        icon={ChevronRight}
        size="small"
        aria-disabled={isLast}
        onClick={() => isLast || onTurn(1)}
        className={styles.turn}
      />
    </div>
  );
}
