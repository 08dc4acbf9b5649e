import { useEffect, useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { type PlacedCity, searchCities } from '../places/places.calls.ts';

interface Found {
  cities: readonly PlacedCity[];
  failed: boolean;
}

const nothing: Found = { cities: [], failed: false };

/** Cities for the text that was written last; the answer to an older one is dropped. */
export function useCitySearch() {
  const [found, setFound] = useState(nothing);
  const [loading, setLoading] = useState(false);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function search(text: string) {
    asked.current?.abort();
    const current = new AbortController();
    asked.current = current;
    setLoading(true);
    const answer = await searchCities(apiFor(), text, current.signal).then(
      (cities) => ({ cities, failed: false }),
      () => ({ cities: [], failed: true }),
    );
    if (current.signal.aborted) return;
    setFound(answer);
    setLoading(false);
  }

  return { ...found, loading, search: (text: string) => void search(text) };
}
