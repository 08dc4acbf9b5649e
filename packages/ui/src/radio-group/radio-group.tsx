import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';

import { ChoiceRow } from '../checkbox/choice-row.tsx';
import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { useControlledChoice } from '../internal/use-controlled-choice.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnEmptyItems, warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { hidden } from '../internal/visually-hidden.css.ts';

import * as styles from './radio-group.css.ts';

export interface RadioOption<Value extends string> {
  /** What `onValueChange` gives and a form sends; unique in its group. */
  value: Value;
  /** The words beside the radio. */
  label: string;
  /** How many auctions it would show; a nought is muted. */
  count?: number | undefined;
  /** Seen but cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue'
> {
  /** What is chosen here; the group's name. */
  label?: string | undefined;
  /** Only where the place already says what it is; it stays the group's name. */
  hideLabel?: boolean | undefined;
  /** The radios' name in the form; without it nothing is sent. */
  name?: string | undefined;
  /** The chosen option's value; one that no option has leaves all unchosen. */
  value?: string | undefined;
  /** The initial choice, when uncontrolled; nothing by default. */
  defaultValue?: string | undefined;
  /** What can be chosen, in this order; without any nothing is rendered. */
  options: readonly RadioOption<Value>[];
  /** Called with the chosen option's value after each change. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** A form is not sent before one is chosen. */
  required?: boolean | undefined;
  /** @deprecated It is called `label`. */
  legend?: string | undefined;
  /** @deprecated It is called `hideLabel`. */
  hideLegend?: boolean | undefined;
}

/** One of a few, all seen at once. `ref.current?.focus()` comes to the chosen radio, else to the first. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend,
  label = legend,
  hideLabel = hideLegend ?? false,
  name,
  value,
  defaultValue,
  options = [],
  onValueChange,
  hint,
  error,
  required,
  form,
  ref,
  className,
  ...props
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('RadioGroup', { legend }, 'label');
    warnRenamed('RadioGroup', { hideLegend }, 'hideLabel');
    warnMissingLabel('RadioGroup', label);
    warnEmptyItems('RadioGroup', 'options', options);
  }
  const own = useId();
  const notes = { id: own, hint, error };
  const group = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(group, useMergedRef(leadFocus, ref));
  const [shown, press] = useOptimisticValue(value, onValueChange);
  useControlledChoice(group, shown);
  if (options.length === 0) return null;
  return (
    <fieldset
      {...props}
      form={form}
      aria-invalid={Boolean(error) || props['aria-invalid']}
      aria-describedby={notesOf(notes, props['aria-describedby'])}
      ref={merged}
      className={cx(styles.root, className)}
    >
      <legend className={hideLabel ? hidden : styles.legend}>{label}</legend>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="radio"
          name={name ?? own}
          form={name || required ? form : ''}
          required={required}
          {...(shown === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === shown })}
          onChange={() => press(option.value)}
        />
      ))}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
