/** What is counted by numbers or folded names, as it is written. */
export interface Names {
  kinds: ReadonlyMap<string, string>;
  sources: ReadonlyMap<number, { code: string; name: string }>;
  auctioneers: ReadonlyMap<number, string>;
  /** By `cityId:name`. */
  neighborhoods: ReadonlyMap<string, string>;
}
