import type { SaleMethod } from '@martelo/domain/auction';
import { sql } from 'kysely';

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
  source_code: string;
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
 * The columns of AuctionRow; `a` is auctions. Columns of other tables are looked up row by row: joins take longer to
 * plan than to run.
 */
export const auctionColumns = sql`
  a.id, a.uuid_key, a.code, a.title, a.type, a.modality, a.direct_sale, a.sale_method, a.type_inferred, a.subcategory_id, a.kind, a.state_id,
  (select name from states where id = a.state_id) as state_name, a.uf, a.city_id,
  coalesce((select name from cities where id = a.city_id), a.city_name) as city_name, a.district, a.neighborhood, a.address,
  a.latitude, a.longitude, a.date_first, a.date_second, a.date_third, a.minimum_first, a.minimum_second, a.minimum_third,
  a.valuation, a.area_total, a.area_private, a.area_land, a.bedrooms, a.parking, a.financing, a.extra, a.link, a.images, a.featured, a.list_date,
  a.gone_since, (select code from sources where id = a.source_id) as source_code,
  (select name from sources where id = a.source_id) as source_name,
  (select fresh_days from sources where id = a.source_id) as fresh_days,
  (select sample from sources where id = a.source_id) as sample,
  (select json_build_object('id', id, 'name', name, 'website', website, 'phone', phone, 'logo', logo)
    from auctioneers where id = a.auctioneer_id) as auctioneer,
  (select json_build_object('price', e.next_price, 'kind', f.kind, 'hits', p.hits, 'falls', p.falls, 'from', p.from_date,
      'to', p.to_date)
    from search_evidence e join price_forecasts f on f.auction_id = e.auction_id and f.ended_by is null
      join forecast_proofs p on p.source_id = a.source_id and p.mode = a.sale_method and p.kind = f.kind
    where e.auction_id = a.id and e.next_price = f.next_price and a.gone_since is null) as told_next_price`;
