import type { Auction, AuctionImage } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';
import { formatDate } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { fold } from '@martelo/domain/fold';
import { formatReais } from '@martelo/domain/money';
import { isOver, roundAt, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { nameAt } from '@martelo/domain/place-words';

import { lastPriceLabel } from './past-words.ts';

/** Smallest first, each name once: lists give a town's name as its neighbourhood too, in another spelling. */
function placesOf({ place: { neighborhood, district, city, state } }: Pick<Auction, 'place'>): string[] {
  const cityAndState = city && state ? `${city.name} – ${state.uf}` : (city?.name ?? state?.name);
  const names = new Set([fold(city?.name ?? '')]);
  const finer = [neighborhood, district].filter((name): name is string => {
    const isNew = Boolean(name) && !names.has(fold(name ?? ''));
    names.add(fold(name ?? ''));
    return isNew;
  });
  return cityAndState ? [...finer, cityAndState] : finer;
}

/** 'Setor Bueno, Goiânia – GO', of what is known; empty where nothing is. */
export const placeOf = (auction: Pick<Auction, 'place'>): string => placesOf(auction).join(', ');

/** The kind in the source's words, else its category; null where unknown. */
export const kindOf = ({ kind, propertyType }: Pick<Auction, 'kind' | 'propertyType'>): string | null =>
  kind ?? (propertyType && propertyTypeLabels[propertyType].one);

/** 'Casa, Setor Bueno, Goiânia – GO'. */
export const namedPlace = (auction: Pick<Auction, 'place' | 'kind' | 'propertyType'>): string =>
  nameAt(kindOf(auction) ?? 'Imóvel', placesOf(auction));

function stateOf(auction: Auction, now: Date): string {
  if (isOver(auction, now)) return 'com leilão encerrado';
  const phase = salePhaseAt(auction, now);
  if (phase === 'tender') return 'em licitação';
  return phase === 'online' || phase === 'direct' ? 'à venda' : 'em leilão';
}

function priceWords(auction: Auction, now: Date): string {
  const last = lastPriceLabel(auction);
  if (last !== null) return `${last}, de`;
  return isOver(auction, now) ? 'pedia ao menos' : 'a partir de';
}

/**
 * One or two sentences for search engines and for who is sent a link: figures and dates, and nothing that goes stale.
 */
export function describeAuction(auction: Auction, now: Date): string {
  const { valuation, goneSince } = auction;
  const value = valueAt(auction, now);
  const percent = discountPercent(valuation, value);
  const what = kindOf(auction) ?? 'Imóvel';
  const round = roundAt(auction, now);
  const price = value === null ? null : `${priceWords(auction, now)} ${formatReais(value)}`;
  const below = percent > 0 ? `${percent} % abaixo da avaliação` : null;
  const until = round && !isOver(auction, now) ? `até ${formatDate(round.date)}` : null;
  const state = goneSince === null ? stateOf(auction, now) : 'fora da lista da fonte';
  const facts = [price, below, until].filter((fact) => fact !== null).join(', ');
  return `${nameAt(`${what} ${state}`, placesOf(auction))}${facts && `: ${facts}`}. Preço, avaliação, datas e histórico, com a fonte de cada valor.`;
}

/** A picture that other sites can show: a photo of the source; a drawing says nothing of the property. */
export function photoOf({ images }: Pick<Auction, 'images'>): AuctionImage | null {
  return images.find(({ kind }) => kind === 'photo') ?? null;
}
