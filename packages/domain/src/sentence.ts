import type { CalendarDate } from './auction.ts';
import { subcategoriesOf } from './codes.ts';
import type { ListFilters } from './list-filters.ts';
import { readTypes } from './reading/auction-type.ts';
import { readBedrooms } from './reading/bedrooms.ts';
import { citySpans } from './reading/names.ts';
import { readPhase } from './reading/phase.ts';
import type { PlaceIndex } from './reading/place-index.ts';
import { readPlaces } from './reading/places.ts';
import { readPrice } from './reading/price.ts';
import { readPropertyTypes } from './reading/property-type.ts';
import { dropFillers, restOf } from './reading/rest.ts';
import { type Chip, scanOf } from './reading/scan.ts';

export type { CityPlace, PlaceIndex, StatePlace } from './reading/place-index.ts';
export type { Chip, ChipKind } from './reading/scan.ts';

/** What a sentence can say: every filter but the words themselves, and how a list is shown. */
export type ReadFilters = Partial<
  Omit<ListFilters, 'keyword' | 'neighborhoods' | 'auctioneerIds' | 'order' | 'view' | 'page'>
>;

/** What a sentence says, as filters, and the words that say none. */
export interface Reading {
  /** Only what was read: no nulls, no empty lists. */
  filters: ReadFilters;
  /** In the order of the sentence. */
  chips: readonly Chip[];
  /** What was not understood, as it was written: the keyword to search by. */
  rest: string;
}

/** The kinds of filters that are stated on their own: a sentence's words for them are left in the rest. */
export type Stated = Partial<
  Record<'propertyType' | 'type' | 'place' | 'price' | 'bedrooms' | 'phase', boolean>
>;

const maxSentenceLength = 400;

/**
 * Filters out of a sentence such as 'apartamento de 2 quartos em Goiânia até 200 mil', by rules alone.
 *
 * A place is read by its longest name; a name of several cities needs a UF or means the one with by far the most
 * auctions; 'São Paulo' and 'Rio de Janeiro' are the cities unless 'estado de' or 'interior de' stands before; a city
 * named by a common word (Natal, Bonito) is read after a preposition, with a UF, or alone. Without 'em' or a UF a city
 * must have more auctions than the neighbourhoods of its name. 'Imóvel' and 'leilão' say nothing and are dropped. Text
 * too long for a sentence is all rest.
 */
export function readSentence(
  text: string,
  places: PlaceIndex,
  stated: Stated = {},
  _today?: CalendarDate,
): Reading {
  if (text.length > maxSentenceLength) return { filters: {}, chips: [], rest: text };
  const scan = scanOf(text);
  const price = stated.price ? { min: null, max: null } : readPrice(scan);
  const bedrooms = stated.bedrooms ? null : readBedrooms(scan);
  const phase = stated.phase ? null : readPhase(scan);
  const types = stated.type ? [] : readTypes(scan);
  const properties = stated.propertyType ? [] : readPropertyTypes(scan, citySpans(scan, places));
  dropFillers(scan);
  const { stateId, cityIds } = stated.place ? { stateId: null, cityIds: [] } : readPlaces(scan, places);
  const [property] = properties;

  const filters: ReadFilters = {
    ...(properties.length === 1 && property && { propertyType: property }),
    ...(properties.length > 1 && {
      subcategoryIds: properties.flatMap(subcategoriesOf).toSorted((a, b) => a - b),
    }),
    ...(types.length > 0 && { types }),
    ...(stateId !== null && { stateId }),
    ...(cityIds.length > 0 && { cityIds }),
    ...(price.min !== null && { priceMin: price.min }),
    ...(price.max !== null && { priceMax: price.max }),
    ...(bedrooms !== null && { bedrooms: [bedrooms] }),
    ...(phase !== null && { phase }),
  };
  const chips = scan.chips
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, label, text }) => ({ kind, label, text }));
  return { filters, chips, rest: restOf(scan) };
}
