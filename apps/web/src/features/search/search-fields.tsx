import { Button } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Grid } from '@martelo/ui/grid';
import { Notice } from '@martelo/ui/notice';
import { SearchField } from '@martelo/ui/search-field';
import { Select } from '@martelo/ui/select';
import { type FormEvent, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { useLatestCall } from '../../lib/use-latest-call.ts';
import { type CityOption, listCities, type StateOption } from '../places/places.calls.ts';
import { messages } from './messages.ts';
import {
  searchCategories,
  type SearchCategory,
  type SearchForm,
  type SearchStatus,
  searchStatuses,
} from './search-form.ts';

import * as styles from './search-fields.css.ts';

interface SearchFieldsProps {
  form: SearchForm;
  states: readonly StateOption[];
  /** Of the form's state. */
  cities: readonly CityOption[];
  onSubmit: (form: SearchForm) => void;
}

const statusLabels: Readonly<Record<SearchStatus, string>> = {
  active: 'Abertos',
  ended: 'Encerrados há até 30 dias',
  all: 'Abertos e encerrados',
};
const categoryLabels: Readonly<Record<SearchCategory, string>> = { 1: 'Imóveis', 2: 'Terrenos' };

const idOf = (value: string) => (value === '' ? null : Number(value));

/** Words, kind, place, price and status; what is chosen counts when the search is sent (SEARCH-02). */
export function SearchFields({ form, states, cities: known, onSubmit }: SearchFieldsProps) {
  const [draft, setDraft] = useState(form);
  const [cities, loading, ask, settle] = useLatestCall(known, []);
  const change = (next: Partial<SearchForm>) => setDraft((was) => ({ ...was, ...next }));

  const changeState = (stateId: number | null) => {
    change({ stateId, cityId: null });
    settle([]);
    if (stateId !== null) void ask((signal) => listCities(apiFor(), stateId, signal));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ ...draft, q: draft.q.trim(), page: 1 });
  };

  const { stateId, cityId, categoryId } = draft;
  // Every state has cities: none are some that failed to load (LIST-10).
  const anyCity = cities.length > 0 ? 'Todas as cidades' : 'Cidades indisponíveis agora';
  const noCity = stateId === null ? 'Escolha um estado' : loading ? 'Carregando…' : anyCity;
  return (
    <search>
      <Card padding="large">
        <Grid as="form" columns={{ phone: 2, desktop: 4 }} gap="medium" align="end" onSubmit={submit}>
          <SearchField
            className={styles.words}
            label="Palavra-chave"
            name="q"
            maxLength={200}
            placeholder="Ex.: apartamento de 2 quartos"
            value={draft.q}
            onValueChange={(q) => change({ q })}
          />
          <Select
            label="Categoria"
            name="category_id"
            value={String(categoryId ?? '')}
            onValueChange={(value) =>
              change({ categoryId: searchCategories.find((id) => String(id) === value) ?? null })
            }
            options={[
              { value: '', label: 'Todas' },
              ...searchCategories.map((id) => ({ value: String(id), label: categoryLabels[id] })),
            ]}
          />
          <Select
            label="Situação"
            name="status"
            value={draft.status}
            onValueChange={(value) =>
              change({ status: searchStatuses.find((known) => known === value) ?? 'active' })
            }
            options={searchStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          />
          <Select
            label="Estado"
            name="state_id"
            value={String(stateId ?? '')}
            onValueChange={(value) => changeState(idOf(value))}
            options={[
              { value: '', label: 'Todos os estados' },
              ...states.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <Select
            label="Cidade"
            name="city_id"
            disabled={stateId === null || loading}
            value={String(cityId ?? '')}
            onValueChange={(value) => change({ cityId: idOf(value) })}
            options={[
              { value: '', label: noCity },
              ...cities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <CurrencyInput
            label="Preço mínimo"
            name="minPrice"
            placeholder="R$ 0,00"
            value={draft.minPrice}
            onValueChange={(minPrice) => change({ minPrice })}
          />
          <CurrencyInput
            label="Preço máximo"
            name="maxPrice"
            placeholder="R$ 0,00"
            value={draft.maxPrice}
            onValueChange={(maxPrice) => change({ maxPrice })}
          />
          <Button type="submit" tone="accent" className={styles.submit}>
            Pesquisar
          </Button>
        </Grid>
      </Card>
      {states.length === 0 && <Notice tone="caution">{messages.statesFailed}</Notice>}
      {stateId !== null && !loading && cities.length === 0 && states.length > 0 && (
        <Notice tone="caution">{messages.citiesFailed}</Notice>
      )}
    </search>
  );
}
