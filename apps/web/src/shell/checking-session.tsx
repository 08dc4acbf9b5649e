import { Container } from '@martelo/ui/container';
import { Spinner } from '@martelo/ui/spinner';

import * as styles from './checking-session.css.ts';

/** While the browser looks whose session it has (AUTH-12). */
export function CheckingSession() {
  return (
    <Container className={styles.checking}>
      <Spinner label={null} />
      <p role="status">Verificando autenticação...</p>
    </Container>
  );
}
