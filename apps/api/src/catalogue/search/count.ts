/** How many auctions have a value, or lie in a band. */
export interface Count<Value = number> {
  value: Value;
  n: number;
}

/** A neighbourhood by its folded name. */
export interface NeighborhoodCount {
  cityId: number;
  name: string;
  n: number;
}
