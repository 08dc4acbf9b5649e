import { type ComponentProps, type KeyboardEvent, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useWrittenText } from '../internal/use-written-text.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { writeText } from '../internal/write-text.ts';
import { SearchBox } from './search-box.tsx';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onSubmit' | 'size' | 'type'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** What is written, where its owner keeps it; without it the browser does. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** On Enter, in place of the form's own sending. */
  onSubmit?: ((value: string) => void) | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/**
 * Words to look for. Escape and the cross clear it. `className` and `style` go to the field, the rest to the input.
 */
export function SearchField({
  label,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onSubmit,
  hint,
  error,
  hideLabel,
  id: given,
  ref,
  className,
  style,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('SearchField', label);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  // Only for the cross and Escape: an uncontrolled input is the browser's.
  const text = useWrittenText(input, value, defaultValue);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !props.readOnly && event.currentTarget.value !== '') {
      event.stopPropagation();
      event.preventDefault();
      writeText(event.currentTarget, '');
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
  };
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
        <SearchBox
          {...props}
          ref={merged}
          id={id}
          value={value}
          defaultValue={defaultValue}
          filled={text !== ''}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onKeyDown={press}
          // Within a dialog the first Escape clears and only the next one closes.
          ownEscape={text !== '' && !props.readOnly}
          aria-describedby={describedBy}
          aria-invalid={invalid || props['aria-invalid']}
        />
      )}
    </FieldFrame>
  );
}
