import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnDev, warnMissingLabel } from '../internal/warn-dev.ts';
import { useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './select.css.ts';

export interface SelectOption<Value extends string = string> {
  /** What `onValueChange` gives and a form sends; unique in its list. */
  value: Value;
  /** What is seen of it in the list, and in the field once it is chosen. */
  label: string;
  /** How many things it would show; printed after the label. */
  count?: number | undefined;
  /** Options of one group stand under its name, after those without; groups in the order of their first option. */
  group?: string | undefined;
}

export interface SelectProps<Value extends string = string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** What can be chosen, in this order but for their groups. */
  options: readonly SelectOption<Value>[];
  /** One that is none of its options shows as empty, and a form gets nothing. */
  value?: Value | undefined;
  /** The initial choice, when uncontrolled; the first option by default. */
  defaultValue?: Value | undefined;
  /** Called with the chosen option's value after each change. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** Those without a group first. */
function inGroups(options: readonly SelectOption[]) {
  const groups = new Map<string | undefined, SelectOption[]>([[undefined, []]]);
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups];
}

/** The browser goes back to it after the listeners of a reset. React writes only the first default of a select. */
function writeDefault(select: HTMLSelectElement | null, value: string | undefined) {
  for (const option of select?.options ?? []) option.defaultSelected = option.value === value;
}

/**
 * One of several, in the platform's own list. `className` and `style` go to the field, every other attribute to the
 * select.
 */
export function Select<Value extends string = string>({
  label,
  options = [],
  value,
  onChange,
  onValueChange,
  hint,
  error,
  hideLabel,
  id: given,
  ref,
  className,
  style,
  ...props
}: SelectProps<Value>) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Select', label);
  const messages = useMessages();
  const select = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(select, ref);
  const [shown, press] = useOptimisticValue(value, onValueChange);
  useFormReset(select, () => writeDefault(select.current, shown ?? props.defaultValue));
  const unknown = shown !== undefined && !options.some(({ value: own }) => own === shown);
  if (process.env.NODE_ENV !== 'production' && unknown && shown && options.length > 0)
    warnDev(
      `Select got value = '${shown}', which is none of its options.`,
      'It shows as empty, and a form gets nothing of it.',
      'Pass the value of an option, or add one for it.',
    );
  const printed = ({ value: own, label: text, count }: SelectOption) => (
    <option key={own} value={own}>
      {count === undefined ? text : `${text} (${messages.count(count)})`}
    </option>
  );
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <span className={styles.wrap}>
          <select
            {...props}
            ref={merged}
            id={id}
            value={shown}
            onChange={(event) => {
              onChange?.(event);
              press(event.target.value as Value);
            }}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            className={styles.select}
          >
            {/* The browser would show and send the first in its place. */}
            {unknown && <option hidden disabled value={shown} aria-label={shown} />}
            {inGroups(options).map(([group, own]) =>
              group === undefined ? (
                own.map(printed)
              ) : (
                <optgroup key={group} label={group}>
                  {own.map(printed)}
                </optgroup>
              ),
            )}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}
