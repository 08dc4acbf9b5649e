import type { Round } from '@martelo/domain/auction';
import { saleMethodOf } from '@martelo/domain/sale-method';

import { places } from '../../places/places.ts';
import type { ListedAuction } from './listed-auction.ts';
import { readFacts } from './feed-facts.ts';
import {
  type FeedRecord,
  readArea,
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

function readRounds(record: FeedRecord) {
  const dateFirst = readDateTime(record, 'first_date');
  const dateSecond = readDateTime(record, 'second_date');
  if (dateSecond && !dateFirst) throw new WrongField('second_date', "só pode vir com 'first_date'");
  if (dateFirst && dateSecond && dateSecond <= dateFirst)
    throw new WrongField('second_date', "deve ser depois de 'first_date'");
  const third = readThird(record, dateSecond);
  const minimumFirst = required('first_minimum', readMoney(record, 'first_minimum'));
  const minimumSecond = readMoney(record, 'second_minimum');
  return { dateFirst, dateSecond, minimumFirst, minimumSecond, ...(third && { third }) };
}

/** The third round: always dated, after a dated second. */
function readThird(record: FeedRecord, dateSecond: Date | null): Round | null {
  const date = readDateTime(record, 'third_date');
  const minimum = readMoney(record, 'third_minimum');
  if (date && !dateSecond) throw new WrongField('third_date', "só pode vir com 'second_date'");
  if (date && dateSecond && date <= dateSecond)
    throw new WrongField('third_date', "deve ser depois de 'second_date'");
  if (minimum !== null && !date) throw new WrongField('third_minimum', "só pode vir com 'third_date'");
  return date && { date, minimum };
}

/** How it is sold: by the words of the modality, else by what stands in the fields of the rounds. */
function readSale(record: FeedRecord): Pick<ListedAuction, 'modality' | 'directSale' | 'saleMethod'> {
  const modality = readText(record, 'modality', 80);
  const directSale = readYesOrNo(record, 'direct_sale') ?? false;
  const byRounds = readDateTime(record, 'first_date') ? 'rounds' : 'auction';
  const saleMethod = saleMethodOf(modality) ?? (directSale ? 'direct' : byRounds);
  return { modality, directSale, saleMethod };
}

function readPoint(record: FeedRecord) {
  const latitude = readDegrees(record, 'latitude', -34, 6);
  const longitude = readDegrees(record, 'longitude', -74, -28);
  if ((latitude === null) !== (longitude === null))
    throw new WrongField(
      latitude === null ? 'latitude' : 'longitude',
      'falta: as duas coordenadas vêm juntas',
    );
  return { latitude, longitude };
}

function readAuctioneer(record: FeedRecord): ListedAuction['auctioneer'] {
  const name = readText(record, 'auctioneer', 120);
  const website = readUrl(record, 'auctioneer_website');
  const phone = readText(record, 'auctioneer_phone', 40);
  const logo = readUrl(record, 'auctioneer_logo');
  return name === null ? null : { name, website, phone, logo };
}

/** The lot's number. Throws WrongField where it has none. */
export const readCode = (record: FeedRecord): string => required('code', readText(record, 'code', 60));

/** A lot, and what of it was left out. */
interface FeedLot {
  auction: ListedAuction;
  warning: string | null;
}

/**
 * One lot of the feed, every field checked. Throws WrongField at the first without which it is none; those that may be
 * missing are named.
 */
export function readFeedLot(record: FeedRecord): FeedLot {
  const auction = readAuction(record);
  const { facts, warning } = readFacts(record);
  return { auction: facts ? { ...auction, facts } : auction, warning };
}

function readAuction(record: FeedRecord): ListedAuction {
  const code = readCode(record);
  const uf = required('uf', readText(record, 'uf', 20)).toUpperCase();
  if (!places().findState(uf)) throw new WrongField('uf', 'deve ser a sigla de um estado, como SP');
  return {
    code,
    title: required('title', readText(record, 'title', 200)),
    type: required('type', readChoice(record, 'type', types)),
    ...readSale(record),
    subcategoryId: readChoice(record, 'property_type', propertyTypes),
    kind: readText(record, 'kind', 60),
    uf,
    city: required('city', readText(record, 'city', 100)),
    neighborhood: readText(record, 'neighborhood', 120),
    address: readText(record, 'address', 250),
    ...readPoint(record),
    ...readRounds(record),
    valuation: readMoney(record, 'valuation'),
    areaTotal: readArea(record, 'area_total'),
    areaPrivate: readArea(record, 'area_private'),
    areaLand: readArea(record, 'area_land'),
    bedrooms: readCount(record, 'bedrooms', 99),
    parking: readCount(record, 'parking', 999),
    financing: readYesOrNo(record, 'financing'),
    extra: readText(record, 'extra', 4000),
    link: required('link', readUrl(record, 'link')),
    images: readImages(record),
    auctioneer: readAuctioneer(record),
    featured: readYesOrNo(record, 'featured') ?? false,
  };
}
