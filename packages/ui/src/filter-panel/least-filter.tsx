import type { ListFilters } from '@martelo/domain/list-filters';

import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { countOf, type Facets } from './facets.ts';
import type { Part } from './part.ts';
import type { TextName } from './text-name.ts';

interface LeastProps {
  label: string;
  /** Seen where a section has several. */
  showLabel?: boolean | undefined;
  any: string;
  value: number | null;
  steps: readonly number[];
  /** What a step is called. */
  nameOf: (step: number) => string;
  count: (step: number) => number;
  onChange: (value: number | null) => void;
}

/** So much at the least, by steps; a value of the address between them is a step of its own. */
export function Least({ label, showLabel = false, any, value, steps, nameOf, count, onChange }: LeastProps) {
  const shown = value === null || steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b);
  return (
    <RadioGroup
      label={label}
      hideLabel={!showLabel}
      value={String(value ?? '')}
      options={[
        { value: '', label: any },
        ...shown.map((step) => ({
          value: String(step),
          label: nameOf(step),
          ...(steps.includes(step) && { count: count(step) }),
        })),
      ]}
      onValueChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}

interface LeastTexts {
  label: TextName<string>;
  any: TextName<string>;
  nameOf: TextName<(step: number) => string>;
}
/** Filters that are a number or nothing. */
type LeastField = {
  [Field in keyof ListFilters]: [ListFilters[Field], null] extends [number | null, ListFilters[Field]]
    ? Field
    : never;
}[keyof ListFilters];

/** What shows one filter as so much at the least, or any. */
const leastFilter = (
  field: LeastField,
  countsOf: (facets: Facets) => readonly { value: number; count: number }[],
  steps: readonly number[],
  texts: LeastTexts,
) =>
  function LeastFilter({ filters, facets, onChange }: Part) {
    const messages = useMessages(filtersTexts);
    return (
      <Least
        label={messages[texts.label]}
        any={messages[texts.any]}
        value={filters[field]}
        steps={steps}
        nameOf={messages[texts.nameOf]}
        count={countOf(countsOf(facets))}
        onChange={(least) => onChange({ [field]: least })}
      />
    );
  };

/** A discount of so much of the valuation. */
export const DiscountFilter = leastFilter(
  'discountMin',
  ({ discounts }) => discounts,
  [20, 30, 40, 50, 60, 70],
  { label: 'discountFilter', any: 'anyDiscount', nameOf: 'discountFrom' },
);

/** So many places for cars. */
export const ParkingFilter = leastFilter('parkingMin', ({ parking }) => parking, [1, 2, 3, 4], {
  label: 'parkingFilter',
  any: 'anyBedrooms',
  nameOf: 'parkingFrom',
});
