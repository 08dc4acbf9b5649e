import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';

/** The contacts (HOME-06). */
export function ContactLine() {
  return (
    <Card as="section" padding="xlarge" aria-label="Contato">
      <Inline gap="large" justify="between">
        <Stack gap="xxsmall">
          <Heading headingLevel={2}>Ficou com dúvida?</Heading>
          <Text color="muted">Escreva para nós: respondemos em até 24 horas úteis.</Text>
        </Stack>
        <ButtonLink href={paths.contact}>Fale Conosco</ButtonLink>
      </Inline>
    </Card>
  );
}
