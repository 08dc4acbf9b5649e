import type { OwnOpportunity } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Grid } from '@martelo/ui/grid';
import { OpportunityCard } from '@martelo/ui/opportunity-card';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useFocusRestoration } from '../../lib/use-focus-restoration.ts';
import { paths } from '../../paths.ts';
import { busyFavoritesAtom, favoriteKeysAtom, toggleFavoriteAtom } from '../favorites/favorites.atoms.ts';
import { messages } from './messages.ts';
import { deleteExpired, markViewed, type Tab } from './opportunities.calls.ts';
import type { Dismissals } from './use-dismissals.ts';

import * as styles from './opportunities.css.ts';

interface OpportunityListProps {
  tab: Tab;
  items: readonly OwnOpportunity[];
  view: 'grid' | 'list';
  dismissals: Dismissals;
  reload: () => void;
}

/**
 * The cards. A removed open one can be restored, here and among the dismissed; removing an expired one needs a
 * confirmation and is final (OPP-05).
 */
export function OpportunityList({ tab, items: all, view, dismissals, reload }: OpportunityListProps) {
  const favorites = useAtomValue(favoriteKeysAtom);
  const busy = useAtomValue(busyFavoritesAtom);
  const toggle = useSetAtom(toggleFavoriteAtom);
  const { moved, remove, restore } = dismissals;
  const items = useMemo(
    () => (tab === 'dismissed' ? all.filter(({ id }) => !moved.has(id)) : all),
    [tab, all, moved],
  );
  const [pendingRemoval, setPendingRemoval] = useState<OwnOpportunity | null>(null);
  const place = useFocusRestoration<HTMLUListElement>(
    useMemo(() => items.map(({ id }) => String(id)), [items]),
  );

  return (
    <>
      <Grid
        as="ul"
        {...place}
        aria-label={messages.title}
        {...(view === 'grid'
          ? { columns: { phone: 2, wide: 3 }, className: styles.cards }
          : ({ columns: 1, gap: 'small' } as const))}
      >
        {items.map((item) => (
          <Grid as="li" key={item.id} columns={1} gap="xsmall" className={styles.card}>
            <OpportunityCard
              opportunity={item}
              href={paths.auction(item.key)}
              layout={view}
              headingLevel={2}
              favorite={favorites.has(item.key)}
              favoriteLoading={busy.has(item.key)}
              onFavorite={() => void toggle(item.key).then(reload)}
              onOpen={() => void markViewed(apiFor(), item.id).catch(() => undefined)}
              {...(tab !== 'dismissed' && {
                onDismiss: () => (tab === 'open' ? remove(item.id) : setPendingRemoval(item)),
                dismissed: moved.has(item.id),
                onRestore: () => restore(item.id),
              })}
            />
            {tab === 'dismissed' && (
              <Button
                size="small"
                aria-label={`${messages.restore}: ${item.title}`}
                onClick={() => restore(item.id)}
              >
                {messages.restore}
              </Button>
            )}
          </Grid>
        ))}
      </Grid>
      <ConfirmDialog
        open={pendingRemoval !== null}
        onOpenChange={(open) => open || setPendingRemoval(null)}
        title={messages.confirm}
        confirmLabel="Remover oportunidade"
        onConfirm={async () => {
          if (pendingRemoval) await deleteExpired(apiFor(), pendingRemoval.id);
          reload();
        }}
        errorText={(error) => `${messages.removeFailed}. ${sentenceOf(error)}`}
      >
        {pendingRemoval?.title}. Ela sai desta lista e não volta.
      </ConfirmDialog>
    </>
  );
}
