import { Button } from '@martelo/ui/button';
import { Notice } from '@martelo/ui/notice';
import type { ReactNode } from 'react';

import { FormErrors } from '../../lib/forms/form-errors.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import * as styles from './form-frame.css.ts';

interface FormFrameProps<Values extends object> {
  form: Form<Values>;
  /** What screen readers call it. */
  name: string;
  labels: Readonly<Record<keyof Values & string, string>>;
  submitLabel: string;
  /** What has become of the last try; gone with the next change. */
  success: string | null;
  /** Gives up what was typed. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** Around a form of the account: what is wrong above it, the button and what became of it below. */
export function FormFrame<Values extends object>({
  form,
  name,
  labels,
  submitLabel,
  success,
  onDiscard,
  children,
}: FormFrameProps<Values>) {
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label={name}>
      <FormErrors form={form} labels={labels} />
      {children}
      <div role="status">
        {success && !form.changed && !form.busy && <Notice tone="positive">{success}</Notice>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" tone="accent" busy={form.busy}>
          {submitLabel}
        </Button>
        {onDiscard && form.changed && !form.busy && (
          <Button tone="quiet" onClick={onDiscard}>
            Descartar alterações
          </Button>
        )}
      </div>
    </form>
  );
}

/** Fields that belong together, under their name. */
export function FormPart({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
