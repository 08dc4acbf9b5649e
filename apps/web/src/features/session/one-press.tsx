import { Button, ButtonLink } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Notice } from '@martelo/ui/notice';

import { FormErrors } from '../../lib/forms/form-errors.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { NoScript } from '../../lib/no-script.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { useState } from 'react';

/** Without JavaScript its button does nothing. */
export const needsScript = 'Para usar este link é preciso ativar o JavaScript no navegador.';

interface OnePressProps {
  /** What the button does. */
  label: string;
  /** Does it, and gives the sentence that says so. */
  act: () => Promise<string>;
  /** Where to go from here. */
  next: { label: string; href: string };
}

/** The action of a mail's link needs one press: programs that follow the links of mails change nothing. */
export function OnePress({ label, act, next }: OnePressProps) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ initial: {}, submit: async () => setDone(await act()) });
  return (
    <Form onSubmit={form.onSubmit} aria-label={label}>
      <NoScript>{needsScript}</NoScript>
      <FormErrors form={form} labels={{}} />
      {done === null ? (
        <Button type="submit" tone="accent" size="large" wide loading={form.busy}>
          {label}
        </Button>
      ) : (
        <Notice tone="positive" role="status" ref={takeFocus} tabIndex={-1}>
          {done}
        </Notice>
      )}
      <ButtonLink href={next.href} size="large" wide>
        {next.label}
      </ButtonLink>
    </Form>
  );
}
