import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { single, wholeNumber } from './values.ts';

export interface ParkingFilters {
  /** Parking spaces, at the least. */
  parkingMin: number | null;
}
export interface ParkingQuery {
  parking_min?: number;
}
export interface ParkingFacets {
  /** With so many spaces, or more. */
  parking: readonly Counted<number>[];
}
export interface WireParking {
  parking: readonly { parking_min: number; count: number }[];
}

const maxParking = 5;
export const parking: Dimension<ParkingFilters, ParkingQuery, ParkingFacets, WireParking> = {
  none: { parkingMin: null },
  parse: (params) => ({ parkingMin: wholeNumber(params.get('vagas'), maxParking) }),
  stringify: ({ parkingMin }) => single('vagas', parkingMin),
  toQuery: ({ parkingMin }) => (parkingMin === null ? {} : { parking_min: parkingMin }),
  fromQuery: ({ parking_min: least }) => (least === undefined ? {} : { parkingMin: least }),
  chips: ({ parkingMin }) =>
    parkingMin === null
      ? []
      : [
          {
            id: 'parking',
            label: parkingMin === 1 ? 'Com vaga de garagem' : `${parkingMin} ou mais vagas`,
            field: 'parkingMin',
            without: { parkingMin: null },
          },
        ],
  facets: ({ parking: counts = [] }) => ({
    parking: counts.map(({ parking_min: value, count }) => ({ value, count })),
  }),
};
