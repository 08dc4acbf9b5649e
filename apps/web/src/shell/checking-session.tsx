import { Container } from '@martelo/ui/container';
import { Spinner } from '@martelo/ui/spinner';

import * as styles from './checking-session.css.ts';

/** Shown while the browser reads its session (AUTH-12). */
export function CheckingSession() {
  return (
    <Container className={styles.checking}>
      <Spinner label={null} />
      <p role="status">Verificando autenticação...</p>
    </Container>
  );
}
