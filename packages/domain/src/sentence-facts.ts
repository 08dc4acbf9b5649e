import type { CalendarDate } from './auction.ts';
import type { PriceRange } from './codecs.ts';
import { countedReaders, type DimensionName, wordedReaders } from './list-dimensions.ts';
import type { ListFilters } from './list-filters.ts';
import { asLand } from './reading/area.ts';
import { readTypes } from './reading/auction-type.ts';
import { readDates, type ReadDates } from './reading/dates.ts';
import { citySpans } from './reading/names.ts';
import { readOccupancy } from './reading/occupancy.ts';
import { readPhase } from './reading/phase.ts';
import type { PlaceIndex } from './reading/place-index.ts';
import { readPrice } from './reading/price.ts';
import {
  isLand,
  propertyFilters,
  readGarage,
  readProperty,
  type ReadProperty,
} from './reading/property-type.ts';
import { cutOut, type Scan, setAside } from './reading/scan.ts';
import { ruralNameSpans } from './reading/rural-names.ts';
import { readSellers } from './reading/seller.ts';

/** What a sentence can say: every filter but the words themselves, and how a list is shown. */
export type ReadFilters = Partial<Omit<ListFilters, 'keyword' | 'neighborhoods' | 'order' | 'view' | 'page'>>;

/**
 * The kinds of filters that are stated on their own: a sentence's words for them are left in the rest, or cut out where
 * they are figures, which stand in no text of an auction. `place` is region,
 * state and cities, `seller` source and auctioneer.
 */
export type Stated = Partial<
  Record<DimensionName | 'propertyType' | 'type' | 'place' | 'price' | 'phase' | 'seller', boolean>
>;

const noRange: PriceRange = { min: null, max: null };
const noDates: ReadDates = { from: null, to: null };
const noProperty: ReadProperty = { types: [], kinds: [] };

const figures: ReadonlySet<string> = new Set([...Object.keys(countedReaders), 'price', 'dates']);

/** Kind, size and rooms. The order counts: what is measured or counted is read before what is bare money. */
export function readFacts(scan: Scan, index: PlaceIndex, stated: Stated, today: CalendarDate | null) {
  const restore: (() => void)[] = [];
  const overruled: string[] = [];
  const unless = <Read>(name: keyof Stated, read: (scan: Scan) => Read, none: Read): Read => {
    if (!stated[name]) return read(scan);
    if (figures.has(name)) overruled.push(...cutOut(scan, read));
    else restore.push(setAside(scan, read));
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
  const requested = unless(
    'propertyType',
    (scan) => readProperty(scan, [...citySpans(scan, index), ...ruralNameSpans(scan, index)]),
    noProperty,
  );
  const property = garage.length > 0 ? { types: [], kinds: garage } : requested;
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
  return { filters, restore, overruled };
}
