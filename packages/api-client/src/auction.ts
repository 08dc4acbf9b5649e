import type { Auction, Auctioneer, AuctionFacts, Debt, Round } from '@martelo/domain/auction';
import { propertyTypeOf } from '@martelo/domain/codes';
import { parseDateTime } from '@martelo/domain/dates';
import { sizedAddress } from '@martelo/domain/image-sizes';
import { collectImages, worthShowing } from '@martelo/domain/images';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

import { fromLegacy, type LegacyAuction } from './auction-legacy.ts';
import { auctionType, centavos, httpLink } from './auction-values.ts';
import { toSource } from './source.ts';

export type WireAuction = components['schemas']['Auction'];
type WireFacts = components['schemas']['AuctionFacts'];
type WireDebt = components['schemas']['Debt'];

const round = (date: string | null, minimum: number | null): Round | null => {
  const parsed = date === null ? null : parseDateTime(date);
  return parsed && { date: parsed, minimum: centavos(minimum) };
};
const httpsLink = (link: string | null) =>
  link !== null && link.startsWith('https://') && URL.canParse(link) ? link : null;

function toAuctioneer(
  wire: NonNullable<WireAuction['auctioneers']>,
  imageHost: string,
  key: string,
): Auctioneer {
  const logo = httpLink(wire.logo);
  const sizedLogo = logo && sizedAddress(logo, imageHost, key);
  return { ...wire, website: httpLink(wire.website), logo, ...(sizedLogo && { sizedLogo }) };
}

const toDebt = (wire: WireDebt | null): Debt | null =>
  wire && { amount: centavos(wire.amount), paidBy: wire.paid_by };

const toFacts = (wire: WireFacts): AuctionFacts => ({
  editalUrl: httpsLink(wire.edital_url),
  processNumber: wire.process_number,
  occupancy: wire.occupancy,
  acceptsFgts: wire.accepts_fgts,
  postalCode: wire.postal_code,
  registration: wire.registration,
  iptu: toDebt(wire.iptu_debt),
  condominium: toDebt(wire.condominium_debt),
  bids: wire.bids,
});

/** Either format of the wire as the one shape that screens know (RULE-09). */
export function toAuction(
  wire: (WireAuction & { facts?: WireFacts | null }) | LegacyAuction,
  imageHost = '',
): Auction {
  return 'uuid_key' in wire ? fromNew(wire, imageHost) : fromLegacy(wire, imageHost);
}

function fromNew(wire: WireAuction & { facts?: WireFacts | null }, imageHost: string): Auction {
  const third = round(wire.date_third ?? null, wire.minimum_value_third ?? null);
  return {
    key: wire.uuid_key,
    code: wire.code,
    title: wire.title,
    type: auctionType(wire.type),
    modality: wire.modality,
    directSale: wire.direct_sale,
    ...(wire.sale_method && { saleMethod: wire.sale_method }),
    ...(wire.type_inferred && { typeInferred: true }),
    propertyType: wire.subcategory && propertyTypeOf(wire.subcategory.id),
    kind: wire.kind,
    rounds: {
      first: round(wire.date_first, wire.minimum_value_first),
      second: round(wire.date_second, wire.minimum_value_second),
      ...(third && { third }),
    },
    ...(wire.date_second === null &&
      wire.minimum_value_second !== null && { undatedSecond: centavos(wire.minimum_value_second) }),
    price: centavos(wire.minimum_value_first),
    valuation: centavos(wire.price_valuation),
    place: {
      address: wire.address,
      neighborhood: wire.neighborhood,
      ...(wire.district && { district: wire.district }),
      city: wire.city,
      state: wire.state,
      latitude: wire.latitude,
      longitude: wire.longitude,
      ...(wire.position && { position: wire.position }),
    },
    areas: { total: wire.area_total, private: wire.area_private, land: wire.area_land },
    bedrooms: wire.bedrooms,
    parking: wire.parking,
    financing: wire.accepts_financing,
    images: worthShowing(collectImages(wire, imageHost, wire.uuid_key)),
    link: httpLink(wire.link),
    extra: wire.extra,
    auctioneer: wire.auctioneers && toAuctioneer(wire.auctioneers, imageHost, wire.uuid_key),
    featured: wire.featured,
    ...(wire.facts && { facts: toFacts(wire.facts) }),
    goneSince: wire.gone_since,
    source: toSource(wire.source),
    ...(wire.told_next_price && {
      forecastNextPrice: { ...wire.told_next_price, price: toCentavos(wire.told_next_price.price) },
    }),
    sample: wire.sample,
  };
}
