import type { CityPlace, StatePlace } from './place-index.ts';

/** A place that a span of the sentence names. */
export interface Found {
  start: number;
  end: number;
  place: { city: CityPlace } | { state: StatePlace };
  /** Whether an 'e' or 'ou' joins it to a town before it; of a state, to one on either side. */
  isAnother: boolean;
  /** Whether its UF is said with it. */
  hasUf?: boolean;
  /** Whether an 'e' or 'ou' joins it to a town after it. */
  isJoined?: boolean;
}

/** What has been read so far. */
export class FoundPlaces {
  readonly starts = new Set<number>();
  readonly ends = new Set<number>();
  /** Whether an 'e' or 'ou' joins two: commas then part towns, not a neighbourhood from its town. */
  enumerated = false;
  readonly cities = new Map<number, CityPlace>();
  /** In which the cities lie. */
  states: readonly StatePlace[] = [];
  /** Asked for beside cities: 'Campinas ou Minas Gerais'. */
  besides: readonly StatePlace[] = [];
  readonly besideStarts = new Set<number>();

  private readonly ufs = new Set<number>();

  /**
   * One state at the most, besides those that are enumerated or joined to a town, and every city in it. Beside a city
   * whose UF is said, one of another state needs its own, or an 'e': 'Dom Joaquim em Brusque/SC' is no city of Minas.
   */
  admits({ place, hasUf, isAnother, isJoined }: Found): boolean {
    if ('city' in place) {
      const { stateId } = place.city;
      const isNear = this.ufs.size === 0 || this.ufs.has(stateId) || hasUf || isAnother || isJoined;
      return Boolean(isNear) && (this.states.length === 0 || this.states.some(({ id }) => id === stateId));
    }
    return (
      isAnother ||
      (this.states.length === 0 &&
        [...this.cities.values()].every(({ stateId }) => stateId === place.state.id))
    );
  }

  add({ start, end, place, isAnother, hasUf }: Found): void {
    if ('state' in place) {
      if (isAnother) this.addBesides([place.state], { start, end });
      else this.states = [place.state];
      return;
    }
    this.cities.set(place.city.id, place.city);
    if (hasUf) this.ufs.add(place.city.stateId);
    this.starts.add(start);
    this.ends.add(end);
    this.enumerated ||= isAnother;
  }

  /** States that an 'e' or 'ou' joins to towns: what commas part before them are towns too. */
  addBesides(states: readonly StatePlace[], { start, end }: Pick<Found, 'start' | 'end'>): void {
    this.besides = [...this.besides, ...states];
    this.besideStarts.add(start);
    this.ends.add(end);
    this.enumerated = true;
  }
}
