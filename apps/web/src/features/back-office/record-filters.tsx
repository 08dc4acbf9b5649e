import { DateRangeField } from '@martelo/ui/date-range-field';
import { FilterBar } from '@martelo/ui/filter-bar';
import { SearchField } from '@martelo/ui/search-field';
import { Select, type SelectOption } from '@martelo/ui/select';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

import { periodOf } from './record-query.ts';

interface DeskFiltersProps {
  /** What the list is narrowed by; names are the address's. */
  selects?: readonly { name: string; label: string; options: readonly SelectOption[] }[];
  /** The name of the words to look for, and how people call them. */
  keyword?: { name: string; label: string };
  /** What the days are called that it is narrowed to. */
  period?: string;
}

/** What the address asks for, or the one that is on its way: a second change is made to the first. */
function useAskedQuery() {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  return new URLSearchParams(search);
}

/** What a list in the back office is narrowed by. The address is the only copy; each change goes back to page 1. */
export function RecordFilters({ selects = [], keyword, period }: DeskFiltersProps) {
  const query = useAskedQuery();
  const navigate = useNavigate();
  const kept = (keyword && query.get(keyword.name)) ?? '';
  const [words, setWords] = useState(kept);
  const change = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query);
    next.delete('pagina');
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return (
    <FilterBar
      fields={
        <>
          {keyword && (
            <SearchField
              label={keyword.label}
              value={words}
              onValueChange={(value) => {
                setWords(value);
                if (value === '' && kept !== '') change({ [keyword.name]: null });
              }}
              onSubmit={(value) => change({ [keyword.name]: value.trim() })}
              hint="Enter para buscar"
            />
          )}
          {selects.map(({ name, label, options }) => (
            <Select
              key={name}
              label={label}
              options={options}
              value={query.get(name) ?? ''}
              onValueChange={(value) => change({ [name]: value })}
            />
          ))}
        </>
      }
    >
      {period && (
        <DateRangeField
          label={period}
          value={periodOf(query)}
          onValueChange={({ from, to }) => change({ de: from, ate: to })}
        />
      )}
    </FilterBar>
  );
}
