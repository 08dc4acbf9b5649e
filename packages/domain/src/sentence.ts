import type { CalendarDate } from './auction.ts';
import type { PriceRange } from './codecs.ts';
import type { ListFilters } from './list-filters.ts';
import { asLand, readArea } from './reading/area.ts';
import { readTypes } from './reading/auction-type.ts';
import { readBedrooms } from './reading/bedrooms.ts';
import { readDates, type ReadDates } from './reading/dates.ts';
import { readDiscount } from './reading/discount.ts';
import { readDiscountRank, readNextPrice, readSquareMetreRank } from './reading/evidence.ts';
import { readModalities } from './reading/modality.ts';
import { citySpans, rememberingIndex } from './reading/names.ts';
import { readOccupancy } from './reading/occupancy.ts';
import { readParking } from './reading/parking.ts';
import { readFgts, readFinancing } from './reading/payment.ts';
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
import { type Chip, type Scan, scanOf, setAside } from './reading/scan.ts';
import { readSellers } from './reading/seller.ts';
import { mendWord } from './reading/spelling.ts';
import { readSquareMetre } from './reading/square-metre.ts';

export type { CityPlace, PlaceIndex, Seller, StatePlace } from './reading/place-index.ts';
export type { Chip, ChipKind } from './reading/scan.ts';

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
}

/** What a sentence is asked for; `place` is region, state and cities. */
const statable = [
  'propertyType',
  'type',
  'modality',
  'place',
  'price',
  'squareMetre',
  'discount',
  'area',
  'bedrooms',
  'parking',
  'financing',
  'fgts',
  'occupancy',
  'dates',
  'phase',
  'seller',
  'nextPrice',
  'discountRank',
  'squareMetreRank',
] as const;

/** The kinds of filters that are stated on their own: a sentence's words for them are left in the rest. */
export type Stated = Partial<Record<(typeof statable)[number], boolean>>;

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
  const occupancy = unless('occupancy', readOccupancy, null);
  const garage = unless('propertyType', readGarage, []);
  const bedrooms = unless('bedrooms', readBedrooms, []);
  const parkingMin = unless('parking', readParking, null);
  const nextPriceMax = unless('nextPrice', readNextPrice, null);
  const discountRankMin = unless('discountRank', readDiscountRank, null);
  const squareMetreRankMin = unless('squareMetreRank', readSquareMetreRank, null);
  const squareMetre = unless('squareMetre', readSquareMetre, noRange);
  const area = unless('area', readArea, null);
  const discountMin = unless('discount', readDiscount, null);
  const phase = unless('phase', readPhase, null);
  const dates = unless('dates', (scan) => readDates(scan, today), noDates);
  const price = unless('price', readPrice, noRange);
  const financing = unless('financing', readFinancing, false);
  const fgts = unless('fgts', readFgts, false);
  const modalities = unless('modality', readModalities, []);
  const sellers = unless('seller', (scan) => readSellers(scan, index), []);
  const types = unless('type', readTypes, []);
  const asked = unless('propertyType', (scan) => readProperty(scan, citySpans(scan, index)), noProperty);
  const property = garage.length > 0 ? { types: [], kinds: garage } : asked;
  const measured = area && isLand(property) ? asLand(area) : area;
  const filters = {
    ...propertyFilters(property),
    types,
    modalities,
    priceMin: price.min,
    priceMax: price.max,
    squareMetreMin: squareMetre.min,
    squareMetreMax: squareMetre.max,
    discountMin,
    areaMin: measured?.min ?? null,
    areaMax: measured?.max ?? null,
    areaKind: measured?.kind ?? null,
    bedrooms,
    parkingMin,
    financing,
    fgts,
    occupancy,
    dateFrom: dates.from,
    dateTo: dates.to,
    sources: sellers.flatMap((seller) => ('source' in seller ? seller.source : [])),
    auctioneerIds: sellers.flatMap((seller) => ('auctioneerId' in seller ? seller.auctioneerId : [])),
    phase,
    nextPriceMax,
    discountRankMin,
    squareMetreRankMin,
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
  const where = stated.place ? noPlaces : readPlaces(scan, index);
  dropNeighborhoodWord(scan);
  for (const putBack of restore) putBack();
  const chips = scan.chips
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, label, text }) => ({ kind, label, text }));
  return { filters: said({ ...facts, ...where }), chips, rest: restOf(scan) };
}
