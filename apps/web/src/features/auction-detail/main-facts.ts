import type { Auction } from '@martelo/domain/auction';
import { occupancyWords } from '@martelo/domain/event-words';
import { formatNumber } from '@martelo/domain/numbers';
import { nonBreakingUnits } from '@martelo/domain/units';

import { placeOf } from './describe-auction.ts';

const counted = (count: number | null, one: string, many: string) =>
  count !== null && count > 0 && `${count} ${count === 1 ? one : many}`;

const area = (squareMetres: number | null, what: string) =>
  squareMetres !== null && squareMetres > 0 && `${what} ${formatNumber(squareMetres, 2)} m²`;

const financing = { true: 'aceita financiamento', false: 'não aceita financiamento' } as const;

/** All but the one before a figure that letters twice as large leave no room for beside its word on a phone. */
const unbreakableSpace = / (?!\d{2,3}\.|\d\.\d{3}\.)/g;

/**
 * What people ask first, in one line under the title: '1 vaga · área privativa 78,36 m² · terreno
 * 153,06 m²'. What the title says already is left out, and so is what the source does not state. It breaks
 * between facts, after the dot, and within one before a long figure alone.
 */
export const mainFacts = (auction: Auction): string => factsOf(auction).join('\u00a0· ');

/** The same one by one, the first with a capital letter. */
export function factsOf(auction: Auction): string[] {
  const { title, areas, bedrooms, parking, facts } = auction;
  const stated = [
    counted(bedrooms, 'quarto', 'quartos'),
    counted(parking, 'vaga', 'vagas'),
    area(areas.private, 'área privativa'),
    area(areas.total === areas.private ? null : areas.total, 'área total'),
    area(areas.land, 'terreno'),
    auction.financing !== null && financing[`${auction.financing}`],
    facts?.occupancy && occupancyWords[facts.occupancy],
  ]
    .filter((fact): fact is string => !!fact && !title.includes(fact))
    .map((fact) => fact.replaceAll(unbreakableSpace, '\u00a0'));
  const place = placeOf(auction);
  const all = [...(place && !title.includes(place) ? [nonBreakingUnits(place)] : []), ...stated];
  return all.map((fact, at) => (at === 0 ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact));
}
