import type { CountedName } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { inOrder } from './values.ts';

export interface KindFilters {
  /** Kinds as the sources name them, folded: 'sobrado', 'gleba urbana'. */
  kinds: readonly string[];
}
export interface KindQuery {
  kind?: string[];
}
export interface KindFacets {
  kinds: readonly CountedName<string>[];
}
export interface WireKind {
  kinds: readonly { kind: string; label: string; count: number }[];
}

export const kind: Dimension<KindFilters, KindQuery, KindFacets, WireKind> = {
  none: { kinds: [] },
  parse: (params) => ({ kinds: inOrder(params.getAll('especie')) }),
  stringify: ({ kinds }) => inOrder(kinds).map((one) => ['especie', one]),
  toQuery: ({ kinds }) => (kinds.length > 0 ? { kind: [...kinds] } : {}),
  fromQuery: ({ kind: kinds }) => (kinds ? { kinds: inOrder(kinds) } : {}),
  chips: ({ kinds }, names) =>
    kinds.map((one) => ({
      id: `kind-${one}`,
      label: names.kind(one),
      field: 'kinds',
      without: { kinds: kinds.filter((other) => other !== one) },
    })),
  facets: ({ kinds = [] }) => ({
    kinds: kinds.map(({ kind: value, label, count }) => ({ value, label, count })),
  }),
};
