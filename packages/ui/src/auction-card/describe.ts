import { printNumber } from '@martelo/domain/numbers';
import type { Areas, Auction, Place } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';

import type { Messages } from '../messages/messages.tsx';

/** The built area where it is known, else the whole, else the land's: what people compare first. */
function mainArea({ private: built, total, land }: Areas): number | null {
  return built ?? total ?? land;
}

/** 'Sobrado · 2 quartos · 64 m²': what is known, in the order that people ask; empty where nothing is. */
export function describeFacts(
  { kind, propertyType, bedrooms, areas }: Pick<Auction, 'kind' | 'propertyType' | 'bedrooms' | 'areas'>,
  messages: Messages,
): string {
  const area = mainArea(areas);
  return [
    kind ?? (propertyType && propertyTypeLabels[propertyType].one),
    bedrooms !== null && bedrooms > 0 && messages.bedrooms(bedrooms),
    area !== null && area > 0 && messages.area(printNumber(area, 2)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * 'Moóca, São Paulo – SP', 'Taguatinga, Brasília – DF'; without city and state the address, which is all that old items have
 * (RULE-09), else 'Localização não especificada' (RULE-04).
 */
export function describePlace(
  { address, neighborhood, district, city, state }: Place,
  messages: Messages,
): string {
  const town = [city?.name, state?.uf].filter(Boolean).join(' – ');
  if (!town) return address ?? messages.noPlace;
  const parts = [neighborhood, district === neighborhood ? null : district, town];
  return parts.filter(Boolean).join(', ');
}
