import type { Occupancy } from '../auction.ts';
import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { single } from './values.ts';

export interface OccupancyFilters {
  occupancy: Occupancy | null;
}
export interface OccupancyQuery {
  occupancy?: Occupancy;
}
export interface OccupancyFacets {
  occupancies: readonly Counted<Occupancy>[];
}
export interface WireOccupancies {
  occupancies: readonly { occupancy: Occupancy; count: number }[];
}

const occupancyWords: Readonly<Record<Occupancy, string>> = { occupied: 'ocupado', vacant: 'desocupado' };

export const occupancy: Dimension<OccupancyFilters, OccupancyQuery, OccupancyFacets, WireOccupancies> = {
  none: { occupancy: null },
  parse: (params) => ({
    occupancy:
      (['occupied', 'vacant'] as const).find((one) => occupancyWords[one] === params.get('ocupacao')) ?? null,
  }),
  stringify: ({ occupancy: chosen }) => single('ocupacao', chosen && occupancyWords[chosen]),
  toQuery: ({ occupancy: chosen }) => (chosen ? { occupancy: chosen } : {}),
  fromQuery: ({ occupancy: chosen }) => (chosen ? { occupancy: chosen } : {}),
  chips: ({ occupancy: chosen }) =>
    chosen
      ? [
          {
            id: 'occupancy',
            label: chosen === 'occupied' ? 'Ocupado' : 'Desocupado',
            field: 'occupancy',
            without: { occupancy: null },
          },
        ]
      : [],
  facets: ({ occupancies: counts = [] }) => ({
    occupancies: counts.map(({ occupancy: value, count }) => ({ value, count })),
  }),
};
