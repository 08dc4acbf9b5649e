import type { Auction } from '@martelo/domain/auction';
import { parseDateTime } from '@martelo/domain/dates';
import { collectImages, worthShowing } from '@martelo/domain/images';

import { auctionType, centavos, httpLink } from './auction-values.ts';

/** The format of old items and of the static samples: a number for an id, one date, one price. */
export interface LegacyAuction {
  id: number;
  title: string;
  location?: string | null;
  officialPrice?: number | string | null;
  officialUrl?: string | null;
  /** ISO, or `dd/mm/yyyy hh:mm`; in São Paulo unless it names its zone. A day alone lasts until its last minute. */
  endDate?: string | null;
  type?: string | null;
  featured?: boolean | number | null;
  images?: readonly string[] | string | null;
  featured_image?: string | null;
  image?: string | null;
  gallery?: readonly string[] | string | null;
  images_gallery?: readonly string[] | string | null;
}

const withoutZone = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(?::[\d.]+)?)?$/;
const parseEnd = (text: string): Date | null => {
  const [, year, month, day, time = '23:59'] = withoutZone.exec(text.trim()) ?? [];
  const local = parseDateTime(year ? `${day}/${month}/${year} ${time}` : text);
  if (local || year) return local;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** An item of the old format; what it does not know is null. */
export function fromLegacy(wire: LegacyAuction, imageHost: string): Auction {
  const ends = parseEnd(wire.endDate ?? '');
  const price = centavos(wire.officialPrice);
  return {
    key: String(wire.id),
    code: null,
    title: wire.title,
    type: auctionType(wire.type),
    modality: null,
    directSale: false,
    // The static samples say 'land' or 'property' where others say the kind of auction.
    propertyType: wire.type === 'land' ? 'land' : null,
    kind: null,
    rounds: {
      first: ends && { date: ends, minimum: price },
      second: null,
    },
    price,
    valuation: null,
    place: {
      address: wire.location ?? null,
      neighborhood: null,
      city: null,
      state: null,
      latitude: null,
      longitude: null,
    },
    areas: { total: null, private: null, land: null },
    bedrooms: null,
    parking: null,
    financing: null,
    images: worthShowing(collectImages(wire, imageHost)),
    link: httpLink(wire.officialUrl),
    extra: null,
    auctioneer: null,
    featured: Boolean(wire.featured),
    goneSince: null,
    source: null,
    sample: false,
  };
}
