import { formatNumber } from '@martelo/domain/numbers';
import type { Areas, Auction, Place } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';

import { type TitleRead, untitled } from '../internal/read-title.ts';
import type { MessagesWith } from '../messages/messages.tsx';
import type { cardTexts } from '../messages/pt-br-card.ts';

/** The built area where it is known, else the whole, else the land's: what people compare first. */
function mainArea({ private: built, total, land }: Areas): number | null {
  return built ?? total ?? land;
}

/**
 * 'Sobrado · 2 quartos · 64 m²': what is known and `title` does not say, in the order that people ask; empty where
 * nothing is. A number stays on the line of what it counts.
 */
export function describeFacts(
  { kind, propertyType, bedrooms, areas }: Pick<Auction, 'kind' | 'propertyType' | 'bedrooms' | 'areas'>,
  messages: MessagesWith<typeof cardTexts>,
  { says, begins }: TitleRead = untitled,
): string {
  const area = mainArea(areas);
  const what = kind ?? (propertyType && propertyTypeLabels[propertyType].one);
  const saysArea =
    area !== null &&
    // Titles leave out what is less than a square metre.
    [...new Set([Math.floor(area), Math.round(area)])].some((rounded) =>
      says(messages.area(formatNumber(rounded))),
    );
  const others = [
    bedrooms !== null && bedrooms > 0 && messages.bedrooms(bedrooms),
    area !== null && area > 0 && !saysArea && messages.area(formatNumber(area, 2)),
  ];
  return [
    // Further on the same word may be a place's: 'Sobrado em Casa Verde'.
    begins(what) ? null : what,
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
  { says }: TitleRead = untitled,
): string {
  const cityAndState = [city?.name, state?.uf].filter(Boolean);
  if (cityAndState.length === 0) return address ?? messages.noPlace;
  const areas = [neighborhood, district === neighborhood ? null : district];
  return [
    ...areas.map((area) => (says(area) ? null : area)),
    cityAndState.every(says) ? null : cityAndState.join(' – '),
  ]
    .filter(Boolean)
    .join(', ');
}
