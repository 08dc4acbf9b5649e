import { alertPropertyTypes } from '@martelo/domain/codes';
import { Chip } from '@martelo/ui/chip';
import { FilterBar } from '@martelo/ui/filter-bar';
import { Inline } from '@martelo/ui/inline';
import { Select } from '@martelo/ui/select';

import type { OpportunityFilters } from './opportunity-filters.ts';
import { OpportunitySearch } from './opportunity-search.tsx';

const kinds = [
  { value: '', label: 'Todos' },
  ...alertPropertyTypes.map(({ code, label }) => ({ value: String(code), label })),
];

interface OpportunityFilterBarProps {
  filters: OpportunityFilters;
  onChange: (change: Partial<OpportunityFilters>) => void;
}

/** Text, kind of property and three toggles (OPP-02). */
export function OpportunityFilterBar({ filters, onChange }: OpportunityFilterBarProps) {
  const { text, propertyType, favorites, endingSoon, highDiscount } = filters;
  const chosen = alertPropertyTypes.find(({ type }) => type === propertyType);
  return (
    <FilterBar
      aria-label="Filtrar oportunidades"
      layout="search-first"
      fields={
        <>
          <OpportunitySearch text={text} onChange={(text) => onChange({ text })} />
          <Select
            label="Tipo de imóvel"
            hideLabel
            options={kinds}
            value={chosen ? String(chosen.code) : ''}
            onValueChange={(value) =>
              onChange({
                propertyType: alertPropertyTypes.find(({ code }) => String(code) === value)?.type ?? null,
              })
            }
          />
        </>
      }
    >
      <Inline>
        <Chip pressed={favorites} onClick={() => onChange({ favorites: !favorites })}>
          Favoritos
        </Chip>
        <Chip pressed={endingSoon} onClick={() => onChange({ endingSoon: !endingSoon })}>
          Encerrando
        </Chip>
        <Chip pressed={highDiscount} onClick={() => onChange({ highDiscount: !highDiscount })}>
          Alto Desconto
        </Chip>
      </Inline>
    </FilterBar>
  );
}
