import * as Primitive from '@radix-ui/react-slider';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { fitValues } from './fit-values.ts';
import { movePage } from './move-page.ts';

import * as styles from './slider.css.ts';

export interface SliderProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'dir'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** One number, or the lower and the upper end of a range. */
  value?: readonly number[] | undefined;
  /** The initial value, when uncontrolled; the lowest by default. */
  defaultValue?: readonly number[] | undefined;
  /** At each step, while it moves. */
  onValueChange?: ((value: readonly number[]) => void) | undefined;
  /** Once, when the thumb is let go or a key has moved it: the moment to ask the server. */
  onValueCommit?: ((value: readonly number[]) => void) | undefined;
  /** The least that a thumb can be moved to; 0 by default. */
  min?: number | undefined;
  /** The most that a thumb can be moved to; 100 by default. */
  max?: number | undefined;
  /** The distance between two places of a thumb. */
  step?: number | undefined;
  /** By Page Up and Page Down; a tenth of the way, in whole steps, by default. */
  pageStep?: number | undefined;
  /** How a number is seen and read aloud; in Brazilian digits by default. */
  formatValue?: ((value: number) => string) | undefined;
  /** What each of two thumbs sets; 'Mínimo' and 'Máximo' by default. */
  thumbLabels?: readonly [lower: string, upper: string] | undefined;
  /** No thumb can be moved, and a form gets nothing. */
  disabled?: boolean | undefined;
  /** Its name in a form, with `[]` for a range. */
  name?: string | undefined;
  /** The id of the form that it belongs to, where it stands outside of it. */
  form?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the group's name. */
  hideLabel?: boolean | undefined;
}

/** A number, or a range of them, where about right is right. What must be exact wants a field beside it. */
export function Slider({
  label,
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  pageStep,
  formatValue,
  thumbLabels,
  disabled,
  name,
  form,
  hint,
  error,
  hideLabel = false,
  'aria-invalid': invalid,
  ref,
  className,
  ...props
}: SliderProps) {
  const messages = useMessages(formsTexts);
  const id = useId();
  const merged = useMergedRef(leadFocus, ref);
  const notes = { id, hint, error };
  const describedBy = notesOf(notes, props['aria-describedby']);
  const lowest = Math.min(min, max);
  const highest = Math.max(min, max);
  const sent = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlled(given, defaultValue ?? [lowest], onValueChange, sent);
  const values = fitValues(value, lowest, highest);
  const print = formatValue ?? messages.count;
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Slider', label);
    if (!(min < max && step > 0) || value.length < 1 || value.length > 2)
      warnDev(
        `Slider got min ${min}, max ${max}, step ${step} and ${value.length} values.`,
        'Its thumbs cannot be placed, so they stand at the ends.',
        'Pass min below max, a step above 0 and one or two values.',
      );
  }

  const range = values.length === 2;
  const page = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')];
    const at = thumbs.indexOf(event.target as Element);
    const next = movePage(values, at, event.key === 'PageUp' ? 1 : -1, { lowest, highest, step, pageStep });
    if (!next) return;
    setValue(next);
    onValueCommit?.(next);
  };
  const [lower, upper] = thumbLabels ?? [messages.minimum, messages.maximum];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...props}
      aria-describedby={describedBy}
      ref={merged}
      className={cx(styles.root, className)}
    >
      <div className={styles.head}>
        <span id={`${id}-label`} className={hideLabel ? styles.unseen : styles.label}>
          {label}
        </span>
        {/* The thumbs say it themselves. */}
        <span aria-hidden className={styles.figure}>
          {values.map(print).join(' – ')}
        </span>
      </div>
      <Primitive.Root
        value={values}
        onValueChange={setValue}
        onKeyDown={page}
        onValueCommit={(next) => onValueCommit?.(next)}
        min={lowest}
        max={highest > lowest ? highest : lowest + 1}
        step={step > 0 ? step : 1}
        disabled={disabled}
        // Radix would report a form's reset as a change, and take the focus: its inputs belong to no form.
        form={`${id}-none`}
        preserveThumbOrder
        className={styles.control}
      >
        <Primitive.Track className={styles.track}>
          <Primitive.Range className={styles.range} />
        </Primitive.Track>
        {values.map((number, at) => (
          <Primitive.Thumb
            key={at === 0 ? 'lower' : 'upper'}
            aria-label={range ? `${label}: ${at === 0 ? lower : upper}` : label}
            aria-valuetext={print(number)}
            aria-describedby={describedBy}
            aria-invalid={Boolean(error) || invalid}
            className={styles.thumb}
          />
        ))}
      </Primitive.Root>
      {values.map((number, at) => (
        <input
          key={at === 0 ? 'lower' : 'upper'}
          ref={at === 0 ? sent : undefined}
          type="hidden"
          name={name && range ? `${name}[]` : name}
          form={form}
          disabled={disabled}
          value={number}
        />
      ))}
      <FieldNotes {...notes} />
    </div>
  );
}
