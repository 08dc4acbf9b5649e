import type { CalendarDate } from './auction.ts';
import type { PriceRange } from './codecs.ts';
import { countedReaders, type DimensionName, wordedReaders } from './list-dimensions.ts';
import type { ListFilters } from './list-filters.ts';
import { asLand } from './reading/area.ts';
import { readTypes } from './reading/auction-type.ts';
import { readDates, type ReadDates } from './reading/dates.ts';
import { citySpans, rememberingIndex } from './reading/names.ts';
import { readOccupancy } from './reading/occupancy.ts';
import { readPhase } from './reading/phase.ts';
import type { PlaceIndex } from './reading/place-index.ts';
import { noPlaces, readPlaces } from './reading/places.ts';
import { readPrice } from './reading/price.ts';
import {
  isLand,
  propertyFilters,
  readGarage,
  readProperty,
  type ReadProperty,
} from './reading/property-type.ts';
import { dropFillers, dropNeighborhoodWord, restOf } from './reading/rest.ts';
import { type Scan, scanOf, setAside } from './reading/scan.ts';
import { readSellers } from './reading/seller.ts';
import { mendWord } from './reading/spelling.ts';

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

/** What a sentence can say: every filter but the words themselves, and how a list is shown. */
export type ReadFilters = Partial<Omit<ListFilters, 'keyword' | 'neighborhoods' | 'order' | 'view' | 'page'>>;

/** What a sentence says, as filters, and the words that say none. */
export interface Reading {
  /** Only what was read: no nulls, no empty lists. */
  filters: ReadFilters;
  /** In the order of the sentence. */
  chips: readonly Chip[];
  /** What was not understood, as it was written: the keyword to search by. */
  rest: string;
  /** States beside cities of other ones, as they were written: filters cannot hold both, so that they are left out. */
  apart?: readonly string[];
}

/**
 * The kinds of filters that are stated on their own: a sentence's words for them are left in the rest. `place` is region,
 * state and cities, `seller` source and auctioneer.
 */
export type Stated = Partial<
  Record<DimensionName | 'propertyType' | 'type' | 'place' | 'price' | 'phase' | 'seller', boolean>
>;

const maxSentenceLength = 400;
const noRange: PriceRange = { min: null, max: null };
const noDates: ReadDates = { from: null, to: null };
const noProperty: ReadProperty = { types: [], kinds: [] };

/** The filters without what they do not say. */
function said(filters: { [Key in keyof ReadFilters]: ReadFilters[Key] | null }): ReadFilters {
  const entries = Object.entries(filters).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as ReadFilters;
}

/** Kind, size and rooms. The order counts: what is measured or counted is read before what is bare money. */
function readFacts(scan: Scan, index: PlaceIndex, stated: Stated, today: CalendarDate | null) {
  const restore: (() => void)[] = [];
  const unless = <Read>(name: keyof Stated, read: (scan: Scan) => Read, none: Read): Read => {
    if (!stated[name]) return read(scan);
    restore.push(setAside(scan, read));
    return none;
  };
  const each = (readers: typeof countedReaders | typeof wordedReaders): ReadFilters =>
    Object.assign(
      {},
      ...Object.entries(readers).map(([name, read]) => unless(name as DimensionName, read, {})),
    ) as ReadFilters;
  const occupancy = unless('occupancy', readOccupancy, null);
  const garage = unless('propertyType', readGarage, []);
  const counted = each(countedReaders);
  const phase = unless('phase', readPhase, null);
  const dates = unless('dates', (scan) => readDates(scan, today), noDates);
  const price = unless('price', readPrice, noRange);
  const worded = each(wordedReaders);
  const sellers = unless('seller', (scan) => readSellers(scan, index), []);
  const types = unless('type', readTypes, []);
  const asked = unless('propertyType', (scan) => readProperty(scan, citySpans(scan, index)), noProperty);
  const property = garage.length > 0 ? { types: [], kinds: garage } : asked;
  const { areaMin: min = null, areaMax: max = null, areaKind: kind = null } = counted;
  const isMeasured = min !== null || max !== null;
  const filters = {
    ...counted,
    ...(isMeasured && isLand(property) && { areaKind: asLand(scan, { min, max, kind }) }),
    ...worded,
    ...propertyFilters(property),
    types,
    priceMin: price.min,
    priceMax: price.max,
    occupancy,
    dateFrom: dates.from,
    dateTo: dates.to,
    sources: sellers.flatMap((seller) => ('source' in seller ? seller.source : [])),
    auctioneerIds: sellers.flatMap((seller) => ('auctioneerId' in seller ? seller.auctioneerId : [])),
    phase,
  };
  return { filters, restore };
}

/**
 * Filters out of a sentence such as 'apartamento de 2 quartos em Goiânia até 200 mil', by rules alone (SENT-02).
 *
 * A place is read by its longest name; a name of several cities needs a UF or means the one with by far the most
 * auctions; 'São Paulo' and 'Rio de Janeiro' are the cities unless 'estado de' or 'interior de' stands before; a city
 * named by a common word (Natal, Bonito) is read after a preposition, with a UF, or alone. Without 'em' or a UF a city
 * must have more auctions than the neighbourhoods of its name, and beside a word that says nothing it must be well known.
 * Days such as 'esta semana' are read from `today` on; without it only full dates are. 'Imóvel' and 'leilão' say nothing
 * and are dropped. Text too long for a sentence is all rest.
 */
export function readSentence(
  text: string,
  places: PlaceIndex,
  stated: Stated = {},
  today: CalendarDate | null = null,
): Reading {
  if (text.length > maxSentenceLength) return { filters: {}, chips: [], rest: text };
  const index = rememberingIndex(places);
  const isPlace = (word: string) => index.cities(word).length > 0 || (index.neighborhoods?.(word) ?? 0) > 0;
  const scan = scanOf(text, (word) => mendWord(word, isPlace));
  const { filters: facts, restore } = readFacts(scan, index, stated, today);
  dropFillers(scan);
  const { places: where, apart } = stated.place ? noPlaces : readPlaces(scan, index);
  dropNeighborhoodWord(scan);
  for (const putBack of restore) putBack();
  const chips = scan.chips
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, label, text }) => ({ kind: kind as ChipKind, label, text }));
  return {
    filters: said({ ...facts, ...where }),
    chips,
    rest: restOf(scan),
    ...(apart.length > 0 && { apart }),
  };
}
