import type { ComponentProps } from 'react';

interface Secret {
  id: string;
}

interface OffendingFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'name' | 'defaultValue' | 'onChange'
> {
  onChange: (value: string) => void;
  onValueChange: (value: string, at: number) => void;
}

/** Every offence against a field. */
export function OffendingField({ onChange, onValueChange, ...props }: OffendingFieldProps) {
  return (
    <input
      {...props}
      onChange={({ target }) => {
        onChange(target.value);
        onValueChange(target.value, 0);
      }}
    />
  );
}

interface OffendingWordsProps {
  busy?: boolean;
  favoriteBusy?: boolean;
  legend?: string;
  caption?: string;
  level?: number;
  delay?: number;
  dismissible?: boolean;
  searchDelay?: number;
  tone?: 'accent' | 'success';
  tabs?: readonly string[];
  onTextChange?: (text: string) => void;
  secret?: Secret;
  /** @deprecated It is called `loading`. */
  pending?: boolean;
}

/** Every word that is not used. */
export function OffendingWords({ legend, secret }: OffendingWordsProps) {
  return (
    <p>
      {legend} {secret?.id}
    </p>
  );
}
