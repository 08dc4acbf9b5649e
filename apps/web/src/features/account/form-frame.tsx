import { Button } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Inline } from '@martelo/ui/inline';
import { LiveRegion } from '@martelo/ui/live-region';
import { Notice } from '@martelo/ui/notice';
import { type ReactNode, useRef, useState } from 'react';

import { FormErrors } from '../../lib/forms/form-errors.tsx';
import type { Form as FormState } from '../../lib/forms/form.ts';

interface FormFrameProps<Values extends object> {
  form: FormState<Values>;
  /** What screen readers call it. */
  name: string;
  labels: Readonly<Record<keyof Values & string, string>>;
  submitLabel: string;
  /** What has become of the last try; gone for good with the next change. */
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
  const submit = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const over = !form.busy && (isOver || form.changed);
  if (over !== isOver) setOver(over);
  return (
    <Form width="form" onSubmit={form.onSubmit} noValidate aria-label={name}>
      <FormErrors form={form} labels={labels} />
      {children}
      <LiveRegion>{success && !over && !form.busy && <Notice tone="positive">{success}</Notice>}</LiveRegion>
      <Inline gap="small" align="stretch">
        <Button ref={submit} type="submit" tone="accent" loading={form.busy}>
          {submitLabel}
        </Button>
        {onDiscard && form.changed && !form.busy && (
          <Button
            variant="quiet"
            onClick={() => {
              // It goes with what it gives up.
              submit.current?.focus();
              onDiscard();
            }}
          >
            Descartar alterações
          </Button>
        )}
      </Inline>
    </Form>
  );
}
