import type { CalendarDate } from '@martelo/domain/auction';
import { CalendarDays } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  useCallback,
  useId,
  useState,
} from 'react';

import { framed } from '../field/field.css.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { usePart } from '../internal/use-part.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';
import { dateCharacters, pasteDate, writeDate } from './date-text.ts';
import type { DateRules, DateText } from './use-date-text.ts';

import * as styles from './date-field.css.ts';

const load = () => import('./calendar-popup.tsx');

/** The days that a calendar marks: one, or all from the first to the last. */
export interface DateRange {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

interface DateBoxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'defaultValue'>, DateRules {
  /** Names the calendar. */
  label: string;
  field: DateText;
  value: CalendarDate | null;
  marked: DateRange;
  /** Said in the calendar: which of two days it asks for. */
  question?: string | undefined;
  /** Whether the calendar closes. */
  onChoose: (day: CalendarDate) => boolean;
  onCalendarOpen?: (() => void) | undefined;
  now?: Date | undefined;
}

/** The box that a day is written in, with the calendar that it is chosen from. */
export function DateBox({
  label,
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
  name,
  ref,
  onBlur,
  onChange,
  onKeyDown,
  onPaste,
  ...props
}: DateBoxProps) {
  const messages = useMessages(dateTexts);
  const calendarId = useId();
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [part, ask] = usePart(load, () => setOpen(false));
  const hydrated = useHydrated();
  const { ref: own } = field;
  const joined = useCallback(
    (element: HTMLInputElement | null) => {
      own(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [own, ref],
  );
  const shown = open && part !== null;
  const disabled = props.disabled === true || props.readOnly === true;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input, nativeEvent } = event;
    const text = dateCharacters(input.value);
    const inserts = !(nativeEvent instanceof InputEvent) || nativeEvent.inputType.startsWith('insert');
    const atEnd = input.selectionStart === input.value.length;
    field.write(inserts && atEnd ? writeDate(text) : text);
    onChange?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const day = pasteDate(event.clipboardData.getData('text'));
    if (day === null || event.defaultPrevented || disabled) return;
    event.preventDefault();
    field.choose(day);
  };

  return (
    <span ref={setBox} className={styles.box}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={messages.datePlaceholder}
        {...props}
        {...(name && !hydrated && { name })}
        ref={joined}
        value={field.text}
        onChange={change}
        onPaste={paste}
        onBlur={(event) => {
          field.settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.settle();
          onKeyDown?.(event);
        }}
        className={framed}
      />
      {name && hydrated && (
        <input type="hidden" name={name} form={props.form} disabled={props.disabled} value={value ?? ''} />
      )}
      <button
        ref={setButton}
        type="button"
        aria-label={messages.openCalendar(label)}
        title={messages.openCalendar(label)}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? calendarId : undefined}
        disabled={disabled}
        onPointerEnter={ask}
        onFocus={ask}
        onClick={() => {
          ask();
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
