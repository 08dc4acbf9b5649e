import { stringifyAmount } from '../codecs.ts';
import { formatReais } from '../money.ts';
import { formatNumber } from '../numbers.ts';
import type { AreaKind } from '../square-metre.ts';
import type { Dimension } from './dimension.ts';
import {
  between,
  calendarDay,
  centavos,
  dayMonthYear,
  maxPercent,
  reais,
  single,
  squareMetrePrice,
  squareMetres,
  wholeNumber,
} from './values.ts';

export const discount: Dimension = {
  name: 'discount',
  fields: ['discountMin'],
  parse: (params) => ({ discountMin: wholeNumber(params.get('desconto'), maxPercent) }),
  stringify: ({ discountMin }) => single('desconto', discountMin),
  toQuery: ({ discountMin }) => (discountMin === null ? {} : { discount_min: discountMin }),
  fromQuery: ({ discount_min: least }) => (least === undefined ? {} : { discountMin: least }),
  chips: ({ discountMin }) =>
    discountMin === null
      ? []
      : [
          {
            id: 'discount',
            label: `${discountMin} % ou mais de desconto`,
            field: 'discountMin',
            without: { discountMin: null },
          },
        ],
};

const areaWords: Readonly<Record<AreaKind, string>> = {
  private: 'privativa',
  total: 'total',
  land: 'terreno',
};
const areaLabels: Readonly<Record<AreaKind, string>> = {
  private: ' de área privativa',
  total: ' de área total',
  land: ' de terreno',
};
const areaKindOf = new Map((['private', 'total', 'land'] as const).map((one) => [areaWords[one], one]));
const metres = (area: number | null) => (area === null ? null : `${formatNumber(area)} m²`);

export const area: Dimension = {
  name: 'area',
  fields: ['areaMin', 'areaMax', 'areaKind'],
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
};

export const squareMetre: Dimension = {
  name: 'squareMetre',
  fields: ['squareMetreMin', 'squareMetreMax'],
  parse: (params) => ({
    squareMetreMin: squareMetrePrice(params.get('m2_min')),
    squareMetreMax: squareMetrePrice(params.get('m2_max')),
  }),
  stringify: ({ squareMetreMin, squareMetreMax }) => [
    ...single('m2_min', squareMetreMin && stringifyAmount(squareMetreMin)),
    ...single('m2_max', squareMetreMax && stringifyAmount(squareMetreMax)),
  ],
  toQuery: ({ squareMetreMin, squareMetreMax }) => ({
    ...(squareMetreMin !== null && { price_m2_min: reais(squareMetreMin) }),
    ...(squareMetreMax !== null && { price_m2_max: reais(squareMetreMax) }),
  }),
  fromQuery: ({ price_m2_min: least, price_m2_max: most }) => ({
    ...(least !== undefined && { squareMetreMin: centavos(least) }),
    ...(most !== undefined && { squareMetreMax: centavos(most) }),
  }),
  chips({ squareMetreMin, squareMetreMax }) {
    if (squareMetreMin === null && squareMetreMax === null) return [];
    const [from, to] = [squareMetreMin, squareMetreMax].map((one) =>
      one === null ? null : formatReais(one),
    );
    return [
      {
        id: 'square-metre',
        label: `${between(from ?? null, to ?? null)} por m²`,
        field: squareMetreMin === null ? 'squareMetreMax' : 'squareMetreMin',
        without: { squareMetreMin: null, squareMetreMax: null },
      },
    ];
  },
};

const maxParking = 5;
export const parking: Dimension = {
  name: 'parking',
  fields: ['parkingMin'],
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
};

export const dates: Dimension = {
  name: 'dates',
  fields: ['dateFrom', 'dateTo'],
  parse: (params) => ({
    dateFrom: calendarDay(params.get('data_de')),
    dateTo: calendarDay(params.get('data_ate')),
  }),
  stringify: ({ dateFrom, dateTo }) => [...single('data_de', dateFrom), ...single('data_ate', dateTo)],
  toQuery: ({ dateFrom, dateTo }) => ({
    ...(dateFrom !== null && { date_from: dateFrom }),
    ...(dateTo !== null && { date_to: dateTo }),
  }),
  fromQuery: ({ date_from: dateFrom, date_to: dateTo }) => ({
    ...(dateFrom !== undefined && { dateFrom }),
    ...(dateTo !== undefined && { dateTo }),
  }),
  chips: ({ dateFrom, dateTo }) =>
    dateFrom === null && dateTo === null
      ? []
      : [
          {
            id: 'dates',
            label: `Encerra ${between(dateFrom && dayMonthYear(dateFrom), dateTo && dayMonthYear(dateTo))}`,
            field: dateFrom === null ? 'dateTo' : 'dateFrom',
            without: { dateFrom: null, dateTo: null },
          },
        ],
};
