import { formatDateTime } from '@martelo/domain/dates';
import { Container } from '@martelo/ui/container';
import { Notice } from '@martelo/ui/notice';

import { useCachedAt } from '../lib/offline-cache.ts';

/** Says of when a page is that is read without a connection. */
export function OfflineNotice() {
  const at = useCachedAt();
  if (!at) return null;
  return (
    <Container above="medium">
      <Notice tone="caution" title="Sem conexão com a internet">
        {`O que você vê foi guardado em ${formatDateTime(at)} e pode ter mudado.`}
      </Notice>
    </Container>
  );
}
