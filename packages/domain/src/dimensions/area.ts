import { stringifyAmount } from '../codecs.ts';
import { formatNumber } from '../numbers.ts';
import type { AreaKind } from '../square-metre.ts';
import type { CountedRange } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { between, single, squareMetres } from './values.ts';

export interface AreaFilters {
  /** In m², of `areaKind`; null is the area that prices per square metre are computed by. */
  areaMin: number | null;
  areaMax: number | null;
  areaKind: AreaKind | null;
}
export interface AreaQuery {
  area_min?: number;
  area_max?: number;
  area_kind?: AreaKind;
}
export interface AreaFacets {
  /** In m², of the requested area. */
  areas: readonly CountedRange<number>[];
}
export interface WireArea {
  areas: readonly CountedRange<number>[];
}

const areaWords: Readonly<Record<AreaKind, string>> = {
  private: 'privativa',
  total: 'total',
  land: 'terreno',
};
export const areaLabels: Readonly<Record<AreaKind, string>> = {
  private: ' de área privativa',
  total: ' de área total',
  land: ' de terreno',
};
const areaKindOf = new Map((['private', 'total', 'land'] as const).map((one) => [areaWords[one], one]));
const metres = (area: number | null) => (area === null ? null : `${formatNumber(area, 2)} m²`);

export const area: Dimension<AreaFilters, AreaQuery, AreaFacets, WireArea> = {
  none: { areaMin: null, areaMax: null, areaKind: null },
  parse(params) {
    const areaMin = squareMetres(params.get('area_min'));
    const areaMax = squareMetres(params.get('area_max'));
    const areaKind = areaKindOf.get(params.get('area_de') ?? '') ?? null;
    return { areaMin, areaMax, areaKind: areaMin === null && areaMax === null ? null : areaKind };
  },
  stringify: ({ areaMin, areaMax, areaKind }) =>
    areaMin === null && areaMax === null
      ? []
      : [
          ...single('area_min', areaMin && stringifyAmount(Math.round(areaMin * 100))),
          ...single('area_max', areaMax && stringifyAmount(Math.round(areaMax * 100))),
          ...single('area_de', areaKind && areaWords[areaKind]),
        ],
  toQuery: ({ areaMin, areaMax, areaKind }) => ({
    ...(areaMin !== null && { area_min: areaMin }),
    ...(areaMax !== null && { area_max: areaMax }),
    ...((areaMin !== null || areaMax !== null) && areaKind && { area_kind: areaKind }),
  }),
  fromQuery: ({ area_min: areaMin = null, area_max: areaMax = null, area_kind: areaKind = null }) =>
    areaMin === null && areaMax === null ? {} : { areaMin, areaMax, areaKind },
  chips: ({ areaMin, areaMax, areaKind }) =>
    areaMin === null && areaMax === null
      ? []
      : [
          {
            id: 'area',
            label: `${between(metres(areaMin), metres(areaMax))}${areaKind ? areaLabels[areaKind] : ''}`,
            field: areaMin === null ? 'areaMax' : 'areaMin',
            without: { areaMin: null, areaMax: null, areaKind: null },
          },
        ],
  facets: ({ areas = [] }) => ({ areas }),
};
