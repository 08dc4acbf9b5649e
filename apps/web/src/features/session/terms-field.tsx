import { Checkbox } from '@martelo/ui/checkbox';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

import type { FieldProps } from '../../lib/forms/form.ts';
import { paths } from '../../paths.ts';

/** The acceptance of the terms; they open beside the form, so that nothing typed is left behind. */
export function TermsField({ name, value, onValueChange, error }: FieldProps<boolean>) {
  const id = useId();
  return (
    <Stack gap="xxsmall">
      <Checkbox
        label="Li e aceito os termos de uso e a política de privacidade"
        name={name}
        checked={value}
        onCheckedChange={onValueChange}
        required
        {...(error && { 'aria-invalid': true, 'aria-errormessage': id })}
      />
      <Text as="div" size="small" color="muted">
        <Inline gap="medium" rowGap="xxsmall" align="stretch">
          <Link href={paths.terms} target="_blank">
            Ler os termos de uso
          </Link>
          <Link href={paths.privacy} target="_blank">
            Ler a política de privacidade
          </Link>
        </Inline>
      </Text>
      {error && (
        <Text id={id} role="alert" size="small" color="critical" weight="medium" leading="snug">
          <Inline as="span" gap="xxsmall" wrap={false}>
            <CircleAlert aria-hidden size="1rem" />
            {error}
          </Inline>
        </Text>
      )}
    </Stack>
  );
}
