import { formatDateTime } from '@martelo/domain/dates';
import { Container } from '@martelo/ui/container';
import { Notice } from '@martelo/ui/notice';

import { useKeptAt } from '../lib/kept-pages.ts';

import * as styles from './kept-notice.css.ts';

/** Says of when a page is that is read without a connection. */
export function KeptNotice() {
  const at = useKeptAt();
  if (!at) return null;
  return (
    <Container className={styles.place}>
      <Notice tone="caution" title="Sem conexão com a internet">
        {`O que você vê foi guardado em ${formatDateTime(at)} e pode ter mudado.`}
      </Notice>
    </Container>
  );
}
