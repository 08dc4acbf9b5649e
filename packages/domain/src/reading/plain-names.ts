import {
  type CityPlace,
  commonNames,
  isCityRather,
  isWellKnown,
  type PlaceIndex,
  plainUfs,
} from './place-index.ts';

/** Codes that only capitals make no word of the sentence: 'se', 'to', 'ac', 'ap'. */
const lastWordUfs = new Set(['al', 'ma', 'pa', 'pe']);

interface Around {
  isAnchored: boolean;
  /** An unknown word stands beside it. */
  isLoose: boolean;
  isLast: boolean;
}

/** 'se', 'pa' and their like are words, and so is 'para' without its accent. */
export function isState(name: string, text: string, { isAnchored, isLoose, isLast }: Around): boolean {
  if (name === 'para') return !isLoose && /á/i.test(text);
  if (plainUfs.has(name)) return true;
  if (name.length > 2) return !(isLoose && name === 'acre');
  return !isLoose && (isAnchored || text === text.toUpperCase() || (isLast && lastWordUfs.has(name)));
}

const minPlainLength = 7;

/** Whether a name means its city although an unknown word stands beside it. */
export function isPlainCity(
  city: CityPlace,
  name: string,
  cities: readonly CityPlace[],
  { isInCity, isEdge }: { isInCity: boolean; isEdge: boolean },
  index: PlaceIndex,
): boolean {
  if (commonNames.has(name)) return false;
  // A neighbourhood's town ends the sentence, and what a town has comes after it.
  if (isEdge ? isCityRather(city, name, index) : isWellKnown(city, name, index)) return true;
  const isRare = cities.length === 1 && (index.neighborhoods?.(name) ?? 0) === 0;
  return isInCity && isRare && name.length >= minPlainLength;
}
