import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';

import type { Form } from './use-form.ts';

interface FormErrorsProps<Values extends object> {
  form: Form<Values>;
  /** How people call the fields. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Takes no room in the form's gaps while nothing is wrong. */
  collapses?: boolean;
}

/** Above a form's fields: why it failed, and how many fields are wrong and which, read aloud as it appears. */
export function FormErrors<Values extends object>({
  form: { errors, failure },
  labels,
  collapses = false,
}: FormErrorsProps<Values>) {
  const Region = collapses ? LiveRegion : 'div';
  const wrong = Object.entries<string | undefined>(errors);
  return (
    <Region role="alert">
      {failure && <Notice tone="critical">{failure}</Notice>}
      {!failure && wrong.length > 1 && (
        <Notice tone="critical" title={`${wrong.length} campos precisam de correção`}>
          {wrong.map(([name]) => labels[name as keyof Values & string]).join(', ')}
        </Notice>
      )}
    </Region>
  );
}
