import { formatNumber } from '@martelo/domain/numbers';
import type { Areas, Auction, Place } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';

import type { MessagesWith } from '../messages/messages.tsx';
import type { cardTexts } from '../messages/pt-br-card.ts';

/** The built area where it is known, else the whole, else the land's: what people compare first. */
function mainArea({ private: built, total, land }: Areas): number | null {
  return built ?? total ?? land;
}

/** What three lines of a narrow card hold: of a longer title nobody sees the end. */
const maxShownTitle = 80;

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}²]+/u)
    .join(' ')
    .trim()} `;

/** Tells whether a card's title says something already: no fact stands twice on a card (LABEL-33). */
function readTitle(title: string): (part: string | null | undefined) => boolean {
  const said = title.length <= maxShownTitle ? wordsOf(title) : '';
  return (part) => !!part && said !== '' && said.includes(wordsOf(part));
}

/**
 * 'Sobrado · 2 quartos · 64 m²': what is known and `title` does not say, in the order that people ask; empty where
 * nothing is. A number stays on the line of what it counts.
 */
export function describeFacts(
  { kind, propertyType, bedrooms, areas }: Pick<Auction, 'kind' | 'propertyType' | 'bedrooms' | 'areas'>,
  messages: MessagesWith<typeof cardTexts>,
  title = '',
): string {
  const says = readTitle(title);
  const area = mainArea(areas);
  const what = kind ?? (propertyType && propertyTypeLabels[propertyType].one);
  const others = [
    bedrooms !== null && bedrooms > 0 && messages.bedrooms(bedrooms),
    area !== null && area > 0 && messages.area(formatNumber(area, 2)),
  ];
  return [
    // Further on the same word may be a place's: 'Sobrado em Casa Verde'.
    what && wordsOf(title).startsWith(wordsOf(what)) ? null : what,
    ...others.map((part) => (part && !says(part) ? part.replaceAll(' ', '\u00a0') : null)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * 'Moóca, São Paulo – SP', 'Taguatinga, Brasília – DF'; without city and state the address, which is all that old items
 * have (RULE-09), else 'Localização não especificada' (RULE-04). Empty where `title` says all of it.
 */
export function describePlace(
  { address, neighborhood, district, city, state }: Place,
  messages: MessagesWith<typeof cardTexts>,
  title = '',
): string {
  const town = [city?.name, state?.uf].filter(Boolean);
  if (town.length === 0) return address ?? messages.noPlace;
  const says = readTitle(title);
  const areas = [neighborhood, district === neighborhood ? null : district];
  return [
    ...areas.map((area) => (says(area) ? null : area)),
    town.every((part) => says(part)) ? null : town.join(' – '),
  ]
    .filter(Boolean)
    .join(', ');
}
