import { ActiveFilters } from '@martelo/ui/active-filters';
import { DateRangeField } from '@martelo/ui/date-range-field';
import { FilterBar } from '@martelo/ui/filter-bar';
import { SearchField } from '@martelo/ui/search-field';
import { Select, type SelectOption } from '@martelo/ui/select';
import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

import { useAddressText } from '../../lib/use-address-text.ts';
import { periodOf } from './record-query.ts';

interface RecordFiltersProps {
  /** What the list is narrowed by; names are the address's. */
  selects?: readonly { name: string; label: string; options: readonly SelectOption[] }[];
  /** The name of the words to look for, and how people call them. */
  keyword?: { name: string; label: string };
  /** What the days are called that it is narrowed to. */
  period?: string;
  /** What an address from elsewhere narrowed it to, which no field here shows. */
  chips?: readonly { name: string; label: string }[];
}

/** The filters in the address, or in the one under navigation. */
function useRequestedQuery() {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  return new URLSearchParams(search);
}

/** Changes the filters in the address; a second change builds on the first, rendered or not. */
function useChangeQuery(shown: URLSearchParams) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const requested = useRef<{ query: URLSearchParams; at: string; arrived: boolean }>(undefined);
  return async (values: Readonly<Record<string, string | null>>) => {
    const rendered =
      requested.current === undefined || (requested.current.arrived && requested.current.at !== key);
    const query = new URLSearchParams(rendered ? shown : requested.current?.query);
    query.delete('pagina');
    for (const [name, value] of Object.entries(values))
      if (value) query.set(name, value);
      else query.delete(name);
    const change = { query, at: key, arrived: false };
    requested.current = change;
    await navigate({ search: query.toString() }, { preventScrollReset: true });
    change.arrived = true;
  };
}

/** What a list in the back office is narrowed by. The address is the only copy; each change goes back to page 1. */
export function RecordFilters({ selects = [], keyword, period, chips = [] }: RecordFiltersProps) {
  const query = useRequestedQuery();
  const currentKeyword = (keyword && query.get(keyword.name)) ?? '';
  const [text, write] = useAddressText(currentKeyword);
  const days = periodOf(query);
  const changeQuery = useChangeQuery(query);
  const change = (values: Readonly<Record<string, string | null>>) => void changeQuery(values);
  const search = (name: string, value: string) => {
    const words = value.trim();
    write(value, words);
    change({ [name]: words });
  };
  return (
    <FilterBar
      fields={
        <>
          {keyword && (
            <SearchField
              label={keyword.label}
              value={text}
              onValueChange={(value) => {
                if (value === '' && currentKeyword !== '') search(keyword.name, value);
                else write(value);
              }}
              onSubmit={(value) => search(keyword.name, value)}
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
          value={days}
          onValueChange={({ from, to }) =>
            change({ ...(from !== days.from && { de: from }), ...(to !== days.to && { ate: to }) })
          }
        />
      )}
      {chips.length > 0 && (
        <ActiveFilters
          items={chips.map(({ name, label }) => ({ id: name, label }))}
          onRemove={(name) => change({ [name]: null })}
          onClear={() => change(Object.fromEntries([...query.keys()].map((name) => [name, null])))}
        />
      )}
    </FilterBar>
  );
}
