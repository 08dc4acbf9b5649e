import { formatCalendarDate, formatDate } from '@martelo/domain/dates';
import { AuctionCard } from '@martelo/ui/auction-card';
import { Button } from '@martelo/ui/button';
import { ChangesNotice } from '@martelo/ui/changes-notice';
import { Inline } from '@martelo/ui/inline';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { memo, useEffect, useRef } from 'react';

import { paths } from '../../paths.ts';
import { changeItems, sinceTitle } from '../news/format-changes.ts';
import type { ListedFavorite } from './favorites-page.calls.ts';

interface FavoriteItemProps {
  item: ListedFavorite;
  takenOff: boolean;
  busy: boolean;
  /** The heart: takes it off the list, or puts it back. */
  onHeart: (item: ListedFavorite) => void;
}

/** A saved auction; one that was just removed stays where it was, with the way back. */
export const FavoriteItem = memo(function FavoriteItem({ item, takenOff, busy, onHeart }: FavoriteItemProps) {
  const { auction, savedAt, news } = item;
  const row = useRef<HTMLElement>(null);
  // 'Desfazer' goes with what it did: the heart is the next stop.
  const wasOff = useRef(takenOff);
  useEffect(() => {
    if (wasOff.current && !takenOff && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
    wasOff.current = takenOff;
  }, [takenOff]);
  return (
    <Stack as="li" gap="xxsmall" ref={row}>
      <AuctionCard
        auction={auction}
        href={paths.auction(auction.key)}
        layout="list"
        headingLevel={2}
        favorite={!takenOff}
        favoriteLoading={busy}
        onFavorite={() => onHeart(item)}
      />
      <Inline gap="small" inset="xxsmall">
        <Text role="status" size="small" color="muted" leading="snug">
          {takenOff ? 'Removido dos favoritos.' : `Salvo em ${formatDate(savedAt)}.`}
          {!takenOff &&
            auction.goneSince !== null &&
            ` Fora da lista oficial desde ${formatCalendarDate(auction.goneSince)}, o que não diz se o imóvel foi vendido.`}
        </Text>
        {takenOff && (
          <Button size="small" loading={busy} onClick={() => onHeart(item)}>
            Desfazer
          </Button>
        )}
      </Inline>
      {!takenOff && news.total > 0 && (
        <Inline gap="small" inset="xxsmall">
          <ChangesNotice
            variant="line"
            title={sinceTitle(news)}
            items={changeItems(news)}
            total={news.total}
          />
        </Inline>
      )}
    </Stack>
  );
});
