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
  /**
   * ISO, or `dd/mm/yyyy` with or without `hh:mm` and seconds; in São Paulo unless it names its zone. A day alone lasts
   * until its last minute. Null for other shapes.
   */
  endDate?: string | null;
  type?: string | null;
  featured?: boolean | number | null;
  images?: readonly string[] | string | null;
  featured_image?: string | null;
  image?: string | null;
  gallery?: readonly string[] | string | null;
  images_gallery?: readonly string[] | string | null;
}

const dayFirst = /^(\d{2}\/\d{2}\/\d{4})(?:,? (\d{1,2}:\d{2})(?::\d{2})?)?$/;
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/;
const lastMinute = '23:59';

function parseEnd(text: string): Date | null {
  const written = text.trim();
  const [, date, hour = lastMinute] = dayFirst.exec(written) ?? [];
  if (date) return parseDateTime(`${date} ${hour.padStart(5, '0')}`);
  const [, year, month, day, time = lastMinute, utc, hours, minutes = '00'] = iso.exec(written) ?? [];
  if (!year) return null;
  if (!utc && !hours) return parseDateTime(`${day}/${month}/${year} ${time}`);
  const clock = written.replace(' ', 'T').replace(/[+-]\d{2}(?::?\d{2})?$/, '');
  const instant = new Date(utc ? clock : `${clock}${hours}:${minutes}`);
  // `new Date` takes 31 February for 3 March.
  const onCalendar = parseDateTime(`${day}/${month}/${year} 12:00`);
  return onCalendar && !Number.isNaN(instant.getTime()) ? instant : null;
}

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
