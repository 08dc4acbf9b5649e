import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { single } from './values.ts';

/** The great regions of the IBGE. */
export const regions = ['norte', 'nordeste', 'centro-oeste', 'sudeste', 'sul'] as const;
export type Region = (typeof regions)[number];

export interface RegionFilters {
  region: Region | null;
}
export interface RegionQuery {
  region?: Region;
}
export interface RegionFacets {
  regions: readonly Counted<Region>[];
}
export interface WireRegions {
  regions: readonly { region: Region; count: number }[];
}

export const regionLabels: Readonly<Record<Region, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
};

export const region: Dimension<RegionFilters, RegionQuery, RegionFacets, WireRegions> = {
  none: { region: null },
  parse: (params) => ({ region: regions.find((known) => known === params.get('regiao')) ?? null }),
  stringify: ({ region: chosen }) => single('regiao', chosen),
  toQuery: ({ region: chosen }) => (chosen ? { region: chosen } : {}),
  fromQuery: ({ region: chosen }) => (chosen ? { region: chosen } : {}),
  chips: ({ region: chosen }) =>
    chosen
      ? [
          {
            id: 'region',
            label: `Região ${regionLabels[chosen]}`,
            field: 'region',
            without: { region: null },
          },
        ]
      : [],
  facets: ({ regions: counts = [] }) => ({
    regions: counts.map(({ region: value, count }) => ({ value, count })),
  }),
};
