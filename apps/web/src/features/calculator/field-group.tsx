import type { ReactNode } from 'react';

import * as styles from './calculator-form.css.ts';

/** Fields that belong together, under their title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
