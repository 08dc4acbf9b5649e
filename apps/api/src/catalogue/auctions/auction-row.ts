import type { SaleMethod } from '@martelo/domain/auction';
import { formatDateTime } from '@martelo/domain/dates';
import type { components } from '@martelo/openapi/schema';
import { sql } from 'kysely';

import { cityPositions } from '../places/city-positions.ts';
import { illustrationPath } from './illustration-path.ts';
import { picturesOf } from './pictures-of.ts';

export type WireAuction = components['schemas']['Auction'];

/** One auction as the statements below give it: money in centavos, times as Date. */
export interface AuctionRow {
  id: number;
  uuid_key: string;
  code: string;
  title: string;
  type: number;
  modality: string | null;
  direct_sale: boolean;
  sale_method: SaleMethod | null;
  type_inferred: boolean;
  subcategory_id: number | null;
  kind: string | null;
  state_id: number;
  state_name: string;
  uf: string;
  city_id: number | null;
  city_name: string | null;
  district: string | null;
  neighborhood: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  date_first: Date | null;
  date_second: Date | null;
  date_third: Date | null;
  minimum_first: number | null;
  minimum_second: number | null;
  minimum_third: number | null;
  valuation: number | null;
  area_total: number | null;
  area_private: number | null;
  area_land: number | null;
  bedrooms: number | null;
  parking: number | null;
  financing: boolean | null;
  extra: string | null;
  link: string | null;
  images: string[];
  featured: boolean;
  list_date: string;
  gone_since: string | null;
  source_name: string;
  fresh_days: number;
  sample: boolean;
  /** The next price as search knows it, with its proof. */
  told_next_price: {
    price: number;
    kind: 'observed' | 'frequent';
    hits: number;
    falls: number;
    from: string;
    to: string;
  } | null;
  auctioneer: {
    id: number;
    name: string;
    website: string | null;
    phone: string | null;
    logo: string | null;
  } | null;
}

/**
 * The columns of AuctionRow; `a` is auctions. What stands elsewhere is looked up row by row: joins take longer to plan
 * than to run.
 */
export const auctionColumns = sql`
  a.id, a.uuid_key, a.code, a.title, a.type, a.modality, a.direct_sale, a.sale_method, a.type_inferred, a.subcategory_id, a.kind, a.state_id,
  (select name from states where id = a.state_id) as state_name, a.uf, a.city_id,
  coalesce((select name from cities where id = a.city_id), a.city_name) as city_name, a.district, a.neighborhood, a.address,
  a.latitude, a.longitude, a.date_first, a.date_second, a.date_third, a.minimum_first, a.minimum_second, a.minimum_third,
  a.valuation, a.area_total, a.area_private, a.area_land, a.bedrooms, a.parking, a.financing, a.extra, a.link, a.images, a.featured, a.list_date,
  a.gone_since, (select name from sources where id = a.source_id) as source_name,
  (select fresh_days from sources where id = a.source_id) as fresh_days,
  (select sample from sources where id = a.source_id) as sample,
  (select json_build_object('id', id, 'name', name, 'website', website, 'phone', phone, 'logo', logo)
    from auctioneers where id = a.auctioneer_id) as auctioneer,
  (select json_build_object('price', e.next_price, 'kind', f.kind, 'hits', p.hits, 'falls', p.falls, 'from', p.from_date,
      'to', p.to_date)
    from search_evidence e join price_forecasts f on f.auction_id = e.auction_id and f.ended_by is null
      join forecast_proofs p on p.source_id = a.source_id and p.mode = a.sale_method and p.kind = f.kind
    where e.auction_id = a.id and e.next_price = f.next_price and a.gone_since is null) as told_next_price`;

export const typeNames = ['judicial', 'extrajudicial', 'caixa', 'administrativo', 'voluntario'] as const;

export const subcategoryNames: Readonly<Record<number, string>> = {
  1: 'Casas',
  2: 'Apartamentos',
  3: 'Terrenos',
  4: 'Galpões',
  5: 'Comercial',
  10: 'Comercial',
  11: 'Imóveis Rurais',
};

/** Reais, as the wire has them. */
export const reais = (centavos: number | null) => (centavos === null ? null : centavos / 100);

/** The source's own coordinates, else its municipality's seat, and which of both they are. */
function whereIs({ latitude, longitude, city_id: cityId }: AuctionRow) {
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
    type: typeNames[row.type - 1] ?? null,
    modality: row.modality,
    direct_sale: row.direct_sale,
    sale_method: row.sale_method,
    type_inferred: row.type_inferred,
    featured: row.featured,
    date_first: row.date_first && formatDateTime(row.date_first),
    date_second: row.date_second && formatDateTime(row.date_second),
    date_third: row.date_third && formatDateTime(row.date_third),
    minimum_value_first: reais(row.minimum_first),
    minimum_value_second: reais(row.minimum_second),
    minimum_value_third: reais(row.minimum_third),
    price_valuation: reais(row.valuation),
    extra: row.extra,
    link: row.link,
    address: row.address,
    neighborhood: row.neighborhood,
    district: row.district,
    ...whereIs(row),
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
      price: row.told_next_price.price / 100,
    },
  };
}
