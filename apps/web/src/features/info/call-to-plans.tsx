import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';
import { useSubscriber } from '../session/subscriber.ts';
import * as styles from './call-to-plans.css.ts';

/** The way to `/planos` at the end of a page, for who does not subscribe yet. */
export function CallToPlans() {
  if (useSubscriber()) return null;
  return (
    <Card as="section" level="sunken" padding="large" aria-label="Planos" className={styles.call}>
      <div>
        <Heading level={2} size="medium">
          Acompanhe sem perder prazo
        </Heading>
        <Text tone="muted" measure>
          Buscar é livre. Com a assinatura você tem atendimento prioritário e mantém de pé a coleta diária das
          fontes oficiais. São 7 dias para desistir, como manda a lei.
        </Text>
      </div>
      <ButtonLink href={paths.plans} tone="accent">
        Ver os planos
      </ButtonLink>
    </Card>
  );
}
