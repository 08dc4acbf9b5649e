import '@martelo/ui/styles';
import type { Auction } from '@martelo/domain/auction';
import { aPicture, auctionSamples, sampleNow } from '@martelo/domain/testing';

import type { CardList, ListState } from './card-list.ts';
import { mountOurs } from './ours.tsx';
import { mountPlainDom } from './plain-dom.ts';
import { mountPlainReact } from './plain-react.tsx';

import './plain.css';

const implementations = {
  plainReact: mountPlainReact,
  plainDom: mountPlainDom,
  ours: mountOurs,
  carousels: mountOurs,
};

export type Implementation = keyof typeof implementations;

const hour = 3_600_000;
// Between two full hours, so that no countdown is due while the bench is idle.
let instant = sampleNow.getTime() + hour / 2;
Date.now = () => instant;

const picture = aPicture(32);
const gallery = [32, 120, 205, 300].map(aPicture);

let list: CardList | undefined;
let state: ListState;

/** Resolves once what was rendered is on the screen. */
const rendered = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

function show(change: Partial<ListState>) {
  state = { ...state, ...change };
  list?.render(state);
  return rendered();
}

const raise = (amount: number | null) => amount && amount + 1_234_500;

/** The same auction from a newer list: other figures, no object reused. */
function repriced({ rounds: { first, second }, ...auction }: Auction): Auction {
  return {
    ...auction,
    price: raise(auction.price),
    rounds: {
      first: first && { ...first, minimum: raise(first.minimum) },
      second: second && { ...second, minimum: raise(second.minimum) },
    },
  };
}

const actions = {
  prepare(implementation: Implementation, count: number) {
    const images = implementation === 'carousels' ? gallery : [picture];
    const auctions = auctionSamples(count, sampleNow).map((auction) => ({ ...auction, images }));
    list = implementations[implementation](document.getElementById('list')!);
    state = { auctions, favorites: new Set(), now: new Date(instant) };
    return rendered();
  },
  /** What two frames cost with nothing to do. */
  idle: () => rendered(),
  mount: () => show({}),
  update: () => show({ auctions: state.auctions.map(repriced) }),
  hearts: () =>
    show({ favorites: new Set(state.favorites.size > 0 ? [] : state.auctions.map(({ key }) => key)) }),
  tick() {
    instant += hour;
    return show({ now: new Date(instant) });
  },
  unmount() {
    list?.unmount();
    list = undefined;
    return rendered();
  },
};

export type Actions = typeof actions;

declare global {
  interface Window {
    bench: Actions;
  }
}

window.bench = actions;
