import type { Round } from '@martelo/domain/auction';
import { saleMethodOf } from '@martelo/domain/sale-method';

import { places } from '../../places/places.ts';
import type { ListedAuction } from './listed-auction.ts';
import { readFacts } from './feed-facts.ts';
import {
  type FeedRecord,
  readArea,
  readAll,
  readChoice,
  readCount,
  readDateTime,
  readDegrees,
  readMoney,
  readText,
  readUrl,
  readYesOrNo,
  required,
  WrongField,
} from './feed-field.ts';
import { readLink } from './read-link.ts';

const types: ReadonlyMap<string, ListedAuction['type']> = new Map([
  ['judicial', 1],
  ['extrajudicial', 2],
  ['administrativo', 4],
  ['voluntario', 5],
]);

/** Property types as the feed names them, with the subcategory of each (RULE-08). */
const propertyTypes: ReadonlyMap<string, number> = new Map([
  ['casa', 1],
  ['apartamento', 2],
  ['terreno', 3],
  ['galpao', 4],
  ['comercial', 10],
  ['rural', 11],
]);

const maxImages = 30;
/** A drawing of the platform's own, which has no address until it is served. */
const illustration = /^illustrations\/[a-z]{1,20}-[A-Za-z0-9]{1,60}\.svg$/;

function readImages(record: FeedRecord): string[] {
  const value = Object.hasOwn(record, 'images') ? record['images'] : null;
  const listed: unknown = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : (value ?? []);
  if (!Array.isArray(listed) || listed.length > maxImages)
    throw new WrongField('images', `deve ser uma lista de até ${maxImages} endereços`);
  return listed.map((image: unknown) => {
    const link = typeof image === 'string' ? (illustration.test(image) ? image : readLink(image)) : null;
    if (!link) throw new WrongField('images', 'só pode ter endereços que comecem por http:// ou https://');
    return link;
  });
}

interface RoundDates {
  dateFirst?: Date | null;
  dateSecond?: Date | null;
  dateThird?: Date | null;
  minimumThird?: number | null;
}

/** Errors among the readable rounds: dates must be in order, and a third minimum needs its date. */
const compareRounds = ({ dateFirst, dateSecond, dateThird, minimumThird }: RoundDates) => [
  dateSecond && dateFirst === null && new WrongField('second_date', "só pode vir com 'first_date'"),
  dateSecond &&
    dateFirst &&
    dateSecond <= dateFirst &&
    new WrongField('second_date', "deve ser depois de 'first_date'"),
  dateThird && dateSecond === null && new WrongField('third_date', "só pode vir com 'second_date'"),
  dateThird &&
    dateSecond &&
    dateThird <= dateSecond &&
    new WrongField('third_date', "deve ser depois de 'second_date'"),
  Boolean(minimumThird) &&
    dateThird === null &&
    new WrongField('third_minimum', "só pode vir com 'third_date'"),
];

function readRounds(record: FeedRecord) {
  const { dateThird, minimumThird, ...rounds } = readAll(
    record,
    {
      dateFirst: (lot) => readDateTime(lot, 'first_date'),
      dateSecond: (lot) => readDateTime(lot, 'second_date'),
      dateThird: (lot) => readDateTime(lot, 'third_date'),
      minimumFirst: (lot) => required('first_minimum', readMoney(lot, 'first_minimum')),
      minimumSecond: (lot) => readMoney(lot, 'second_minimum'),
      minimumThird: (lot) => readMoney(lot, 'third_minimum'),
    },
    compareRounds,
  );
  const third: Round | null = dateThird && { date: dateThird, minimum: minimumThird };
  return { ...rounds, ...(third && { third }) };
}

/** The kind of sale: by the words of the modality, else by the fields of the rounds. */
function readSale(record: FeedRecord): Pick<ListedAuction, 'modality' | 'directSale' | 'saleMethod'> {
  const modality = readText(record, 'modality', 80);
  const directSale = readYesOrNo(record, 'direct_sale') ?? false;
  const byRounds = readDateTime(record, 'first_date') ? 'rounds' : 'auction';
  const saleMethod = saleMethodOf(modality) ?? (directSale ? 'direct' : byRounds);
  return { modality, directSale, saleMethod };
}

