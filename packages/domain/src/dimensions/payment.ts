import type { Dimension } from './dimension.ts';

export type Flag<Name extends string> = Dimension<
  Record<Name, boolean>,
  Partial<Record<Name, boolean>>,
  Record<Name, number>,
  Record<Name, number>
>;

/** One that is on or not, under one name in the filters, the calls and the counts. */
function flag<Name extends 'financing' | 'fgts'>(name: Name, param: string, label: string): Flag<Name> {
  const having = (value: boolean) => ({ [name]: value }) as Record<Name, boolean>;
  return {
    none: having(false),
    parse: (params) => having(params.get(param) === 'sim'),
    stringify: (filters) => (filters[name] ? [[param, 'sim']] : []),
    toQuery: (filters) => (filters[name] ? having(true) : {}),
    fromQuery: (query) => (query[name] ? having(true) : {}),
    chips: (filters) => (filters[name] ? [{ id: name, label, field: name, without: having(false) }] : []),
    facets: (wire) => ({ [name]: wire[name] ?? 0 }) as Record<Name, number>,
  };
}

/** Only what can be bought with a loan. */
export const financing = flag('financing', 'financiamento', 'Aceita financiamento');
/** Only what can be paid with the FGTS. */
export const fgts = flag('fgts', 'fgts', 'Aceita FGTS');
