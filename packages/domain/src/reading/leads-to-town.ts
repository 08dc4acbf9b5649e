import { fold } from '../fold.ts';
import { maxNameLength, nameOf, type Word } from './names.ts';
import { type CityPlace, commonNames, isCityRather, type PlaceIndex } from './place-index.ts';
import type { Scan } from './scan.ts';
import type { Towns } from './towns.ts';

/** 'Boa Viagem, Recife e Olinda': a small town of another state is the first one's neighbourhood. */
function isFar(city: CityPlace, index: PlaceIndex, towns: Towns): boolean {
  const isNear = [...towns.cities.values()].some(({ stateId }) => stateId === city.stateId);
  return !isNear && !isCityRather(city, fold(city.name), index);
}

/** Whether a name leads to the town after it: the neighbourhood of 'Boa Viagem, Recife' and of 'Boa Viagem Recife'. */
export function leadsToTown(
  scan: Scan,
  words: readonly Word[],
  to: number,
  cities: readonly CityPlace[],
  index: PlaceIndex,
  towns: Towns,
): boolean {
  const tail = words[to]?.end ?? 0;
  const joint = /^\s*([,-]\s*)?/.exec(scan.plain.slice(tail));
  const next = tail + (joint?.[0].length ?? 0);
  if (next === tail) return false;
  if (towns.enumerated) return towns.starts.has(next) && cities.every((city) => isFar(city, index, towns));
  if (towns.starts.has(next)) return true;
  if (words[to + 1]?.start !== next) return false;
  const most = Math.max(...cities.map(({ auctions }) => auctions));
  return Array.from({ length: maxNameLength }, (_, more) =>
    nameOf(scan.plain, words, to + 1, to + 1 + more),
  ).some((name) => {
    const following = name === null ? [] : index.cities(name);
    if (joint?.[1]) return following.length > 0;
    // Without a comma the larger one is the town.
    return name !== null && !commonNames.has(name) && following.some(({ auctions }) => auctions > most);
  });
}
