import type { LoaderFunctionArgs } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { listCategories, listStates } from '../places/places.calls.ts';
import { getOffer } from '../plans/plans.calls.ts';
import { getHome } from './home.calls.ts';

/** All that the home page shows; what fails to load is empty, and says so. */
export async function loadHome({ request: { signal }, context }: LoaderFunctionArgs) {
  const api = apiFor(context);
  const [home, offer, states, categories] = await Promise.all([
    getHome(api, signal),
    getOffer(api, signal),
    listStates(api, signal),
    listCategories(api, signal),
  ]);
  signal.throwIfAborted();
  return { ...home, offer, states, categories };
}
