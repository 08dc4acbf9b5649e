import { auctionTypes } from '@martelo/domain/auction';
import { formatDateTime } from '@martelo/domain/dates';
import { toReais } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

import { cityPositions } from '../places/city-positions.ts';
import type { AuctionRow } from './auction-row.ts';
import { illustrationPath } from './illustration-path.ts';
import { picturesOf } from './pictures-of.ts';
import { statedFirstMinimum } from './rounds-of.ts';

export type WireAuction = components['schemas']['Auction'];

export const subcategoryNames: Readonly<Record<number, string>> = {
  1: 'Casas',
  2: 'Apartamentos',
  3: 'Terrenos',
  4: 'Galpões',
  5: 'Comercial',
  10: 'Comercial',
  11: 'Imóveis Rurais',
};

/** The source's own coordinates, else its municipality's seat, and which of both they are. */
function coordinatesOf({ latitude, longitude, city_id: cityId }: AuctionRow) {
  if (latitude !== null && longitude !== null) return { latitude, longitude, position: 'address' as const };
  const seat = cityId === null ? undefined : cityPositions().get(cityId);
  return seat
    ? { ...seat, position: 'municipality' as const }
    : { latitude: null, longitude: null, position: null };
}

/** The new format of the wire. Auctions without a picture get the drawn one of their kind. */
export function serializeAuction(row: AuctionRow): WireAuction {
  const given = picturesOf(row);
  const images = given.length > 0 ? given : [illustrationPath(row.kind, row.subcategory_id, row.code)];
  return {
    id: row.id,
    uuid_key: row.uuid_key,
    title: row.title,
    code: row.code,
    type: auctionTypes[row.type - 1] ?? null,
    modality: row.modality,
    direct_sale: row.direct_sale,
    sale_method: row.sale_method,
    type_inferred: row.type_inferred,
    featured: row.featured,
    date_first: row.date_first && formatDateTime(row.date_first),
    date_second: row.date_second && formatDateTime(row.date_second),
    date_third: row.date_third && formatDateTime(row.date_third),
    minimum_value_first: toReais(statedFirstMinimum(row)),
    minimum_value_second: toReais(row.minimum_second),
    minimum_value_third: toReais(row.minimum_third),
    price_valuation: toReais(row.valuation),
    extra: row.extra,
    link: row.link,
    address: row.address,
    neighborhood: row.neighborhood,
    district: row.district,
    ...coordinatesOf(row),
    kind: row.kind,
    area_total: row.area_total,
    area_private: row.area_private,
    area_land: row.area_land,
    bedrooms: row.bedrooms,
    parking: row.parking,
    accepts_financing: row.financing,
    featured_image: images[0] ?? null,
    images,
    category: { id: 1, name: 'Imóveis' },
    subcategory:
      row.subcategory_id === null
        ? null
        : { id: row.subcategory_id, name: subcategoryNames[row.subcategory_id] ?? 'Outros' },
    state: { id: row.state_id, name: row.state_name, uf: row.uf },
    city: row.city_name === null ? null : { id: row.city_id, name: row.city_name },
    auctioneers: row.auctioneer,
    gone_since: row.gone_since,
    source: { name: row.source_name, list_date: row.list_date, fresh_days: row.fresh_days },
    sample: row.sample,
    told_next_price: row.told_next_price && {
      ...row.told_next_price,
      price: toReais(row.told_next_price.price),
    },
  };
}
