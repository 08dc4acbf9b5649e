import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useWrittenText } from '../internal/use-written-text.ts';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'cols'> {
  /** Shown above the field and read with it. */
  label: string;
  /** What is written, where its owner keeps it; without it the browser does. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The least height, 1 to 10 lines; it grows with its text to half of the window. */
  rows?: number | undefined;
  /** No more characters can be written. */
  maxLength?: number | undefined;
  /** Shows how many of `maxLength` are written. */
  counter?: boolean | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** Of the limit: from there on each key is counted aloud. */
const nearLimit = 0.9;

/** Several lines of text. `className` and `style` go to the field, every other attribute to the text area. */
export function TextArea({
  label,
  value,
  defaultValue,
  onChange,
  onValueChange,
  rows = 3,
  maxLength,
  counter = false,
  hint,
  error,
  hideLabel,
  id: given,
  ref,
  className,
  style,
  ...props
}: TextAreaProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('TextArea', label);
    if (counter && !maxLength)
      warnDev(
        'TextArea has a counter and no maxLength.',
        'There is no limit to count towards, so no counter is shown.',
        'Pass `maxLength`, or leave `counter` out.',
      );
  }
  const messages = useMessages(formsTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(area, ref);
  // Only counted here: an uncontrolled area is the browser's.
  const text = useWrittenText(area, value, defaultValue);
  const limit = counter && maxLength ? maxLength : null;
  const counted = limit === null ? '' : messages.charactersOf(text.length, limit);
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
        <>
          <textarea
            {...props}
            ref={merged}
            id={id}
            rows={Math.min(10, Math.max(1, Math.round(rows) || 1))}
            maxLength={maxLength}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            aria-describedby={cx(describedBy, limit !== null && `${id}-count`) || undefined}
            aria-invalid={invalid || props['aria-invalid']}
            className={styles.area}
          />
          {limit !== null && (
            <>
              <p id={`${id}-count`} data-over={text.length > limit || undefined} className={styles.count}>
                {counted}
              </p>
              <output className={hidden}>{text.length >= limit * nearLimit && counted}</output>
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}
