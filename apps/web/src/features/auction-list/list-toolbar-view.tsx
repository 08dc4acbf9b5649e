import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Button } from '@martelo/ui/button';
import { IconButton } from '@martelo/ui/icon-button';
import { Inline } from '@martelo/ui/inline';
import { PauseButton } from '@martelo/ui/picture-carousel';
import { ViewToggle } from '@martelo/ui/view-toggle';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';
import { useSetAtom } from 'jotai';
import { ChartColumn, RotateCw } from 'lucide-react';
import { memo, startTransition, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

import { isWide } from '../../lib/screen.ts';
import { filtersAtom } from './filters.atoms.ts';

import * as styles from './list-filters.css.ts';

interface StatisticsButtonProps {
  show: boolean | null;
  onShow: (show: boolean) => void;
}

/** Figures of the list, shown or not. */
export const StatisticsButton = memo(function StatisticsButton({ show, onShow }: StatisticsButtonProps) {
  return (
    <Button
      {...(show !== null && { 'aria-pressed': show })}
      onClick={() => onShow(!(show ?? isWide()))}
      variant="quiet"
      size="small"
      startIcon={ChartColumn}
    >
      Estatísticas
    </Button>
  );
});

/** How the cards are shown. Rendered again only when its props change: a filter's press is rendered first. */
export const ListView = memo(function ListView({
  view,
  page,
  list,
}: Pick<ListFilters, 'view' | 'page'> & { list: ListPage }) {
  const change = useSetAtom(filtersAtom);
  const { revalidate, state } = useRevalidator();
  // The results that were shown when another list was requested.
  const [old, setOld] = useState<ListPage>();
  return (
    <Inline gap="xxsmall" wrap={false} className={styles.view}>
      {list.auctions.some(({ images }) => images.length > 1) && <PauseButton />}
      <IconButton
        label="Atualizar a lista"
        icon={RotateCw}
        aria-busy={state === 'loading'}
        onClick={() => {
          setOld(list);
          void revalidate();
        }}
      />
      <VisuallyHidden role="status">{old && old !== list && 'Lista atualizada.'}</VisuallyHidden>
      <ViewToggle
        value={view}
        onValueChange={(next) => startTransition(() => change({ view: next, page }))}
      />
    </Inline>
  );
});
