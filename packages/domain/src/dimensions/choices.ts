import type { Occupancy } from '../auction.ts';
import { parseIds, stringifyIds } from '../codecs.ts';
import { modalities, type Modality, modalityLabels, type Region, regions } from '../list-filters.ts';
import type { Dimension } from './dimension.ts';
import { ascending, single } from './values.ts';

const modalityWords: Readonly<Record<Modality, string>> = {
  direct: 'direta',
  online: 'online',
  tender: 'licitacao',
  sfi: 'sfi',
  judicial: 'judicial',
  extrajudicial: 'extrajudicial',
};

export const modality: Dimension = {
  name: 'modality',
  fields: ['modalities'],
  parse(params) {
    const words = params.getAll('modalidade').flatMap((value) => value.split('-e-'));
    return { modalities: modalities.filter((known) => words.includes(modalityWords[known])) };
  },
  stringify({ modalities: chosen }) {
    const words = modalities.filter((known) => chosen.includes(known)).map((known) => modalityWords[known]);
    return words.length > 0 ? [['modalidade', words.join('-e-')]] : [];
  },
  toQuery: ({ modalities: chosen }) => (chosen.length > 0 ? { modality: [...chosen] } : {}),
  fromQuery: ({ modality: chosen }) =>
    chosen ? { modalities: modalities.filter((known) => chosen.includes(known)) } : {},
  chips: ({ modalities: chosen }) =>
    chosen.map((one) => ({
      id: `modality-${one}`,
      label: modalityLabels[one],
      field: 'modalities',
      without: { modalities: chosen.filter((other) => other !== one) },
    })),
};

const regionLabels: Readonly<Record<Region, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
};

export const region: Dimension = {
  name: 'region',
  fields: ['region'],
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
};

const bedroomCounts = (values: readonly number[]) =>
  ascending(values.filter((value) => Number.isInteger(value) && value >= 1 && value <= 5));

/** '2 quartos', '5 ou mais quartos'. */
const bedroomsLabel = (count: number) =>
  count === 1 ? '1 quarto' : `${count}${count === 5 ? ' ou mais' : ''} quartos`;

export const bedrooms: Dimension = {
  name: 'bedrooms',
  fields: ['bedrooms'],
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
};

const occupancyWords: Readonly<Record<Occupancy, string>> = { occupied: 'ocupado', vacant: 'desocupado' };

export const occupancy: Dimension = {
  name: 'occupancy',
  fields: ['occupancy'],
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
};

/** One that is on or not. */
export const flag = (
  name: 'financing' | 'fgts',
  { param, label }: { param: string; label: string },
): Dimension => ({
  name,
  fields: [name],
  parse: (params) => ({ [name]: params.get(param) === 'sim' }),
  stringify: (filters) => (filters[name] ? [[param, 'sim']] : []),
  toQuery: (filters) => (filters[name] ? { [name]: true } : {}),
  fromQuery: (query) => (query[name] ? { [name]: true } : {}),
  chips: (filters) => (filters[name] ? [{ id: name, label, field: name, without: { [name]: false } }] : []),
});
