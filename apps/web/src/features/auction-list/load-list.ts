import type { ListPage } from '@martelo/api-client';
import { parseFilters } from '@martelo/domain/list-url';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { redirectTo } from '../../lib/redirect-to.ts';
import { type ListPath, paths } from '../../paths.ts';
import { listAuctions } from './list.calls.ts';
import { filtersOf } from './list-place.ts';

interface PrefetchedList {
  address: string;
  page: Promise<ListPage>;
  at: number;
  stop: () => void;
}

/** A prefetched page older than this is not used. */
const maxAgeMs = 2000;

let prefetched: PrefetchedList | null = null;

const addressOf = (pathname: string, params: URLSearchParams) => `${pathname}?${params}`;

/**
 * Fetches the page of a list while the browser still renders the press: the loader of that address uses it. A newer
 * call aborts one that was not used.
 */
export function prefetchList(pathname: string, search: string): void {
  prefetched?.stop();
  const params = new URLSearchParams(search);
  const controller = new AbortController();
  const page = listAuctions(apiFor(), filtersOf(pathname, parseFilters(params)), controller.signal);
  // The loader that uses the page reports its failure; without this the browser would log it as unhandled.
  page.catch(() => undefined);
  prefetched = {
    address: addressOf(pathname, params),
    page,
    at: performance.now(),
    stop: () => controller.abort(),
  };
}

const furtherLists: readonly ListPath[] = [paths.land, paths.properties];

/** The router matches any letter case and encoded letters; a list has one canonical address. */
function listPathOf(pathname: string): ListPath {
  const plain = decodeURI(pathname).toLowerCase();
  return furtherLists.find((path) => plain.startsWith(path)) ?? paths.auctions;
}

/** The page of the list at the requested address; throws a redirect to the list's canonical address from any other. */
export function loadList({ request, context }: LoaderFunctionArgs): Promise<ListPage> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = listPathOf(pathname);
  if (path !== pathname) throw redirectTo(request, path + search);
  const taken = prefetched;
  prefetched = null;
  if (taken?.address === addressOf(pathname, searchParams) && performance.now() - taken.at < maxAgeMs) {
    const { page, stop } = taken;
    request.signal.addEventListener('abort', stop);
    return page;
  }
  return listAuctions(apiFor(context), filtersOf(pathname, parseFilters(searchParams)), request.signal);
}