const missingDegrees = (field: string) => new WrongField(field, 'falta: as duas coordenadas vêm juntas');

const readPoint = (record: FeedRecord) =>
  readAll(
    record,
    {
      latitude: (lot) => readDegrees(lot, 'latitude', -34, 6),
      longitude: (lot) => readDegrees(lot, 'longitude', -74, -28),
    },
    // An unreadable one counts as given.
    ({ latitude, longitude }) => [
      latitude === null && longitude !== null && missingDegrees('latitude'),
      longitude === null && latitude !== null && missingDegrees('longitude'),
    ],
  );

function readAuctioneer(record: FeedRecord): ListedAuction['auctioneer'] {
  const { name, ...contact } = readAll(record, {
    name: (lot) => readText(lot, 'auctioneer', 120),
    website: (lot) => readUrl(lot, 'auctioneer_website'),
    phone: (lot) => readText(lot, 'auctioneer_phone', 40),
    logo: (lot) => readUrl(lot, 'auctioneer_logo'),
  });
  return name === null ? null : { name, ...contact };
}

/** The lot's number. Throws WrongField where it has none. */
export const readCode = (record: FeedRecord): string => required('code', readText(record, 'code', 60));

function readState(record: FeedRecord): string {
  const uf = required('uf', readText(record, 'uf', 20)).toUpperCase();
  if (!places().findState(uf)) throw new WrongField('uf', 'deve ser a sigla de um estado, como SP');
  return uf;
}

const readers = {
  code: readCode,
  title: (lot: FeedRecord) => required('title', readText(lot, 'title', 200)),
  type: (lot: FeedRecord) => required('type', readChoice(lot, 'type', types)),
  sale: readSale,
  subcategoryId: (lot: FeedRecord) => readChoice(lot, 'property_type', propertyTypes),
  kind: (lot: FeedRecord) => readText(lot, 'kind', 60),
  uf: readState,
  city: (lot: FeedRecord) => required('city', readText(lot, 'city', 100)),
  neighborhood: (lot: FeedRecord) => readText(lot, 'neighborhood', 120),
  address: (lot: FeedRecord) => readText(lot, 'address', 250),
  point: readPoint,
  rounds: readRounds,
  valuation: (lot: FeedRecord) => readMoney(lot, 'valuation'),
  areaTotal: (lot: FeedRecord) => readArea(lot, 'area_total'),
  areaPrivate: (lot: FeedRecord) => readArea(lot, 'area_private'),
  areaLand: (lot: FeedRecord) => readArea(lot, 'area_land'),
  bedrooms: (lot: FeedRecord) => readCount(lot, 'bedrooms', 99),
  parking: (lot: FeedRecord) => readCount(lot, 'parking', 999),
  financing: (lot: FeedRecord) => readYesOrNo(lot, 'financing'),
  extra: (lot: FeedRecord) => readText(lot, 'extra', 4000),
  link: (lot: FeedRecord) => required('link', readUrl(lot, 'link')),
  images: readImages,
  auctioneer: readAuctioneer,
  featured: (lot: FeedRecord) => readYesOrNo(lot, 'featured') ?? false,
};

/** A lot, and its left-out fields. */
interface FeedLot {
  auction: ListedAuction;
  warning: string | null;
}

/**
 * One lot of the feed. Throws WrongFields with all that is wrong; errors of optional fields become warnings instead.
 */
export function readFeedLot(record: FeedRecord): FeedLot {
  const { sale, point, rounds, ...fields } = readAll(record, readers);
  const { facts, warning } = readFacts(record);
  return { auction: { ...fields, ...sale, ...point, ...rounds, ...(facts && { facts }) }, warning };
}
