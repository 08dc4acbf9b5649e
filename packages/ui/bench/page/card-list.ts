import type { Auction } from '@martelo/domain/auction';

/** What a list of cards shows. */
export interface ListState {
  auctions: readonly Auction[];
  favorites: ReadonlySet<string>;
  now: Date;
}

/** One way to render the list: `render` shows a state, the first call mounts. */
export interface CardList {
  render: (state: ListState) => void;
  unmount: () => void;
}

/** How an auction is addressed; no page is there. */
export const hrefOf = (key: string) => `#${key}`;
