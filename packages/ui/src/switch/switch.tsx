import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { useControlledChoice } from '../internal/use-controlled-choice.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './switch.css.ts';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'children'
> {
  /** What is on; never a question, never 'on' or 'off'. */
  label: ReactNode;
  /** Whether it is on, where its owner keeps it; without it the browser does. */
  checked?: boolean | undefined;
  /** Whether it is on initially, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Takes effect at once: what waits for a save button is a `Checkbox`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** What being on does. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Its name in a form, which gets `value` while it is on and nothing while it is off. */
  name?: string | undefined;
  /** 'on' by default. */
  value?: string | undefined;
  /** A form is not sent while it is off. */
  required?: boolean | undefined;
}

/** A checkbox says `aria-checked` by itself. */
const native = { type: 'checkbox', role: 'switch' } as const;

/**
 * On or off, at once: a native checkbox, so that a form sends and holds back what is seen, also before hydration.
 * `className` and `style` go to the row, every other attribute to the checkbox.
 */
export function Switch({
  label,
  checked,
  onChange,
  onCheckedChange,
  onKeyDown,
  hint,
  error,
  id: given,
  'aria-describedby': describedBy,
  ref,
  className,
  style,
  ...props
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Switch', label);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [shown, press] = useOptimisticValue(checked, onCheckedChange);
  useControlledChoice(input, shown);
  const own = useId();
  const id = given ?? own;
  const notes = { id, hint, error };
  return (
    <div className={cx(styles.row, className)} style={style}>
      <div className={styles.words}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldNotes {...notes} />
      </div>
      <span className={styles.box}>
        <input
          {...props}
          {...native}
          ref={merged}
          checked={shown}
          onChange={(event) => {
            onChange?.(event);
            press(event.target.checked);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Enter' || event.defaultPrevented) return;
            // It would send the form.
            event.preventDefault();
            event.currentTarget.click();
          }}
          aria-invalid={Boolean(error) || props['aria-invalid']}
          aria-describedby={notesOf(notes, describedBy)}
          id={id}
          aria-labelledby={`${id}-label`}
          className={styles.track}
        />
        <span className={styles.thumb}>
          <Check className={styles.mark} aria-hidden />
        </span>
      </span>
    </div>
  );
}
