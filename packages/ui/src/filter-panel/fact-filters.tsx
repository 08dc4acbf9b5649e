import { type ListFilters, modalities, modalityLabels } from '@martelo/domain/list-filters';
import { useId } from 'react';

import { Checkbox } from '../checkbox/checkbox.tsx';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { countOf, type Facets } from './facets.ts';
import { LongChoices } from './long-choices.tsx';
import type { Part } from './part.ts';
import { useOffered } from './use-offered.ts';

import * as styles from './filter-panel.css.ts';

/** Any of the ways in which properties are sold (FILTER-01). */
export function ModalityFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const count = countOf(facets.modalities);
  const offered = useOffered(modalities, count, filters.modalities);
  if (offered.length === 0) return <p className={styles.none}>{messages.noneFound}</p>;
  return offered.map((modality) => (
    <Checkbox
      key={modality}
      label={modalityLabels[modality]}
      count={count(modality)}
      checked={filters.modalities.includes(modality)}
      onCheckedChange={(on) =>
        onChange({
          modalities: modalities.filter((other) =>
            other === modality ? on : filters.modalities.includes(other),
          ),
        })
      }
    />
  ));
}

interface LeastProps {
  label: string;
  /** Seen where a section has several. */
  showLabel?: boolean;
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
  const name = useId();
  const shown = value === null || steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b);
  return (
    <RadioGroup
      label={label}
      hideLabel={!showLabel}
      name={name}
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
/** Names of texts of one kind in the dictionary. */
type TextName<Kind> = {
  [Name in keyof typeof filtersTexts]: (typeof filtersTexts)[Name] extends Kind ? Name : never;
}[keyof typeof filtersTexts];
/** Filters that are a number or nothing. */
type LeastField = {
  [Field in keyof ListFilters]: [ListFilters[Field], null] extends [number | null, ListFilters[Field]]
    ? Field
    : never;
}[keyof ListFilters];

/** What shows one filter as so much at the least, or any. */
export const leastFilter = (
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

/** A loan, the FGTS. */
export function PaymentFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <>
      <Checkbox
        label={messages.acceptsFinancing}
        count={facets.financing}
        checked={filters.financing}
        onCheckedChange={(financing) => onChange({ financing })}
      />
      <Checkbox
        label={messages.acceptsFgts}
        count={facets.fgts}
        checked={filters.fgts}
        onCheckedChange={(fgts) => onChange({ fgts })}
      />
    </>
  );
}

/** Kinds as the sources name them. */
export function KindFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <LongChoices
      label={messages.kindFilter}
      hideLabel
      filterLabel={messages.filterKinds}
      options={facets.kinds}
      chosen={filters.kinds}
      onChange={(kinds) => onChange({ kinds })}
    />
  );
}

const occupancies = ['vacant', 'occupied'] as const;

/** Occupied or vacant, where the source tells it. */
export function OccupancyFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const name = useId();
  const count = countOf(facets.occupancies);
  const offered = useOffered(occupancies, count, filters.occupancy === null ? [] : [filters.occupancy]);
  return (
    <RadioGroup
      label={messages.occupancyFilter}
      hideLabel
      name={name}
      value={filters.occupancy ?? ''}
      options={[
        { value: '', label: messages.anyOccupancy },
        ...offered.map((value) => ({ value, label: messages[value], count: count(value) })),
      ]}
      onValueChange={(value) => onChange({ occupancy: value || null })}
    />
  );
}

/** Whose list it stands in, and who sells it. */
export function SellerFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  return (
    <div className={styles.place}>
      <LongChoices
        label={messages.sources}
        filterLabel={messages.filterSources}
        options={facets.sources}
        chosen={filters.sources}
        onChange={(sources) => onChange({ sources })}
      />
      {facets.auctioneers.length > 0 && (
        <LongChoices
          label={messages.auctioneers}
          filterLabel={messages.filterAuctioneers}
          options={facets.auctioneers}
          chosen={filters.auctioneerIds}
          onChange={(auctioneerIds) => onChange({ auctioneerIds })}
        />
      )}
    </div>
  );
}
