import { changeCities, changeStates, type ListFilters } from '@martelo/domain/list-filters';

import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { searchTexts } from '../messages/pt-br-search.ts';
import { Select } from '../select/select.tsx';
import type { Facets } from './facets.ts';
import { LongChoices } from './long-choices.tsx';
import type { Part } from './part.ts';

import * as styles from './filter-panel.css.ts';

const onlyPlace = ({ stateIds, cityIds, neighborhoods }: ListFilters) => ({
  stateIds,
  cityIds,
  neighborhoods,
});
/** Stands for several states in the one field. */
const several = 'several';

/** The states that are chosen, and those of the chosen cities, which stand for them (LIST-04). */
function shownStates({ stateIds, cityIds }: ListFilters, { states, cities }: Facets): readonly number[] {
  const ufs = new Set(cities.filter((city) => cityIds.includes(city.id)).map((city) => city.uf));
  return states.filter(({ id, uf }) => stateIds.includes(id) || ufs.has(uf)).map(({ id }) => id);
}

/** States, then their cities, then their neighbourhoods (LIST-04, RULE-06). */
export function PlaceFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const places = useMessages(searchTexts);
  const { stateIds, cityIds, neighborhoods } = filters;
  const shown = shownStates(filters, facets);
  const severalStates = new Set(facets.cities.map((city) => city.uf)).size > 1;
  const states = facets.states.map(({ id, name, count }) => ({ value: String(id), label: name, count }));
  const [one, other, ...more] = facets.states.filter(({ id }) => shown.includes(id));
  const severalLabel =
    one && other && more.length === 0
      ? messages.twoStates(one.name, other.name)
      : messages.severalStates(shown.length);
  const cities = facets.cities.map(({ id, name, uf, count }) => ({
    value: id,
    label: severalStates ? `${name} – ${uf}` : name,
    count,
  }));
  return (
    <div className={styles.place}>
      <Select
        label={places.state}
        options={[
          { value: '', label: places.allStates },
          ...(shown.length > 1 ? [{ value: several, label: severalLabel }] : []),
          ...states,
        ]}
        value={shown.length > 1 ? several : String(shown[0] ?? '')}
        onValueChange={(value) => {
          if (value !== several)
            onChange(onlyPlace(changeStates(filters, value === '' ? [] : [Number(value)])));
        }}
      />
      {stateIds.length > 0 && stateIds.length < states.length && (
        <Select
          label={messages.anotherState}
          options={[
            { value: '', label: messages.chooseState },
            ...states.filter(({ value }) => !stateIds.includes(Number(value))),
          ]}
          value=""
          onValueChange={(value) => onChange(onlyPlace(changeStates(filters, [...stateIds, Number(value)])))}
        />
      )}
      {cities.length > 0 && (
        <LongChoices
          label={places.cities}
          filterLabel={messages.filterCities}
          options={cities}
          chosen={cityIds}
          onChange={(ids) => onChange(onlyPlace(changeCities(filters, ids)))}
        />
      )}
      {cityIds.length > 0 && facets.neighborhoods.length > 0 && (
        <LongChoices
          label={places.neighborhoods}
          filterLabel={messages.filterNeighborhoods}
          options={facets.neighborhoods.map(({ name, count }) => ({ value: name, label: name, count }))}
          chosen={neighborhoods}
          onChange={(names) => onChange({ neighborhoods: names })}
        />
      )}
    </div>
  );
}
