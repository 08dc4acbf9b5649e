import { Container } from '@martelo/ui/container';
import { Link } from '@martelo/ui/link';

import { NoScript } from '../lib/no-script.tsx';
import { paths } from '../paths.ts';
import { CheckingSession } from './checking-session.tsx';

import * as styles from './checking-session.css.ts';

/** What the server sends of a private screen (AUTH-12); without JavaScript nothing follows it (WAY-09). */
export function CheckingPrivate() {
  return (
    <>
      <CheckingSession />
      <Container className={styles.scriptless}>
        <NoScript>
          Esta página precisa do JavaScript ativado no navegador.{' '}
          <Link href={paths.auctions}>A lista de leilões</Link> funciona sem ele. Dúvidas?{' '}
          <Link href={paths.contact}>Contato</Link>.
        </NoScript>
      </Container>
    </>
  );
}

/** The same of a screen whose title is known before it is there (SHELL-12). */
export const checkingFor = (title: string) =>
  function CheckingScreen() {
    return (
      <>
        <title>{`${title} · Martelo`}</title>
        <CheckingPrivate />
      </>
    );
  };
