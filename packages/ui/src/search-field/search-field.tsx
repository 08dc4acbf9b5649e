import type { ComponentProps, KeyboardEvent } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { SearchBox } from './search-box.tsx';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'size' | 'type' | 'ref'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** On Enter, in place of the form's own sending. */
  onSubmit?: ((value: string) => void) | undefined;
  hint?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** Words to look for. Escape and the cross clear it. `className` goes to the field, the rest to the input. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  hint,
  hideLabel,
  className,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('SearchField', label);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      event.preventDefault();
      onChange('');
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
  };
  return (
    <FieldFrame label={label} hint={hint} hideLabel={hideLabel} className={className}>
      {({ id, describedBy }) => (
        <SearchBox
          {...props}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          onClear={() => onChange('')}
          // Within a dialog the first Escape clears and only the next one closes.
          ownEscape={value !== ''}
          aria-describedby={describedBy}
        />
      )}
    </FieldFrame>
  );
}
