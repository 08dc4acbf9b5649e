import type { AlertCity } from '@martelo/domain/alert';
import { type ComboboxOption, MultiCombobox } from '@martelo/ui/multi-combobox';

import { maxCities } from './alert-values.ts';
import { messages } from './messages.ts';
import { useCitySearch } from './use-city-search.ts';

interface CityFieldProps {
  value: readonly AlertCity[];
  onChange: (cities: readonly AlertCity[]) => void;
  error: string | undefined;
  hint?: string;
}

interface CityOption extends ComboboxOption {
  city: AlertCity;
}

const fewestCharacters = 2;
const delay = 300;

const optionOf = (city: AlertCity, detail = city.uf): CityOption => ({
  id: String(city.id),
  kind: 'city',
  label: city.name,
  detail,
  city,
});
const nameOf = ({ city }: CityOption) => `${city.name} - ${city.uf}`;

/** One city or several, found by writing; each that was picked stands below with a way to take it off (ALERT-03). */
export function CityField({ value, onChange, error, hint }: CityFieldProps) {
  const { cities, failed, loading, search } = useCitySearch();
  return (
    <MultiCombobox
      id="cities"
      label="Cidade"
      placeholder="Digite pelo menos 2 letras"
      value={value.map((city) => optionOf(city))}
      onValueChange={(options) => onChange(options.map(({ city }) => city))}
      onSearch={(text) => text.length >= fewestCharacters && search(text)}
      options={cities.map(({ id, name, uf, state }) =>
        optionOf({ id, name, uf }, state === uf ? uf : `${uf} · ${state}`),
      )}
      chipLabel={(option) => `Selecionado: ${nameOf(option)}`}
      removeLabel={(option) => `Remover ${nameOf(option)}`}
      groupLabels={{ city: 'Cidades' }}
      debounceMs={delay}
      suggestFrom={fewestCharacters}
      emptyText="Nenhuma cidade encontrada"
      loading={loading}
      limit={maxCities}
      fullText={hint ? `${hint} ${messages.fullCities}` : messages.fullCities}
      {...(hint && { hint })}
      error={failed ? messages.citiesFailed : error}
      aria-required
    />
  );
}
