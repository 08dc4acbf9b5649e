import { changeCities, changeState, type ListFilters } from '@martelo/domain/list-filters';

import { useMessages } from '../messages/messages.tsx';
import { Select } from '../select/select.tsx';
import type { Facets } from './facets.ts';
import { LongChoices } from './long-choices.tsx';
import type { Part } from './part.ts';

import * as styles from './filter-panel.css.ts';

const onlyPlace = ({ stateId, cityIds, neighborhoods }: ListFilters) => ({ stateId, cityIds, neighborhoods });

/** The state that is chosen, or that all chosen cities lie in: they stand for it (LIST-04). */
function shownState({ stateId, cityIds }: ListFilters, { states, cities }: Facets): number | null {
  if (stateId !== null) return stateId;
  const ufs = new Set(cities.filter((city) => cityIds.includes(city.id)).map((city) => city.uf));
  return ufs.size === 1 ? (states.find((state) => ufs.has(state.uf))?.id ?? null) : null;
}

/** State, then its cities, then their neighbourhoods (LIST-04). */
export function PlaceFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages();
  const { cityIds, neighborhoods } = filters;
  const severalStates = new Set(facets.cities.map((city) => city.uf)).size > 1;
  const states = [
    { value: '', label: messages.allStates },
    ...facets.states.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
  ];
  const cities = facets.cities.map(({ id, name, uf, count }) => ({
    value: id,
    label: severalStates ? `${name} – ${uf}` : name,
    count,
  }));
  return (
    <div className={styles.place}>
      <Select
        label={messages.state}
        options={states}
        value={String(shownState(filters, facets) ?? '')}
        onValueChange={(value) =>
          onChange(onlyPlace(changeState(filters, value === '' ? null : Number(value))))
        }
      />
      {cities.length > 0 && (
        <LongChoices
          label={messages.cities}
          filterLabel={messages.filterCities}
          options={cities}
          chosen={cityIds}
          onChange={(ids) => onChange(onlyPlace(changeCities(filters, ids)))}
        />
      )}
      {cityIds.length > 0 && facets.neighborhoods.length > 0 && (
        <LongChoices
          label={messages.neighborhoods}
          filterLabel={messages.filterNeighborhoods}
          options={facets.neighborhoods.map(({ name, count }) => ({ value: name, label: name, count }))}
          chosen={neighborhoods}
          onChange={(names) => onChange({ neighborhoods: names })}
        />
      )}
    </div>
  );
}
