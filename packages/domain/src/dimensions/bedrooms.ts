import { parseIds, stringifyIds } from '../codecs.ts';
import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { ascending, single } from './values.ts';

export interface BedroomsFilters {
  /** Any of 1 to 5; 5 is five or more. */
  bedrooms: readonly number[];
}
export interface BedroomsQuery {
  bedrooms?: number[];
}
export interface BedroomsFacets {
  bedrooms: readonly Counted<number>[];
}
export interface WireBedrooms {
  bedrooms: readonly { bedrooms: number; count: number }[];
}

const bedroomCounts = (values: readonly number[]) =>
  ascending(values.filter((value) => Number.isInteger(value) && value >= 1 && value <= 5));

/** '2 quartos', '5 ou mais quartos'. */
const bedroomsLabel = (count: number) =>
  count === 1 ? '1 quarto' : `${count}${count === 5 ? ' ou mais' : ''} quartos`;

export const bedrooms: Dimension<BedroomsFilters, BedroomsQuery, BedroomsFacets, WireBedrooms> = {
  none: { bedrooms: [] },
  parse: (params) => ({ bedrooms: bedroomCounts(params.getAll('quartos').flatMap(parseIds)) }),
  stringify: ({ bedrooms: chosen }) => single('quartos', stringifyIds(bedroomCounts(chosen)) || null),
  toQuery: ({ bedrooms: chosen }) => (chosen.length > 0 ? { bedrooms: [...chosen] } : {}),
  fromQuery: ({ bedrooms: chosen }) => (chosen ? { bedrooms: bedroomCounts(chosen) } : {}),
  chips: ({ bedrooms: chosen }) =>
    chosen.map((count) => ({
      id: `bedrooms-${count}`,
      label: bedroomsLabel(count),
      field: 'bedrooms',
      without: { bedrooms: chosen.filter((other) => other !== count) },
    })),
  facets: ({ bedrooms: counts = [] }) => ({
    bedrooms: counts.map(({ bedrooms: value, count }) => ({ value, count })),
  }),
};
