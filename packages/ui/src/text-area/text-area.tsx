import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './text-area.css.ts';

export interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'cols'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The least height, 1 to 10 lines; it grows with its text to half of the window. */
  rows?: number | undefined;
  /** No more characters can be written. */
  maxLength?: number | undefined;
  /** Shows how many of `maxLength` are written. */
  counter?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** Of the limit: from there on each key is counted aloud. */
const nearLimit = 0.9;

/** Several lines of text. `className` goes to the field, every other attribute to the text area. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 3,
  maxLength,
  counter = false,
  hint,
  error,
  hideLabel,
  className,
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
  const limit = counter && maxLength ? maxLength : null;
  const count = limit === null ? '' : messages.charactersOf(value.length, limit);
  return (
    <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {({ id, describedBy, invalid }) => (
        <>
          <textarea
            {...props}
            id={id}
            rows={Math.min(10, Math.max(1, Math.round(rows) || 1))}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-describedby={cx(describedBy, limit !== null && `${id}-count`) || undefined}
            aria-invalid={invalid || undefined}
            className={styles.area}
          />
          {limit !== null && (
            <>
              <p id={`${id}-count`} data-over={value.length > limit || undefined} className={styles.count}>
                {count}
              </p>
              <output className={hidden}>{value.length >= limit * nearLimit && count}</output>
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}
