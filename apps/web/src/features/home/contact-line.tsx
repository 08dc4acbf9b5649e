import { ButtonLink } from '@martelo/ui/button';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';

import * as styles from './contact-line.css.ts';

/** Whom to ask (HOME-06). */
export function ContactLine() {
  return (
    <section className={styles.line} aria-label="Contato">
      <div className={styles.words}>
        <Heading level={2}>Ficou com dúvida?</Heading>
        <Text tone="muted">Escreva para nós: respondemos em até 24 horas úteis.</Text>
      </div>
      <ButtonLink href={paths.contact}>Fale Conosco</ButtonLink>
    </section>
  );
}
