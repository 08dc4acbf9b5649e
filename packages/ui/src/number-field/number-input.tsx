import { type ComponentProps, type ComponentType, type KeyboardEvent, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { framed } from '../field/field.css.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnInvalidNumber, warnMissingLabel } from '../internal/warn-dev.ts';
import type { StepButtonsProps } from './step-buttons.tsx';
import { useNumberText } from './use-number-text.ts';

import * as styles from './number-field.css.ts';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'step'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** null is empty, and so is what is no number within the bounds. */
  value?: number | null | undefined;
  /** The initial number, when uncontrolled; none by default. */
  defaultValue?: number | null | undefined;
  /** Called after each change, with null where it is empty or no number within the bounds. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The least number that counts; what is below is said to be wrong. None by default. */
  min?: number | undefined;
  /** The most that counts; what is above is said to be wrong. None by default. */
  max?: number | undefined;
  /** How far an arrow and a button go. Its decimals may be written: 1 takes whole numbers, 0.01 hundredths. */
  step?: number | undefined;
  /** How far an arrow and a button go where more decimals than theirs may be written. */
  stride?: number | undefined;
  /** Stands behind the number: 'm²', '%'. */
  unit?: string | undefined;
  /** In a form the number is sent under it as `1234.5`; without JavaScript, what was written. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** Comes before what the field itself finds wrong with the number. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** How many steps a page key goes. */
const pages = 10;

interface WithStepper extends NumberInputProps {
  stepper?: ComponentType<StepButtonsProps> | undefined;
}

/** A number without the buttons, whose script a list of filters does without. */
export function NumberInput({
  label = '',
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  stride = step,
  unit,
  stepper: Stepper,
  name,
  hint,
  error,
  hideLabel,
  className,
  style,
  id: controlId,
  ref,
  ...props
}: WithStepper) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('NumberField', label);
    warnInvalidNumber('NumberField', 'value', given);
  }
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [value, change] = useControlled(given, defaultValue, onValueChange, input);
  const { text, whole, problem, go, write, settle } = useNumberText(
    value,
    change,
    { min, max, step, stride },
    { inputRef: input, initial: given === undefined ? defaultValue : given },
  );
  const hydrated = useHydrated();

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: pages, PageDown: -pages }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by * stride);
  };
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error ?? problem}
      hideLabel={hideLabel}
      className={className}
      style={style}
      id={controlId}
    >
      {({ id, describedBy, invalid }) => (
        <span className={styles.box}>
          <input
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...props}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            {...(name && !hydrated && { name })}
            ref={merged}
            id={id}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              props.onChange?.(event);
            }}
            onBlur={(event) => {
              settle();
              props.onBlur?.(event);
            }}
            onKeyDown={press}
            className={framed}
          />
          {name && hydrated && (
            <input
              type="hidden"
              name={name}
              form={props.form}
              disabled={props.disabled}
              value={Number.isFinite(value) ? String(value) : ''}
            />
          )}
          {unit && (
            <span className={styles.unit} aria-hidden>
              {unit}
            </span>
          )}
          {Stepper && (
            <Stepper
              label={label}
              disabled={props.disabled || props.readOnly}
              value={value}
              min={min}
              max={max}
              onStep={(by) => go(by * stride)}
            />
          )}
        </span>
      )}
    </FieldFrame>
  );
}
