import type { AlertCity } from '@martelo/domain/alert';
import { IconButton } from '@martelo/ui/icon-button';
import { Inline } from '@martelo/ui/inline';
import { LocationCombobox } from '@martelo/ui/location-combobox';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { MapPin, X } from 'lucide-react';
import { useRef } from 'react';

import { maxCities } from './alert-values.ts';
import { messages } from './messages.ts';
import { useCitySearch } from './use-city-search.ts';

interface CityFieldProps {
  value: readonly AlertCity[];
  onChange: (cities: readonly AlertCity[]) => void;
  error: string | undefined;
}

/** One city or several, found by writing; each that was picked stands below with a way to take it off (ALERT-03). */
export function CityField({ value, onChange, error }: CityFieldProps) {
  const { cities, failed, loading, search } = useCitySearch();
  const field = useRef<HTMLDivElement>(null);
  const full = value.length >= maxCities;

  const add = (id: string) => {
    const city = cities.find((one) => String(one.id) === id);
    if (!city || full || value.some((one) => one.id === city.id)) return;
    onChange([...value, { id: city.id, name: city.name, uf: city.uf }]);
  };
  const remove = (id: number) => {
    onChange(value.filter((city) => city.id !== id));
    field.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={field}>
      <LocationCombobox
        value={null}
        onValueChange={(option) => option && add(option.id)}
        onSearch={search}
        options={cities
          .filter(({ id }) => !value.some((city) => city.id === id))
          .map(({ id, name, uf, state }) => ({
            id: String(id),
            kind: 'city',
            label: name,
            detail: state === uf ? uf : `${uf} · ${state}`,
          }))}
        loading={loading}
        error={failed ? messages.citiesFailed : error}
        disabled={full}
        aria-required
        hint={full ? messages.fullCities : undefined}
      />
      <Stack as="ul" gap="xxsmall" aria-live="polite">
        {value.map(({ id, name, uf }) => (
          <li key={id}>
            <Text as="div" size="small" weight="medium" leading="snug" color="accent" breaks="anywhere">
              <Inline gap="xxsmall" wrap={false}>
                <MapPin aria-hidden size={16} />
                <span>{`Selecionado: ${name} - ${uf}`}</span>
                <IconButton
                  icon={X}
                  size="small"
                  label={`Remover ${name} - ${uf}`}
                  onClick={() => remove(id)}
                />
              </Inline>
            </Text>
          </li>
        ))}
      </Stack>
    </div>
  );
}
