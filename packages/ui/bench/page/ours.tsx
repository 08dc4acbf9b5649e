import { AuctionCard } from '@martelo/ui/auction-card';
import { NowProvider } from '@martelo/ui/now-provider';
import { createRoot } from 'react-dom/client';

import { type CardList, hrefOf, type ListState } from './card-list.ts';

const press = () => undefined;

function List({ auctions, favorites }: ListState) {
  return (
    <div className="cards">
      {auctions.map((auction) => (
        <AuctionCard
          key={auction.key}
          auction={auction}
          href={hrefOf(auction.key)}
          favorite={favorites.has(auction.key)}
          onFavorite={press}
        />
      ))}
    </div>
  );
}

/** The design system's card. It has a clock of its own, which looks at the time when the page is shown again. */
export function mountOurs(element: HTMLElement): CardList {
  const root = createRoot(element);
  let start: Date | undefined;
  let last: ListState | undefined;
  return {
    render(state) {
      start ??= state.now;
      const tickOnly = last && last.auctions === state.auctions && last.favorites === state.favorites;
      last = state;
      if (tickOnly) document.dispatchEvent(new Event('visibilitychange'));
      else
        root.render(
          <NowProvider now={start}>
            <List {...state} />
          </NowProvider>,
        );
    },
    unmount: () => root.unmount(),
  };
}
