import type { CalendarDate } from '@martelo/domain/auction';
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react';

import { useFormReset } from '../internal/use-controlled.ts';
import { useEarlyText } from '../internal/use-early-text.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';
import { formatDateText, isWholeDate, parseDateText } from './date-text.ts';

/** Which days may be chosen. */
export interface DateRules {
  /** The first day that may be chosen. */
  min?: CalendarDate | undefined;
  /** The last day that may be chosen. */
  max?: CalendarDate | undefined;
  /** Of a day within the bounds: whether it cannot be chosen. */
  isUnavailable?: ((date: CalendarDate) => boolean) | undefined;
}

interface DateControl {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What a reset of the form around it shows. */
  initial: CalendarDate | null;
  /** What is wrong with the day beside another, if anything; makes the form invalid. */
  conflict?: string | undefined;
}

/** What is written in a field of a date, the day that it says, and what is wrong with it. */
export function useDateText(
  value: CalendarDate | null,
  onValueChange: (value: CalendarDate | null) => void,
  { min, max, isUnavailable }: DateRules,
  { inputRef, initial, conflict = '' }: DateControl,
) {
  if (process.env.NODE_ENV !== 'production' && value && formatDateText(value) === '')
    warnDev(
      `A field of a date got '${value}', which is no day.`,
      'The field stays empty, and a form gets no day.',
      'Pass it as 2026-03-10, or null.',
    );
  const messages = useMessages(dateTexts);
  const [text, setText] = useState(formatDateText(value));
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(false);
  /** What was reported last; undefined once there is an answer to it. */
  const [passed, setPassed] = useState<CalendarDate | null>();
  const [shown, press] = useOptimisticValue(value, onValueChange);

  function problemOf(written: string, day = parseDateText(written)): string | undefined {
    if (written === '') return undefined;
    if (day === null) return isWholeDate(written) ? messages.dateUnknown : messages.dateIncomplete;
    if (min && day < min) return messages.dateTooEarly(formatDateText(min));
    if (max && day > max) return messages.dateTooLate(formatDateText(max));
    return isUnavailable?.(day) ? messages.dateUnavailable : undefined;
  }
  /** Only a day that may be chosen is reported. */
  const dayOf = (written: string) => (problemOf(written) ? null : parseDateText(written));
  const problem = problemOf(text);

  // A value that comes from outside is shown; one that was just written stays as it is written.
  if (value !== seen) {
    setSeen(value);
    setPassed(undefined);
    if (dayOf(text) !== value) setText(formatDateText(value));
  }
  // A right day that its owner refused goes back, once the writing is over: what is shown is what is sent.
  if (left && !problem && passed !== undefined && passed !== shown && dayOf(text) === passed) {
    setPassed(undefined);
    setText(formatDateText(shown));
  }

  // What is written and is no day would be an empty value: forms ask the control whether it is right.
  const ref: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      inputRef.current = element;
    },
    [inputRef],
  );
  useEffect(() => inputRef.current?.setCustomValidity(problem ?? conflict), [inputRef, problem, conflict]);

  // What is written and is no day yet changes no value that could be seen to go back.
  useFormReset(inputRef, () => {
    setText(formatDateText(initial));
    setLeft(false);
  });

  const pass = (day: CalendarDate | null) => {
    if (day === shown) return;
    setPassed(day);
    press(day);
  };
  useEarlyText(inputRef, text, (early) => {
    const day = parseDateText(early, true);
    setText(day === null ? early : formatDateText(day));
    setLeft(document.activeElement !== inputRef.current);
    pass(day === null ? null : dayOf(formatDateText(day)));
  });
  return {
    text,
    ref,
    /** What is wrong, once the writing is over. */
    error: left ? problem : undefined,
    write(next: string) {
      setText(next);
      setLeft(false);
      pass(dayOf(next));
    },
    choose(day: CalendarDate) {
      setText(formatDateText(day));
      setLeft(true);
      pass(dayOf(formatDateText(day)));
    },
    /** The writing is over: a day is printed whole, and what is wrong is said. */
    settle() {
      setLeft(true);
      const day = parseDateText(text, true);
      if (day === null) return;
      const whole = formatDateText(day);
      setText(whole);
      pass(dayOf(whole));
    },
  };
}

export type DateText = ReturnType<typeof useDateText>;
