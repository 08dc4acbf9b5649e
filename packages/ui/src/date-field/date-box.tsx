import type { CalendarDate } from '@martelo/domain/auction';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';

import { usePart } from '../internal/use-part.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';
import { DateInput } from './date-input.tsx';
import type { DateRange } from './marked-days.ts';
import type { DateRules, DateText } from './use-date-text.ts';

import * as styles from './date-field.css.ts';

const load = () => import('./calendar-popup.tsx');

interface DateBoxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'defaultValue'>, DateRules {
  /** Names the calendar. */
  label: string;
  /** Which of two boxes this is, for the button that opens it. */
  place?: string | undefined;
  field: DateText;
  value: CalendarDate | null;
  marked: DateRange;
  /** Said in the calendar: which of two days it takes. */
  question?: string | undefined;
  /** Whether the calendar closes. */
  onChoose: (day: CalendarDate) => boolean;
  onCalendarOpen?: (() => void) | undefined;
  now?: Date | undefined;
}

/** The box that a day is written in, with the calendar that it is chosen from. */
export function DateBox({
  label,
  place,
  field,
  value,
  marked,
  question,
  onChoose,
  onCalendarOpen,
  min,
  max,
  isUnavailable,
  now,
  ...props
}: DateBoxProps) {
  const messages = useMessages(dateTexts);
  const calendarId = useId();
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [part, request] = usePart(load, () => setOpen(false));
  const shown = open && part !== null;
  const opens = messages.openCalendar(place ? `${label}, ${place}` : label);
  const disabled = props.disabled === true || props.readOnly === true;

  return (
    <span ref={setBox} className={styles.box}>
      <DateInput {...props} field={field} value={value} />
      <button
        ref={setButton}
        type="button"
        aria-label={opens}
        title={opens}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? calendarId : undefined}
        disabled={disabled}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          request();
          if (!open) onCalendarOpen?.();
          setOpen(!open);
        }}
        className={styles.opener}
      >
        <CalendarDays className={styles.icon} aria-hidden />
      </button>
      {part && (
        <part.CalendarPopup
          id={calendarId}
          label={messages.calendarOf(label)}
          open={shown}
          onClose={() => setOpen(false)}
          anchor={box}
          opener={button}
          first={value}
          marked={marked}
          question={question}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          onChoose={(day) => {
            if (onChoose(day)) setOpen(false);
          }}
          now={now}
        />
      )}
    </span>
  );
}
