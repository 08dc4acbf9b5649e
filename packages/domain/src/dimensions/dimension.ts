/** Names that the filters hold as codes alone. */
export interface DimensionNames {
  kind: (kind: string) => string;
  city: (id: number) => string;
  source: (code: string) => string;
  auctioneer: (id: number) => string;
}

/** What one value of a dimension is called, and what is left of the filters without it. */
export interface DimensionChip<Filters extends object> {
  id: string;
  label: string;
  field: keyof Filters;
  without: Partial<Filters>;
}

/**
 * One thing that lists are narrowed by, whole: its filters, its parameters in an address, its fields of the calls, what
 * it is called where it is on, and the counts beside its options. How a sentence says it stands in `reading/`; the
 * server adds its column (`catalogue/search/dimensions.ts`).
 */
export interface Dimension<
  Filters extends object,
  Query extends object,
  Facets extends object,
  WireFacets extends object,
> {
  /** The value that matches everything: empty arrays, nulls and false. */
  none: Filters;
  /** Out of an address; unknown or malformed values are left out. */
  parse: (params: URLSearchParams) => Filters;
  /** Its parameters, none where it matches everything. */
  stringify: (filters: Filters) => readonly (readonly [name: string, value: string])[];
  /** As the calls of lists take it; amounts in reais, areas in m². */
  toQuery: (filters: Filters) => Query;
  fromQuery: (query: Query) => Partial<Filters>;
  chips: (filters: Filters, names: DimensionNames) => readonly DimensionChip<Filters>[];
  /** Out of a list's answer; parts that are missing count nothing. */
  facets: (wire: Partial<WireFacets>) => Facets;
}
