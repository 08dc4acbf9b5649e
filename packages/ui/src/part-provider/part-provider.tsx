import type { ReactNode } from 'react';

import { type LoadPart, PartContext } from '../internal/use-part.ts';

export type { LoadPart };

export interface PartProviderProps {
  /**
   * Runs an import of the kit, and may run it again where it fails: a browser keeps in mind that a module could not be
   * had.
   */
  load: LoadPart;
  /** The part of the page whose late parts are fetched so. */
  children: ReactNode;
}

/**
 * Below it what opens late (menus, popovers, calendars, hints, the enlarged picture) is fetched by `load`; without it
 * each is imported once for each time that somebody reaches for it.
 */
export function PartProvider({ load, children }: PartProviderProps) {
  return <PartContext value={load}>{children}</PartContext>;
}
