import type { ListPage } from '@martelo/api-client';
import { formatNumber } from '@martelo/domain/numbers';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Button } from '@martelo/ui/button';
import { Sheet } from '@martelo/ui/sheet';

import { ListFilterPanel } from './list-filters.tsx';

interface FiltersSheetProps {
  filters: ListFilters;
  page: ListPage;
  hidePropertyType: boolean;
  busy: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters on a phone; the button that closes it says how many auctions they leave (LIST-11). */
export function FiltersSheet({ onOpenChange, ...panel }: FiltersSheetProps) {
  const total = formatNumber(panel.page.pagination.total);
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title="Filtros"
      footer={
        <Button tone="accent" size="large" wide onClick={() => onOpenChange(false)}>
          {panel.busy
            ? 'Contando…'
            : `Ver ${total} ${panel.page.pagination.total === 1 ? 'imóvel' : 'imóveis'}`}
        </Button>
      }
    >
      <ListFilterPanel {...panel} />
    </Sheet>
  );
}
