import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { ChoiceRow } from '../checkbox/choice-row.tsx';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { hidden } from '../internal/visually-hidden.css.ts';

import * as styles from './radio-group.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** How many auctions it would show; a nought is muted. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is chosen here; the group's name. */
  legend: string;
  hideLegend?: boolean | undefined;
  /** The radios' name in the form; one for each group of the page. */
  name: string;
  /** The chosen option's value; one that no option has leaves all unchosen. */
  value: string;
  options: readonly RadioOption<Value>[];
  onValueChange: (value: Value) => void;
}

/** One of a few, all seen at once. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend = false,
  name,
  value,
  options = [],
  onValueChange,
  className,
  ...props
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('RadioGroup', legend, 'legend');
    warnEmptyItems('RadioGroup', 'options', options);
  }
  const [shown, press] = useOptimisticValue(value, onValueChange);
  if (options.length === 0) return null;
  return (
    <fieldset {...props} className={cx(styles.root, className)}>
      <legend className={hideLegend ? hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          {...option}
          type="radio"
          name={name}
          checked={option.value === shown}
          onChange={() => press(option.value)}
        />
      ))}
    </fieldset>
  );
}
