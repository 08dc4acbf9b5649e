/** How many auctions the list would show with an option. */
export interface Counted<Value> {
  value: Value;
  count: number;
}

/** How many lie in a band; `to` is null in the last. */
export interface CountedRange<Value> {
  from: Value;
  to: Value | null;
  count: number;
}

/** An option that the calls name by a code. */
export interface CountedName<Value> extends Counted<Value> {
  label: string;
}
