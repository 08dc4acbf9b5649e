import { PasswordField } from '@martelo/ui/password-field';

import type { FieldProps } from './form.ts';

type Name = 'password' | 'password_confirmation';

interface NewPasswordFieldsProps {
  /** Of the form that they stand in. */
  field: (name: Name) => FieldProps<string>;
  labels: Readonly<Record<Name, string>>;
  /** Where the form may leave the password as it is they are not. */
  required?: boolean;
}

/** A new password and the same again, with what it must have said beforehand. */
export function NewPasswordFields({ field, labels, required = false }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={labels.password}
        hint="Pelo menos 6 caracteres."
        autoComplete="new-password"
        maxLength={200}
        required={required}
      />
      <PasswordField
        {...field('password_confirmation')}
        label={labels.password_confirmation}
        autoComplete="new-password"
        maxLength={200}
        required={required}
      />
    </>
  );
}
