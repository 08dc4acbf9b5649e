import { fold } from '../fold.ts';
import { maxNameLength, nameOf, type Word } from './names.ts';
import {
  type CityPlace,
  commonNames,
  isCityRather,
  isCertainlyCity,
  meantCity,
  type PlaceIndex,
} from './place-index.ts';
import type { Scan } from './scan.ts';
import type { FoundPlaces } from './found-places.ts';

/** 'Boa Viagem, Recife e Olinda': a small town of another state is the first one's neighbourhood. */
function isFar(city: CityPlace, index: PlaceIndex, foundPlaces: FoundPlaces): boolean {
  const isNear = [...foundPlaces.cities.values()].some(({ stateId }) => stateId === city.stateId);
  return !isNear && !isCityRather(city, fold(city.name), index);
}

/**
 * Whether a name leads to the town after it: the neighbourhood of 'Boa Viagem, Recife' and of 'Boa Viagem Recife'. A
 * town that can be no neighbourhood does not lead to another of its state: 'Curitiba, Londrina'.
 */
export function leadsToCity(
  scan: Scan,
  words: readonly Word[],
  to: number,
  name: string,
  cities: readonly CityPlace[],
  index: PlaceIndex,
  foundPlaces: FoundPlaces,
): boolean {
  const tail = words[to]?.end ?? 0;
  const joint = /^\s*([,-]\s*)?/.exec(scan.plain.slice(tail));
  const next = tail + (joint?.[0].length ?? 0);
  if (next === tail) return false;
  if (foundPlaces.enumerated)
    return foundPlaces.starts.has(next) && cities.every((city) => isFar(city, index, foundPlaces));
  const certain = meantCity(cities);
  const isListed = joint?.[1]?.startsWith(',') && certain && isCertainlyCity(certain, name, index);
  const isBeside = ({ stateId }: CityPlace) => isListed === true && stateId === certain?.stateId;
  if (foundPlaces.starts.has(next)) return ![...foundPlaces.cities.values()].some(isBeside);
  if (words[to + 1]?.start !== next) return false;
  const largest = Math.max(...cities.map(({ auctions }) => auctions));
  const following = Array.from({ length: maxNameLength }, (_, more) =>
    nameOf(scan.plain, words, to + 1, to + 1 + more),
  ).filter((next) => next !== null);
  if (joint?.[1]) {
    const all = following.flatMap((next) => index.cities(next));
    return all.length > 0 && !all.some(isBeside);
  }
  // Without a comma the larger one is the town.
  return following.some(
    (next) => !commonNames.has(next) && index.cities(next).some(({ auctions }) => auctions > largest),
  );
}
