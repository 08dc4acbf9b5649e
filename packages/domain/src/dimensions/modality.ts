import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';

/** How a property is sold: by the source's word for it, else by the kind of its auction (FILTER-01). */
export const modalities = ['direct', 'online', 'tender', 'sfi', 'judicial', 'extrajudicial'] as const;
export type Modality = (typeof modalities)[number];

export const modalityLabels: Readonly<Record<Modality, string>> = {
  direct: 'Venda direta',
  online: 'Venda online',
  tender: 'Licitação aberta',
  sfi: 'Leilão SFI',
  judicial: 'Leilão judicial',
  extrajudicial: 'Leilão extrajudicial',
};

export interface ModalityFilters {
  modalities: readonly Modality[];
}
export interface ModalityQuery {
  modality?: Modality[];
}
export interface ModalityFacets {
  modalities: readonly Counted<Modality>[];
}
export interface WireModalities {
  modalities: readonly { modality: Modality; count: number }[];
}

const modalityWords: Readonly<Record<Modality, string>> = {
  direct: 'direta',
  online: 'online',
  tender: 'licitacao',
  sfi: 'sfi',
  judicial: 'judicial',
  extrajudicial: 'extrajudicial',
};

export const modality: Dimension<ModalityFilters, ModalityQuery, ModalityFacets, WireModalities> = {
  none: { modalities: [] },
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
  facets: ({ modalities: counts = [] }) => ({
    modalities: counts.map(({ modality: value, count }) => ({ value, count })),
  }),
};
