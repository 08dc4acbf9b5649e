import { Link } from '@martelo/ui/link';
import { useSyncExternalStore } from 'react';

import { getLastList } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';

const never = () => () => {};

/** The way back to the list that the auction was opened from (DETAIL-02). */
export function BackToList() {
  const address = useSyncExternalStore(never, getLastList, () => null);
  return (
    <Link href={address ?? paths.auctions}>
      {address?.includes('?') ? 'Voltar para Resultados' : 'Voltar para Leilões'}
    </Link>
  );
}
