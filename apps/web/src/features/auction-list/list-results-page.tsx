import type { ListPage } from '@martelo/api-client';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { stringifyFilters } from '@martelo/domain/list-url';
import { ActiveFilters } from '@martelo/ui/active-filters';
import { ButtonLink } from '@martelo/ui/button';
import { Grid } from '@martelo/ui/grid';
import { Hidden } from '@martelo/ui/hidden';
import { Pagination } from '@martelo/ui/pagination';
import { Stack } from '@martelo/ui/stack';
import { StatisticsPanel } from '@martelo/ui/statistics-panel';
import { useSetAtom } from 'jotai';
import { memo } from 'react';

import { type ListPath, paths } from '../../paths.ts';
import { type ActiveChip, foldReading } from './active-chips.ts';
import { AuctionCards } from './auction-cards.tsx';
import { endedSearch } from './ended-search.ts';
import { filtersAtom, withArea } from './filters.atoms.ts';
import { ListEmpty } from './list-empty.tsx';
import { ReadNotice } from './read-notice.tsx';
import { rebase } from './rebase.ts';

import * as styles from './list-filters.css.ts';

interface ListResultsPageProps {
  path: ListPath;
  filters: ListFilters;
  page: ListPage;
  /** One for each filter that is on. */
  chips: readonly ActiveChip[];
  area: string | null;
  /** null is as the screen allows: shown from tablets up. */
  showStatistics: boolean | null;
}

const layouts = {
  grid: { columns: { phone: 2, wide: 3 }, gap: 'large' },
  list: { columns: 1, gap: 'medium' },
} as const;

/** One page of the list, with what stands around the cards. Rendered again only when its props change. */
export const ListResultsPage = memo(function ListResultsPage({
  path,
  filters,
  page,
  chips,
  area,
  showStatistics,
}: ListResultsPageProps) {
  const change = useSetAtom(filtersAtom);
  const onLandPage = path === paths.land;
  const clear = () => change({ ...noFilters, order: filters.order, view: filters.view });
  const { total, lastPage, page: current } = page.pagination;
  const hrefOf = (other: ListFilters) => {
    const search = withArea(stringifyFilters({ ...other, ...(onLandPage && { propertyType: null }) }), area);
    return search ? `${path}?${search}` : path;
  };

  return (
    <>
      {chips.length > 0 && (
        <ActiveFilters
          items={chips}
          onRemove={(id) => {
            const chip = chips.find((candidate) => candidate.id === id);
            if (chip) change(rebase(chip.without, foldReading(filters, page), filters.keyword, page));
          }}
          onClear={clear}
        />
      )}
      <ReadNotice
        keyword={filters.keyword}
        onKeyword={(keyword) => change({ keyword })}
        reading={page.reading}
        total={total}
      />
      {showStatistics !== false && total > 0 && (
        <Hidden {...(showStatistics === null && { below: 'tablet' })}>
          <StatisticsPanel {...page.statistics} total={total} listDate={page.listDate} />
        </Hidden>
      )}
      {total === 0 ? (
        <ListEmpty {...{ filters, chips, area, hrefOf }} onClear={clear} />
      ) : (
        <Grid {...layouts[filters.view]} className={styles.cards}>
          <AuctionCards auctions={page.auctions} layout={filters.view} priority={1} headingLevel={2} />
        </Grid>
      )}
      {lastPage > 1 && (
        <Pagination
          page={current}
          lastPage={lastPage}
          hrefOf={(target) => hrefOf({ ...filters, page: target })}
        />
      )}
      <Hidden onPaper>
        <Stack align="center">
          <ButtonLink href={endedSearch(filters)} variant="quiet" size="small">
            Ver o que encerrou há até 30 dias
          </ButtonLink>
        </Stack>
      </Hidden>
    </>
  );
});
