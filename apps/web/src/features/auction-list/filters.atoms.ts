import { type ListFilters } from '@martelo/domain/list-filters';
import { parseFilters, stringifyFilters } from '@martelo/domain/list-url';
import { atom, type createStore } from 'jotai';
import { startTransition } from 'react';

import { afterPaint } from '../../lib/after-paint.ts';

type Store = ReturnType<typeof createStore>;

interface Place {
  pathname: string;
  search: string;
}
interface RouterState {
  location: Place;
  navigation: { location?: Place | undefined };
}

/** What of the router the filters need. */
interface Router {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
  navigate: (to: { search: string }, options?: NavigateOptions) => Promise<void>;
}
interface NavigateOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Fetches what an address needs before the router goes there. */
type PrefetchList = (pathname: string, search: string) => void;

const routerAtom = atom<Router | null>(null);
const prefetchListAtom = atom<{ prefetch: PrefetchList | null }>({ prefetch: null });
/** The query of the list in force: of the one on its way, where there is one. */
export const searchAtom = atom('');

/** The visible part of the map: no filter, so a changed one leaves it. */
const areaOf = (search: string) => new URLSearchParams(search).get('area');

/** A query with the visible part of the map, where there is one. */
export function withArea(search: string, area: string | null | undefined): string {
  if (!area) return search;
  const params = new URLSearchParams(search);
  params.set('area', area);
  return params.toString();
}

interface Change extends Partial<ListFilters> {
  /** For changes that come in quick succession, as typing does: no step of its own in the history. */
  replace?: boolean;
}

/**
 * The list's filters. Read from the address; written by navigating, so the address stays the only copy (LIST-03). A
 * function gets the filters in force; with the pathname `on` which it was made, it does nothing on another page.
 */
export const filtersAtom = atom(
  (get) => parseFilters(get(searchAtom)),
  (get, set, requested: Change | ((inForce: ListFilters) => Change), on?: string) => {
    const router = get(routerAtom);
    if (!router)
      throw new Error(
        import.meta.env.DEV
          ? 'filtersAtom was written before bindRouter(store, router) ran: ' +
              'there is no address to write to, so the change is lost. ' +
              'Call bindRouter before hydrating.'
          : 'no router',
      );
    // A list that was left, and whose timers ring only now.
    if (on && on !== router.state.location.pathname) return;
    const inForce = get(filtersAtom);
    const { replace = false, ...change } = typeof requested === 'function' ? requested(inForce) : requested;
    const search = withArea(stringifyFilters({ ...inForce, page: 1, ...change }), areaOf(get(searchAtom)));
    // At once; the router says the same when it has set out.
    set(searchAtom, search);
    const { prefetch } = get(prefetchListAtom);
    if (prefetch) setTimeout(() => prefetch(router.state.location.pathname, search));
    afterPaint(() => void router.navigate({ search }, { replace, preventScrollReset: true }));
  },
);

/** The one place where the address enters the store in a browser. Returns the unsubscribe. */
export function bindRouter(store: Store, router: Router, prefetch: PrefetchList | null = null): () => void {
  store.set(routerAtom, router);
  store.set(prefetchListAtom, { prefetch });
  store.set(searchAtom, router.state.location.search);
  // A change shows at once, before its answer is there: the list on its way has its address already.
  // With the screen that goes with it, which the router renders in slices as well.
  return router.subscribe(({ location, navigation: { location: next } }) =>
    startTransition(() =>
      store.set(searchAtom, next?.pathname === location.pathname ? next.search : location.search),
    ),
  );
}

/** The address of a page rendered on the server. */
export function setSearch(store: Store, search: string): void {
  store.set(searchAtom, search);
}
