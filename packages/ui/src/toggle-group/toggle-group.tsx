import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { useControlledChoice } from '../internal/use-controlled-choice.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { hidden } from '../internal/visually-hidden.css.ts';

import * as styles from './toggle-group.css.ts';

export interface ToggleOption<Value extends string> {
  /** What `onValueChange` gives and a form sends; unique in its group. */
  value: Value;
  /** The words on it. */
  label: string;
  /** An icon component, lucide's or one of the same shape, or an element of one. */
  icon?: Icon | undefined;
  /** Only the icon is seen; the label stays its name and its hint. */
  hideLabel?: boolean | undefined;
}

export interface ToggleGroupProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue'
> {
  /** What is chosen here; the group's name, not seen. */
  label: string;
  /** The chosen option's value, where its owner keeps it; without it the browser does. */
  value?: Value | undefined;
  /** The initial choice, when uncontrolled; the first option by default. */
  defaultValue?: Value | undefined;
  /** What can be chosen, in this order; without any nothing is rendered. */
  options: readonly ToggleOption<Value>[];
  /** Called with the chosen option's value after each change. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Its name in a form; without it nothing is sent. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
}

/**
 * One of two to four, side by side, always exactly one. Native radios, since that is what they are: pressed buttons
 * would say that none or several could be on. `ref.current?.focus()` comes to the chosen one.
 */
export function ToggleGroup<Value extends string>({
  label,
  value,
  defaultValue,
  options = [],
  onValueChange,
  name,
  hint,
  error,
  form,
  ref,
  className,
  ...props
}: ToggleGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('ToggleGroup', label);
    warnEmptyItems('ToggleGroup', 'options', options);
  }
  const id = useId();
  const notes = { id, hint, error };
  const group = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(group, useMergedRef(leadFocus, ref));
  const [shown, press] = useOptimisticValue(value, onValueChange);
  useControlledChoice(group, shown);
  const [first] = options;
  if (!first) return null;
  return (
    <fieldset
      {...props}
      form={form}
      aria-invalid={Boolean(error) || props['aria-invalid']}
      aria-describedby={notesOf(notes, props['aria-describedby'])}
      ref={merged}
      className={cx(styles.root, className)}
    >
      <legend className={hidden}>{label}</legend>
      <div className={styles.frame}>
        {options.map(({ value: own, label, icon, hideLabel = false }) => (
          <label key={own} title={hideLabel ? label : undefined} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              form={name ? form : ''}
              value={own}
              {...(shown === undefined
                ? { defaultChecked: own === (defaultValue ?? first.value) }
                : { checked: own === shown })}
              onChange={() => press(own)}
              className={styles.radio}
            />
            {renderIcon(icon, styles.icon)}
            <span className={hideLabel ? hidden : undefined}>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
