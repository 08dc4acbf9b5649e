import { useEffect, useState } from 'react';

import { meanings, type Status } from '../scripts/storybook/status-meanings.ts';

interface Index {
  entries: Readonly<Record<string, { title: string; tags: readonly string[] }>>;
}

let index: Promise<Index> | undefined;

const isStatus = (tag: string): tag is Status => tag in meanings;

/** A component's status: the tag that the sidebar has of it. */
export function useStatus(title: string): Status | undefined {
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    index ??= fetch('./index.json').then((response) => response.json() as Promise<Index>);
    index.then(
      ({ entries }) =>
        setStatus(
          Object.values(entries)
            .find((entry) => entry.title === title)
            ?.tags.find(isStatus),
        ),
      // Without the index there is no sidebar either.
      () => undefined,
    );
  }, [title]);
  return status;
}
