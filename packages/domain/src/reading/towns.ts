import type { CityPlace, StatePlace } from './place-index.ts';

/** A place that a span of the sentence names. */
export interface Found {
  start: number;
  end: number;
  place: { city: CityPlace } | { state: StatePlace };
  /** Whether an 'e' or 'ou' joins it to a town before it. */
  isAnother: boolean;
}

/** What has been read so far. */
export class Towns {
  readonly starts = new Set<number>();
  readonly ends = new Set<number>();
  /** Whether an 'e' or 'ou' joins two: commas then part towns, not a neighbourhood from its town. */
  enumerated = false;
  readonly cities = new Map<number, CityPlace>();
  state: StatePlace | null = null;

  /** One state at the most, and every city in it. */
  admits({ place }: Found): boolean {
    if ('city' in place) return this.state === null || place.city.stateId === this.state.id;
    return (
      this.state === null && [...this.cities.values()].every(({ stateId }) => stateId === place.state.id)
    );
  }

  add({ start, end, place, isAnother }: Found): void {
    if ('state' in place) {
      this.state = place.state;
      return;
    }
    this.cities.set(place.city.id, place.city);
    this.starts.add(start);
    this.ends.add(end);
    this.enumerated ||= isAnother;
  }
}
