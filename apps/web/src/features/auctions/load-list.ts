import { parseFilters } from '@martelo/domain/list-url';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { listAuctions } from './auctions.calls.ts';
import { filtersOf } from './list-place.ts';

/** The page of the list that the address asks for. */
export function loadList({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return listAuctions(apiFor(context), filtersOf(pathname, parseFilters(searchParams)), request.signal);
}
