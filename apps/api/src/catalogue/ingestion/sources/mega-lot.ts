import { parseDateTime } from '@martelo/domain/dates';
import { parseReais } from '@martelo/domain/money';

import { places } from '../../places/places.ts';
import type { ListedAuction } from './listed-auction.ts';
import { cleanText } from '../../../platform/text/clean-text.ts';
import { readMegaTitle } from './mega-title.ts';
import { readLink } from './read-link.ts';
import { titleCase } from './title-case.ts';

const columns = [
  'title',
  'current_bid',
  'minimum_bid',
  'auction_date',
  'auction_type',
  'source_url',
  'image_url',
  'lot_number',
] as const;

export type MegaColumn = (typeof columns)[number];
export const megaColumns: readonly string[] = columns;

/** Mega's own categories, by the lot's address, as subcategories (RULE-08). */
const subcategories: Readonly<Record<string, number>> = {
  casas: 1,
  apartamentos: 2,
  'terrenos-e-lotes': 3,
  'terrenos-para-incorporacao': 3,
  glebas: 3,
  galpoes: 4,
  'galpoes--industriais': 4,
  'imoveis-comerciais': 10,
  hoteis: 10,
  'imoveis-rurais': 11,
};

/**
 * J lots are judicial, X lots extrajudicial: the column `auction_type` says 'Judicial' of all, of fiduciary sales too,
 * and decides only where the lot's letter is another. A type that contradicts the column is marked as derived
 * (LABEL-06).
 */
function readType(lot: string, column: string): { type: 1 | 2; typeInferred: boolean } {
  const stated = /^extra/i.test(column) ? 2 : 1;
  const type = lot.startsWith('X') ? 2 : lot.startsWith('J') ? 1 : stated;
  return { type, typeInferred: type !== stated };
}

/** The address without tracking parameters. */
function withoutCampaign(link: string): string {
  const url = new URL(link);
  const remaining = [...url.searchParams].filter(([name]) => !name.startsWith('utm_'));
  url.search = new URLSearchParams(remaining).toString();
  return url.href;
}

/** Whether `dd/mm/yyyy hh:mm` is past at `yyyy-mm-ddThh:mm…`, both on the list's clock. */
function isBefore(when: string, listed: string): boolean {
  const [day = '', month = '', year = '', time = ''] = when.split(/[/ ]/);
  return `${year}-${month}-${day}T${time}` < listed.slice(0, 16);
}

function readPlace(link: string) {
  const [, , section = '', state = '', slug = ''] = new URL(link).pathname.split('/');
  const uf = state.toUpperCase();
  if (!places().findState(uf)) return null;
  const name = slug.replaceAll('-', ' ');
  return { section, uf, city: places().findCity(uf, name)?.name ?? titleCase(name.toUpperCase()) };
}

/**
 * One property of Mega's list, or the sentence that says why it can't be imported. The column `city` holds the state or
 * a piece of the title, so the place comes from the lot's address. `current_bid` is the current round's minimum. Before
 * the first round a lower `minimum_bid` is the second's; once it is past both are, and the first's is no longer stated.
 * The second's date is not in the list (docs/decisions/0060).
 */
export function readMegaLot(
  record: Readonly<Record<MegaColumn, string> & { scraped_at?: string }>,
): ListedAuction | string {
  const code = cleanText(record.lot_number).toUpperCase();
  if (!/^[A-Z]{0,3}\d{1,12}$/.test(code)) return `O lote '${code.slice(0, 40)}' não tem um número.`;
  const listedLink = readLink(record.source_url);
  if (!listedLink) return 'O link do lote não é um endereço http(s).';
  const place = readPlace(listedLink);
  if (!place) return 'O link do lote não diz o estado do imóvel.';
  const bid = parseReais(record.current_bid.replace(/\.0$/, ''));
  const least = parseReais(record.minimum_bid.replace(/\.0$/, ''));
  if (!bid || !least)
    return `O lance '${(bid ? record.minimum_bid : record.current_bid).slice(0, 40)}' não é um valor em reais.`;

  const [, label = '', when = ''] =
    /^(Data|1ª Praça|2ª Praça): (.{16})$/.exec(cleanText(record.auction_date)) ?? [];
  const date = parseDateTime(when);
  if (!date)
    return `A data '${record.auction_date.slice(0, 40)}' não está na forma 'Data: dd/mm/aaaa hh:mm'.`;
  const inSecond = label === '1ª Praça' && least === bid && isBefore(when, record.scraped_at ?? '');
  const twoRounds = inSecond || (label !== 'Data' && least < bid);
  const title = cleanText(record.title);
  const said = readMegaTitle(title, place.city, place.uf);
  const subcategoryId = subcategories[place.section] ?? null;
  // A single area of a plot or of a rural property is its land.
  const onlyLand = said.land === null && (subcategoryId === 3 || subcategoryId === 11);
  const image = readLink(record.image_url);
  return {
    code,
    title,
    ...readType(code, record.auction_type),
    modality: null,
    directSale: false,
    // 'Data' is one date without a word about the praça.
    saleMethod: label === 'Data' ? 'auction' : 'rounds',
    subcategoryId,
    kind: said.kind || null,
    uf: place.uf,
    city: place.city,
    neighborhood: said.neighborhood,
    address: said.address,
    latitude: null,
    longitude: null,
    ...(label === '2ª Praça' ? { dateFirst: null, dateSecond: date } : { dateFirst: date, dateSecond: null }),
    minimumFirst: inSecond ? undefined : twoRounds ? bid : least,
    minimumSecond: twoRounds ? least : null,
    valuation: null,
    areaTotal: onlyLand ? null : said.built,
    areaPrivate: null,
    areaLand: onlyLand ? said.built : said.land,
    bedrooms: said.bedrooms,
    parking: said.parking,
    financing: undefined,
    extra: null,
    link: withoutCampaign(listedLink),
    images: image ? [image] : [],
    auctioneer: { name: 'Mega Leilões', website: 'https://www.megaleiloes.com.br/', phone: null, logo: null },
    featured: false,
  };
}
