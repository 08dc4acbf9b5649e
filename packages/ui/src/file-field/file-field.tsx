import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef, useState } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { frame } from '../field/field.css.ts';
import { useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './file-field.css.ts';

export interface FileFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'multiple'
> {
  label: string;
  /** null where the choice was taken back. Browsers let nobody set the value, so there is none. */
  onValueChange?: ((file: File | null) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/**
 * One file of the person's disk. The browser's control lies over words of the site: its own are in the language of the
 * browser. `className` and `style` go to the field, every other attribute to the input.
 */
export function FileField({
  label,
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
}: FileFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('FileField', label);
  const messages = useMessages(formsTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [chosen, setChosen] = useState<string | null>(null);
  useFormReset(input, () => setChosen(null));
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <div className={cx(frame, styles.box)}>
          <input
            {...props}
            ref={merged}
            id={id}
            type="file"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => {
              const file = event.target.files?.[0] ?? null;
              setChosen(file?.name ?? null);
              onChange?.(event);
              onValueChange?.(file);
            }}
            className={styles.input}
          />
          <span aria-hidden className={styles.button}>
            {messages.chooseFile}
          </span>
          <span aria-hidden className={styles.name}>
            {chosen ?? messages.noFile}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
