import { Button, ButtonLink } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { EmptyState } from '@martelo/ui/empty-state';
import { LinkTabs } from '@martelo/ui/link-tabs';
import { LiveRegion } from '@martelo/ui/live-region';
import { Pagination } from '@martelo/ui/pagination';
import { PaginationSummary } from '@martelo/ui/pagination-summary';
import { SearchField } from '@martelo/ui/search-field';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useRef, useState } from 'react';

import { paths } from '../../paths.ts';
import { FavoriteItem } from './favorite-item.tsx';
import type { FavoritesList, ListedFavorite } from './favorites-page.calls.ts';
import { searchFavorites } from './listed.ts';
import { pageMessages } from './page-messages.ts';
import { useRemovals } from './use-removals.ts';

const changedPath = `${paths.favorites}?mudaram=1`;

/** What the customer has saved, a page of it, with a search among what is shown (FAV-06). */
export function FavoritesPage({ favorites }: { favorites: FavoritesList }) {
  const { page, lastPage, perPage, total, changedTotal, changedOnly } = favorites;
  const base = changedOnly ? changedPath : paths.favorites;
  const [query, setQuery] = useState('');
  const [pendingRemoval, setPendingRemoval] = useState<ListedFavorite | null>(null);
  const { shown, busy, isTakenOff, remove, putBack } = useRemovals(favorites.items);
  const found = searchFavorites(shown, query);
  const first = (page - 1) * perPage + 1;
  const search = useRef<HTMLInputElement>(null);
  const clearQuery = () => {
    setQuery('');
    search.current?.focus();
  };

  const tabs = (
    <LinkTabs
      label="Quais favoritos"
      items={[
        { label: 'Todos', href: paths.favorites },
        { label: `Mudaram (${changedTotal})`, href: changedPath },
      ]}
      current={base}
    />
  );

  if (shown.length === 0 && changedOnly)
    return (
      <Stack>
        {tabs}
        <EmptyState
          title={pageMessages.unchangedTitle}
          description={pageMessages.unchangedText}
          action={<ButtonLink href={paths.favorites}>Ver todos</ButtonLink>}
        />
      </Stack>
    );
  if (shown.length === 0)
    return (
      <EmptyState
        title={pageMessages.noneTitle}
        description={pageMessages.noneText}
        action={
          <ButtonLink href={paths.auctions} tone="accent">
            Ver leilões
          </ButtonLink>
        }
      />
    );
  return (
    <Stack>
      {tabs}
      <Stack width="form">
        <SearchField
          ref={search}
          label="Buscar nos favoritos"
          placeholder="Título, bairro ou cidade"
          value={query}
          onValueChange={setQuery}
          {...(lastPage > 1 && { hint: 'Procura entre os favoritos desta página.' })}
        />
      </Stack>
      <LiveRegion>
        {query.trim() && (
          <Text size="small" color="muted">{`${found.length} de ${shown.length} favoritos`}</Text>
        )}
      </LiveRegion>
      {found.length === 0 ? (
        <EmptyState
          title={pageMessages.notFoundTitle}
          description={pageMessages.notFoundText}
          action={<Button onClick={clearQuery}>Limpar busca</Button>}
        />
      ) : (
        <Stack as="ul" gap="large">
          {found.map((item) => (
            <FavoriteItem
              key={item.auction.key}
              item={item}
              takenOff={isTakenOff(item)}
              busy={busy.has(item.auction.key)}
              onHeart={() => (isTakenOff(item) ? void putBack(item) : setPendingRemoval(item))}
            />
          ))}
        </Stack>
      )}
      <Stack align="center" gap="small">
        {!query.trim() && (
          <PaginationSummary
            page={page}
            lastPage={lastPage}
            first={first}
            last={first + favorites.items.length - 1}
            total={total}
          />
        )}
        <Pagination
          page={page}
          lastPage={lastPage}
          hrefOf={(to) => (to === 1 ? base : `${base}${changedOnly ? '&' : '?'}pagina=${to}`)}
        />
      </Stack>
      <ConfirmDialog
        open={pendingRemoval !== null}
        onOpenChange={() => setPendingRemoval(null)}
        title={pageMessages.confirmRemoval}
        confirmLabel="Remover"
        onConfirm={() => pendingRemoval && remove(pendingRemoval)}
        errorText={pageMessages.removalFailed}
      >
        {pendingRemoval?.auction.title}
      </ConfirmDialog>
    </Stack>
  );
}
