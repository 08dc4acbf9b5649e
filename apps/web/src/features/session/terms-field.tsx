import { Checkbox } from '@martelo/ui/checkbox';
import { Link } from '@martelo/ui/link';
import { useId } from 'react';

import type { FieldProps } from '../../lib/forms/use-form.ts';
import { paths } from '../../paths.ts';
import * as styles from './terms-field.css.ts';

/** The acceptance of the terms; they open beside the form, so that nothing typed is left behind. */
export function TermsField({ name, value, onChange, error }: FieldProps<boolean>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Checkbox
        label="Li e aceito os termos de uso e a política de privacidade"
        name={name}
        checked={value}
        onCheckedChange={onChange}
        required
        {...(error && { 'aria-invalid': true, 'aria-errormessage': id })}
      />
      <p className={styles.links}>
        <Link href={paths.terms} target="_blank">
          Ler os termos de uso
        </Link>
        <Link href={paths.privacy} target="_blank">
          Ler a política de privacidade
        </Link>
      </p>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
