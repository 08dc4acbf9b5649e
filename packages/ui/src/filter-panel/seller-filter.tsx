import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { LongChoices } from './long-choices.tsx';
import type { Part } from './part.ts';

import * as styles from './filter-panel.css.ts';

/** Whose list it stands in, and who sells it. */
export function SellerFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <div className={styles.place}>
      <LongChoices
        label={messages.sources}
        filterLabel={messages.filterSources}
        options={facets.sources}
        chosen={filters.sources}
        onChange={(sources) => onChange({ sources })}
      />
      {facets.auctioneers.length > 0 && (
        <LongChoices
          label={messages.auctioneers}
          filterLabel={messages.filterAuctioneers}
          options={facets.auctioneers}
          chosen={filters.auctioneerIds}
          onChange={(auctioneerIds) => onChange({ auctioneerIds })}
        />
      )}
    </div>
  );
}
