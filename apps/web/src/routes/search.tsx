import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { listAuctions } from '../features/auction-list/list.calls.ts';
import { listCities, listStates } from '../features/places/places.calls.ts';
import { SearchFailed } from '../features/search/search-failed.tsx';
import { parseSearch, toListFilters } from '../features/search/search-form.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { apiFor } from '../lib/api.ts';
import { requireSessionOrRedirect } from '../lib/guard.ts';
import { paths } from '../paths.ts';

/** For signed-in people; others sign in first and return to the same search (SEARCH-01). */
export async function loader({ request }: LoaderFunctionArgs) {
  requireSessionOrRedirect(null, request, paths.signIn);
  const form = parseSearch(new URL(request.url).searchParams);
  const { signal } = request;
  const api = apiFor();
  const [page, states, cities] = await Promise.all([
    listAuctions(api, toListFilters(form), signal, { status: form.status === 'all' ? null : form.status }),
    listStates(api, signal),
    form.stateId === null ? [] : listCities(api, form.stateId, signal),
  ]);
  return { form, page, states, cities };
}

export function Component() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = SearchFailed;
