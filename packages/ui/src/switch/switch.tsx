import * as Primitive from '@radix-ui/react-switch';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './switch.css.ts';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** What is on; never a question, never 'on' or 'off'. */
  label: ReactNode;
  checked?: boolean | undefined;
  /** Whether it is on initially, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Takes effect at once: what waits for a save button is a `Checkbox`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** What being on does. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Its name in a form, which gets `value` while it is on and nothing while it is off. */
  name?: string | undefined;
  /** 'on' by default. */
  value?: string | undefined;
  required?: boolean | undefined;
}

/** On or off, at once. `className` and `style` go to the row, every other attribute to the switch. */
export function Switch({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  hint,
  error,
  id: given,
  'aria-describedby': describedBy,
  className,
  style,
  ...props
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Switch', label);
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
      <Primitive.Root
        {...props}
        aria-invalid={Boolean(error) || props['aria-invalid']}
        aria-describedby={notesOf(notes, describedBy)}
        id={id}
        aria-labelledby={`${id}-label`}
        {...(checked === undefined ? { defaultChecked: defaultChecked ?? false } : { checked })}
        {...(onCheckedChange && { onCheckedChange })}
        className={styles.track}
      >
        <Primitive.Thumb className={styles.thumb}>
          <Check className={styles.mark} aria-hidden />
        </Primitive.Thumb>
      </Primitive.Root>
    </div>
  );
}
