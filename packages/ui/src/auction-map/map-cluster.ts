import type { Coordinates } from './projection.ts';

/** One or several auctions at one place of the map. */
export interface MapCluster extends Coordinates {
  /** Unique on the map: what `selectedId` names. */
  id: string;
  /** How many auctions: one is a dot. */
  count: number;
  /** The place in words: 'Moóca, São Paulo – SP'. */
  label: string;
  /** How sure the place is: the address, the middle of its municipality, or a group of several places. */
  precision?: 'address' | 'municipality' | 'several' | undefined;
}
