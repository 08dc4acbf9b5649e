import { type AuctionType, auctionTypes, propertyTypes } from '@martelo/domain/auction';
import { auctionTypeLabels, propertyTypeLabels, propertyTypeOf } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';
import { salePhases } from '@martelo/domain/phase';

import { Checkbox } from '../checkbox/checkbox.tsx';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { countOf } from './facets.ts';
import type { Part } from './part.ts';
import { useOffered } from './use-offered.ts';

const several = 'several';

/** The one chosen property type, also by its subcategories; empty for all. */
function chosenType({ propertyType, subcategoryIds }: ListFilters): string {
  if (propertyType) return propertyType;
  const types = new Set(subcategoryIds.map(propertyTypeOf));
  return types.size > 1 ? several : ([...types][0] ?? '');
}

/** One property type or all (LIST-04). A choice replaces subcategories that came with the address. */
export function PropertyTypeFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.propertyTypes);
  return (
    <RadioGroup
      label={messages.propertyType}
      hideLabel
      value={chosenType(filters)}
      options={[
        { value: '', label: messages.allPropertyTypes },
        ...propertyTypes.map((type) => ({
          value: type,
          label: propertyTypeLabels[type].many,
          count: count(type),
        })),
      ]}
      onValueChange={(value) => onChange({ propertyType: value || null, subcategoryIds: [] })}
    />
  );
}

const usualTypes: readonly AuctionType[] = ['judicial', 'extrajudicial', 'caixa'];

/** Any of the auction types (LIST-04); a rare one where something has it or it is chosen. */
export function AuctionTypeFilter({ filters, facets, onChange }: Part) {
  const count = countOf(facets.types);
  const offered = useOffered(
    auctionTypes,
    (type) => (usualTypes.includes(type) ? 1 : count(type)),
    filters.types,
  );
  return offered.map((type) => (
    <Checkbox
      key={type}
      label={auctionTypeLabels[type]}
      count={count(type)}
      checked={filters.types.includes(type)}
      onCheckedChange={(on) =>
        onChange({
          types: auctionTypes.filter((other) => (other === type ? on : filters.types.includes(other))),
        })
      }
    />
  ));
}

/** Any of 1 to 4 bedrooms, and 5 or more. */
export function BedroomsFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.bedrooms);
  return [1, 2, 3, 4, 5].map((bedrooms) => (
    <Checkbox
      key={bedrooms}
      label={bedrooms === 5 ? messages.bedroomsOrMore(5) : messages.bedrooms(bedrooms)}
      count={count(bedrooms)}
      checked={filters.bedrooms.includes(bedrooms)}
      onCheckedChange={(on) =>
        onChange({
          bedrooms: [1, 2, 3, 4, 5].filter((other) =>
            other === bedrooms ? on : filters.bedrooms.includes(other),
          ),
        })
      }
    />
  ));
}

/** The round that bids are taken in, or a sale without rounds. */
export function PhaseFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.phases);
  const offered = useOffered(salePhases, count, filters.phase === null ? [] : [filters.phase]);
  return (
    <RadioGroup
      label={messages.phaseFilter}
      hideLabel
      value={filters.phase ?? ''}
      options={[
        { value: '', label: messages.anyPhase },
        ...offered.map((phase) => ({
          value: phase,
          label: messages.phaseChoices[phase],
          count: count(phase),
        })),
      ]}
      onValueChange={(value) => onChange({ phase: value || null })}
    />
  );
}
