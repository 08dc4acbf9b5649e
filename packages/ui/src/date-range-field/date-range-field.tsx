import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';

import { DateBox } from '../date-field/date-box.tsx';
import type { DateRange } from '../date-field/marked-days.ts';
import { type DateRules, useDateText } from '../date-field/use-date-text.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { dateTexts } from '../messages/pt-br-dates.ts';

import * as styles from './date-range-field.css.ts';

export type { DateRange } from '../date-field/marked-days.ts';
export type { DateRules } from '../date-field/use-date-text.ts';

export interface DateRangeFieldProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'>, DateRules {
  /** What the days are about. */
  label: string;
  /** The first and the last day, as `2026-03-10`; null is no bound. */
  value?: DateRange | undefined;
  /** The initial days, when uncontrolled; none by default. */
  defaultValue?: DateRange | undefined;
  /** Called with both after each change, also with a first day after the last; null for what is no day. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** In a form the days are sent under it with `_from` and `_to` behind, as `2026-03-10`. */
  name?: string | undefined;
  /** The two names themselves, in place of those that `name` gives. */
  names?: { from: string; to: string } | undefined;
  /** Both days must be given before a form is sent. */
  required?: boolean | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** Comes before what the field itself says of a first day after the last. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the group's name. */
  hideLabel?: boolean | undefined;
  /** Fixes today, for tests and pictures. */
  now?: Date | undefined;
}

const none: DateRange = { from: null, to: null };

/**
 * Two days and all between them: each written, or both chosen from one calendar, the first and then the last. A first
 * day after the last is said to be wrong. `className`, `style` and every other attribute go to the `fieldset`.
 */
export function DateRangeField({
  label = '',
  value: given,
  defaultValue = none,
  onValueChange,
  name,
  names = name ? { from: `${name}_from`, to: `${name}_to` } : undefined,
  min,
  max,
  isUnavailable,
  hint,
  error,
  hideLabel = false,
  disabled,
  required,
  form,
  'aria-invalid': invalid,
  now,
  ref,
  className,
  ...props
}: DateRangeFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('DateRangeField', label);
  const messages = useMessages(dateTexts);
  const id = useId();
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(leadFocus, ref);
  const [value, report] = useControlled(given, defaultValue, onValueChange, fromInput);
  // Both days may change before the next render: the second keeps the first. A passive effect could wait until after
  // the next change, and undo it.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = (next: DateRange) => {
    latest.current = next;
    report(next);
  };
  const [asks, setAsks] = useState<'from' | 'to'>('from');
  const rules = { min, max, isUnavailable };
  const disordered = value.from !== null && value.to !== null && value.from > value.to;
  const conflict = disordered ? messages.rangeOrder : '';
  const initial = given ?? defaultValue;
  const from = useDateText(value.from, (day) => change({ ...latest.current, from: day }), rules, {
    inputRef: fromInput,
    initial: initial.from,
  });
  const to = useDateText(value.to, (day) => change({ ...latest.current, to: day }), rules, {
    inputRef: toInput,
    initial: initial.to,
    conflict,
  });
  const shownError = error ?? (disordered ? messages.rangeOrder : undefined);
  const notes = { id, hint, error: shownError };

  const choose = (day: string) => {
    const begins = asks === 'from' || value.from === null || day < value.from;
    change(begins ? { from: day, to: null } : { ...value, to: day });
    setAsks('to');
    return !begins;
  };
  const common = {
    ...rules,
    label,
    now,
    disabled,
    required,
    form,
    marked: value,
    question: asks === 'from' ? messages.rangePickFrom : messages.rangePickTo,
    onChoose: choose,
  };

  return (
    <fieldset
      {...props}
      name={name}
      form={form}
      aria-describedby={notesOf(notes, props['aria-describedby'])}
      ref={merged}
      className={cx(styles.root, className)}
    >
      <legend className={hideLabel ? hidden : styles.legend}>{label}</legend>
      <div className={styles.days}>
        <FieldFrame label={messages.rangeFrom} error={from.error}>
          {({ id: control, describedBy, invalid: wrong }) => (
            <DateBox
              {...common}
              id={control}
              place={messages.rangeFrom}
              name={names?.from}
              aria-describedby={describedBy}
              aria-invalid={wrong || Boolean(shownError) || invalid}
              field={from}
              value={value.from}
              onCalendarOpen={() => setAsks('from')}
            />
          )}
        </FieldFrame>
        <FieldFrame label={messages.rangeTo} error={to.error}>
          {({ id: control, describedBy, invalid: wrong }) => (
            <DateBox
              {...common}
              id={control}
              place={messages.rangeTo}
              name={names?.to}
              aria-describedby={describedBy}
              aria-invalid={wrong || Boolean(shownError) || invalid}
              field={to}
              value={value.to}
              onCalendarOpen={() => setAsks(value.from === null ? 'from' : 'to')}
            />
          )}
        </FieldFrame>
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
