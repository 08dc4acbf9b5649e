import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  type: string;
  tags: readonly string[];
}

let loading: Promise<readonly Entry[]> | undefined;

/** The pages of the sidebar; empty until they are there. */
export function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    loading ??= fetch('./index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then((index) => Object.values(index.entries));
    // Without the index there is no sidebar either.
    loading.then(setEntries, () => undefined);
  }, []);
  return entries;
}
