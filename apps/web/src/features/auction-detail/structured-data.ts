import type { Auction } from '@martelo/domain/auction';
import { staleDays } from '@martelo/domain/list-age';
import { toReais } from '@martelo/domain/money';
import { isOver, roundAt, valueAt } from '@martelo/domain/phase';
import { unknownOutcome } from '@martelo/domain/unknown-outcome';

import { describeAuction, photoOf } from './describe-auction.ts';

interface Page {
  /** Scheme and host of the site. */
  origin: string;
  path: string;
}

const schema = 'https://schema.org';

/** What search engines read of an auction (schema.org): a listing with its offer; none that is over is offered. */
export function structuredData(auction: Auction, { origin, path }: Page, now: Date): Record<string, unknown> {
  const { place, goneSince, source } = auction;
  const value = valueAt(auction, now);
  const round = roundAt(auction, now);
  const photo = photoOf(auction);
  const over = goneSince !== null || isOver(auction, now);
  // Unknown for an old list, and for one from before a round that is past.
  const isUnknown =
    staleDays(source, now) !== null ||
    (!over && unknownOutcome(auction, source?.listDate ?? null, now) !== null);
  return {
    '@type': 'RealEstateListing',
    name: auction.title,
    description: describeAuction(auction, now),
    url: origin + path,
    inLanguage: 'pt-BR',
    ...(photo && { image: new URL(photo.url, origin).href }),
    ...(place.city && {
      contentLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'BR',
          addressLocality: place.city.name,
          ...(place.state && { addressRegion: place.state.uf }),
        },
      },
    }),
    ...(value !== null && {
      offers: {
        '@type': 'Offer',
        price: toReais(value).toFixed(2),
        priceCurrency: 'BRL',
        ...(!isUnknown && { availability: `${schema}/${over ? 'OutOfStock' : 'InStock'}` }),
        ...(round && { validThrough: round.date.toISOString() }),
        url: origin + path,
      },
    }),
  };
}
