/** Random choices that a text decides: the same seed always gives the same sequence. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  pick: <const Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True in `share` of the cases, from 0 to 1. */
  chance: (share: number) => boolean;
}

/** FNV-1a: one number of 32 bits from a text. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    state = Math.imul(state ^ text.charCodeAt(position), 0x01000193);
  return state >>> 0;
}

/** Mulberry32 seeded by a text: quick, even, and never to be used for secrets. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (share) => next() < share,
  };
}
