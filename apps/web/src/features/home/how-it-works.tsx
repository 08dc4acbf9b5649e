import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Section } from '@martelo/ui/section';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import * as styles from './how-it-works.css.ts';

const steps = [
  ['Busque', 'Filtre por cidade, preço, tipo de imóvel e de leilão, ou escreva uma frase: nós a lemos.'],
  [
    'Confira a fonte',
    'Cada valor traz de onde veio e a data da lista. O que a fonte não diz aparece como não informado.',
  ],
  ['Leia o edital', 'Ocupação, dívidas, comissão e prazos estão nele. Sem edital lido não há bom negócio.'],
  ['Participe no site oficial', 'O lance é dado no site do leiloeiro ou do banco. Nós levamos você até lá.'],
] as const;

/** The four steps, where 'Como Funciona' leads (HOME-06, SHELL-02). */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="Como funciona" className={styles.section}>
      <Grid as="ol" columns={4} gap="large" className={styles.steps}>
        {steps.map(([title, text]) => (
          <Stack as="li" key={title} gap="xsmall" className={styles.step}>
            <Heading headingLevel={3}>{title}</Heading>
            <Text color="muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
