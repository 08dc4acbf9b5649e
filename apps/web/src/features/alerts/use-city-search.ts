import { useEffect, useEffectEvent } from 'react';

import { apiFor } from '../../lib/api.ts';
import { useLatestCall } from '../../lib/use-latest-call.ts';
import { type PlacedCity, searchCities } from '../places/places.calls.ts';

interface Found {
  cities: readonly PlacedCity[];
  failed: boolean;
}

const nothing: Found = { cities: [], failed: false };

/** Cities for the text that was written last; the answer to an older one is dropped. */
export function useCitySearch() {
  const [answer, loading, ask, settle] = useLatestCall(nothing, { cities: [], failed: true });
  const leave = useEffectEvent(() => settle(nothing));
  useEffect(() => () => leave(), []);
  const search = (text: string) =>
    void ask(async (signal) => ({ cities: await searchCities(apiFor(), text, signal), failed: false }));
  return { ...answer, loading, search };
}
