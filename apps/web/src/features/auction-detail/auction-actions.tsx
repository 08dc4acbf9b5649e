import type { Auction } from '@martelo/domain/auction';
import { FavoriteButton } from '@martelo/ui/favorite-button';
import { IconButton } from '@martelo/ui/icon-button';
import { ShareButton } from '@martelo/ui/share-button';
import { useAtomValue, useSetAtom } from 'jotai';
import { Printer } from 'lucide-react';
import { use } from 'react';

import { SiteOriginContext } from '../../lib/canonical.tsx';
import { showToast } from '../../lib/toasts.ts';
import { paths } from '../../paths.ts';
import { busyFavoritesAtom, favoriteKeysAtom, toggleFavoriteAtom } from '../favorites/favorites.atoms.ts';
import { messages } from './messages.ts';

/** The heart, the system's sheet or a copied link, and paper (DETAIL-03, DETAIL-08, DETAIL-12). */
export function AuctionActions({ auction: { key, title } }: { auction: Pick<Auction, 'key' | 'title'> }) {
  const favorites = useAtomValue(favoriteKeysAtom);
  const busy = useAtomValue(busyFavoritesAtom);
  const toggle = useSetAtom(toggleFavoriteAtom);
  return (
    <>
      <FavoriteButton
        pressed={favorites.has(key)}
        loading={busy.has(key)}
        label={`Favorito: ${title}`}
        onPressedChange={() => void toggle(key)}
      />
      <ShareButton
        url={use(SiteOriginContext) + paths.auction(key)}
        title={title}
        onCopied={() => showToast({ tone: 'positive', title: messages.linkCopied })}
      />
      <IconButton label="Imprimir" icon={Printer} variant="outlined" onClick={() => globalThis.print()} />
    </>
  );
}
