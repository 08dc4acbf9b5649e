import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Columns } from '@martelo/ui/columns';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';
import { useSubscriber } from '../session/subscriber.ts';

/** The way to `/planos` at the end of a page, for who does not subscribe yet. */
export function CallToPlans() {
  if (useSubscriber()) return null;
  return (
    <Card as="section" elevation="sunken" padding="large" aria-label="Planos">
      <Columns sizes="rest-auto" gap="medium" columnGap="xlarge" align="center">
        <div>
          <Heading headingLevel={2} size="medium">
            Acompanhe sem perder prazo
          </Heading>
          <Text color="muted" measure>
            Buscar é livre. Com a assinatura você tem atendimento prioritário e mantém de pé a coleta diária
            das fontes oficiais. São 7 dias para desistir, como manda a lei.
          </Text>
        </div>
        <div>
          <ButtonLink href={paths.plans} tone="accent">
            Ver os planos
          </ButtonLink>
        </div>
      </Columns>
    </Card>
  );
}
