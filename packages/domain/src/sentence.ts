import type { CalendarDate } from './auction.ts';
import type { DimensionName } from './list-dimensions.ts';
import { cutGround } from './reading/area.ts';
import { readBareTypes } from './reading/bare-type.ts';
import { cutDenied, cutUnknownDenied, type Denied } from './reading/denial.ts';
import { cutGenericPlaces } from './reading/generic-places.ts';
import { memoizedIndex } from './reading/names.ts';
import { cutNearThings } from './reading/near-things.ts';
import { cutUnlistedNumbers, setWebAddressesAside } from './reading/pasted.ts';
import type { PlaceIndex } from './reading/place-index.ts';
import { noPlaces, readPlaces } from './reading/places.ts';
import { propertyFilters } from './reading/property-type.ts';
import { settleDenied } from './settle-denied.ts';
import { dropFillers, dropLeads, dropPictures, restOf } from './reading/rest.ts';
import { scanOf } from './reading/scan.ts';
import { mendWord } from './reading/spelling.ts';
import { type ReadFilters, readFacts, type Stated } from './sentence-facts.ts';

export type { ReadFilters, Stated } from './sentence-facts.ts';
export type { CityPlace, PlaceIndex, Seller, StatePlace } from './reading/place-index.ts';

/** What a part of a sentence was understood as. */
export type ChipKind = DimensionName | 'propertyType' | 'type' | 'state' | 'city' | 'price' | 'phase';

/** One thing that was understood. */
export interface Chip {
  kind: ChipKind;
  /** What the filter says, for screens. */
  label: string;
  /** The words that it was read from, as they were written. */
  text: string;
}

/** What a sentence says, as filters, and the words that say none. */
export interface Reading {
  /** Only what was read: no nulls, no empty lists. */
  filters: ReadFilters;
  /** In the order of the sentence. */
  chips: readonly Chip[];
  /** What was not understood, as it was written: the keyword to search by. */
  rest: string;
  /**
   * What is neither filtered nor searched by, as it was written: a state beside cities of other ones, the ground of a
   * house whose own area is said, the most of a range of discounts, what is hoped of a town ('bairro bom'), and what is
   * to be near ('perto da praia').
   */
  apart?: readonly string[];
  /** Exclusions that no filter supports, as they were written. */
  denied?: readonly string[];
  /** Numbers that no list has, as they were written: a CEP, an edital's. */
  unlisted?: readonly string[];
  /** Figures of a kind that is stated on its own, as they were written: what is stated holds. */
  overruled?: readonly string[];
}

const maxSentenceLength = 400;
/** The filters without what they do not say. */
function said(filters: { [Key in keyof ReadFilters]: ReadFilters[Key] | null }): ReadFilters {
  const entries = Object.entries(filters).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as ReadFilters;
}

/**
 * Filters out of a sentence such as 'apartamento de 2 quartos em Goiânia até 200 mil', by rules alone (SENT-02).
 *
 * A place is read by its longest name; a name of several cities needs a UF or means the one with by far the most
 * auctions; 'São Paulo' and 'Rio de Janeiro' are the cities unless 'estado de' or 'interior de' stands before; a city
 * named by a common word (Natal, Bonito) is read after a preposition, with a UF, or alone. Without 'em' or a UF a city
 * must have more auctions than the neighbourhoods of its name, and beside a word that says nothing it must be well
 * known. Days such as 'esta semana' are read from `today` on; without it only full dates are. 'Imóvel' and 'leilão' say
 * nothing and are dropped. Text too long for a sentence is all rest.
 */
export function readSentence(
  text: string,
  places: PlaceIndex,
  stated: Stated = {},
  today: CalendarDate | null = null,
): Reading {
  if (text.length > maxSentenceLength) return { filters: {}, chips: [], rest: text };
  const index = memoizedIndex(places);
  const isPlace = (word: string) => index.cities(word).length > 0 || (index.neighborhoods?.(word) ?? 0) > 0;
  const scan = scanOf(text, (word) => mendWord(word, isPlace));
  dropPictures(scan);
  const putAddressesBack = setWebAddressesAside(scan);
  const unlisted = cutUnlistedNumbers(scan);
  const denied = cutDenied(scan);
  const ground = cutGround(scan);
  const { filters: requested, restore, overruled } = readFacts(scan, index, stated, today);
  const isStated = ({ kind }: Denied) => stated[kind as keyof Stated] === true;
  const { filters: facts, remaining } = settleDenied(
    scan,
    denied.filter((one) => !isStated(one)),
    requested,
  );
  overruled.push(...denied.filter(isStated).map(({ text }) => text), ...(stated.area ? ground : []));
  const generic = cutGenericPlaces(scan, index);
  dropFillers(scan);
  const { places: where, apart: statesApart } = stated.place ? noPlaces : readPlaces(scan, index);
  const isTyped = stated.propertyType || facts.propertyType || facts.subcategoryIds || facts.kinds;
  const bareTypes = isTyped ? [] : readBareTypes(scan);
  remaining.push(...cutUnknownDenied(scan));
  const apart = [
    ...statesApart,
    ...(stated.area ? [] : ground),
    ...scan.chips.flatMap((chip) => chip.apart ?? []),
    ...generic,
    ...cutNearThings(scan),
  ];
  dropLeads(scan);
  for (const putBack of restore) putBack();
  putAddressesBack();
  const chips = scan.chips
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, label, text }) => ({ kind: kind as ChipKind, label, text }));
  return {
    filters: said({ ...facts, ...propertyFilters({ types: bareTypes, kinds: [] }), ...where }),
    chips,
    rest: restOf(scan),
    ...(apart.length > 0 && { apart }),
    ...(remaining.length > 0 && { denied: remaining }),
    ...(unlisted.length > 0 && { unlisted }),
    ...(overruled.length > 0 && { overruled }),
  };
}
