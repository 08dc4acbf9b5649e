import { FilterBar } from '@martelo/ui/filter-bar';
import { SearchField } from '@martelo/ui/search-field';
import { Select, type SelectOption } from '@martelo/ui/select';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface DeskFiltersProps {
  /** What the list is narrowed by; names are the address's. */
  selects?: readonly { name: string; label: string; options: readonly SelectOption[] }[];
  /** The name of the words to look for, and how people call them. */
  keyword?: { name: string; label: string };
}

/** What a list in the back office is narrowed by. The address is the only copy; each change goes back to page 1. */
export function RecordFilters({ selects = [], keyword }: DeskFiltersProps) {
  const [query, setQuery] = useSearchParams();
  const kept = (keyword && query.get(keyword.name)) ?? '';
  const [words, setWords] = useState(kept);
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('pagina');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
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
                if (value === '' && kept !== '') change(keyword.name, '');
              }}
              onSubmit={(value) => change(keyword.name, value.trim())}
              hint="Enter para buscar"
            />
          )}
          {selects.map(({ name, label, options }) => (
            <Select
              key={name}
              label={label}
              options={options}
              value={query.get(name) ?? ''}
              onValueChange={(value) => change(name, value)}
            />
          ))}
        </>
      }
    />
  );
}
