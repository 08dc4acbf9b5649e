import { FormErrorSummary } from '@martelo/ui/form-error-summary';

import type { Form } from './form.ts';

interface FormErrorsProps<Values extends object> {
  form: Form<Values>;
  /** How people call the fields. */
  labels: Readonly<Record<keyof Values & string, string>>;
}

/**
 * Above a form's fields: why it failed, or which fields are wrong, each a link to it. One wrong field says so itself
 * and has the focus.
 */
export function FormErrors<Values extends object>({
  form: { errors, failure },
  labels,
}: FormErrorsProps<Values>) {
  const wrong = Object.keys(errors);
  return (
    <FormErrorSummary
      failure={failure}
      errors={
        !failure && wrong.length > 1
          ? wrong.map((field) => ({ field, label: labels[field as keyof Values & string] }))
          : []
      }
    />
  );
}
