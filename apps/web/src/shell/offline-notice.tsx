import { formatDateTime } from '@martelo/domain/dates';
import { Banner } from '@martelo/ui/banner';

import { useCachedAt } from '../lib/offline-cache.ts';

/** Says of when a page is that is read without a connection. */
export function OfflineNotice() {
  const at = useCachedAt();
  if (!at) return null;
  return (
    <Banner tone="caution" title="Sem conexão com a internet.">
      {`O que você vê foi guardado em ${formatDateTime(at)} e pode ter mudado.`}
    </Banner>
  );
}
