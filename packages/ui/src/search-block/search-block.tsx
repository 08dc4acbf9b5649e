import { type ComponentProps, type FormEvent, useState } from 'react';

import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import type { ComboboxOption } from '../combobox/group-options.ts';
import { useMessages } from '../messages/messages.tsx';
import { searchTexts } from '../messages/pt-br-search.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';

import * as styles from './search-block.css.ts';

/** The query of the block. */
export interface BlockSearch {
  /** `properties` are the subcategories 1 and 2, `land` is 3 (HOME-02). */
  tab: 'all' | 'properties' | 'land';
  /** What is written, without blanks around it; '' for nothing. */
  keyword: string;
  /** Null for all states. */
  stateId: number | null;
  /** Null for all cities. */
  cityId: number | null;
}

export interface SearchCity {
  /** What the search and the form (`city_id`) give for it. */
  id: number;
  /** What is seen of it in the list. */
  name: string;
  /** How many auctions it has now. */
  count?: number | undefined;
}

/** Suggestions below the keyword, as `Combobox` takes them. */
export interface BlockSuggestions<Option extends ComboboxOption> {
  /** The answer to what is written, best first. */
  options: readonly Option[];
  /** An answer is under way; the old options stay until it comes. */
  loading: boolean;
  /** Called with what is written at each change: the moment to ask for `options`. */
  onTextChange: (text: string) => void;
  /** An option was chosen, in the tab that is shown. */
  onSelect: (option: Option, tab: BlockSearch['tab']) => void;
  /** Titles by `kind`; options of a kind without one have none. */
  groupLabels?: Readonly<Record<string, string>> | undefined;
  /** Said when there is text and no option for it; '' says nothing, where any text can be searched for. */
  emptyText?: string | undefined;
}

export interface SearchBlockProps<Option extends ComboboxOption = ComboboxOption> extends Omit<
  ComponentProps<'search'>,
  'onSubmit' | 'children'
> {
  /** All that can be chosen, in this order. */
  states: readonly { id: number; name: string; uf: string }[];
  /** Of the chosen state. Those with auctions stand first, where it is known how many each has. */
  cities: readonly SearchCity[];
  /** Called with the chosen state, null for all: the moment to ask for its cities. */
  onStateChange: (stateId: number | null) => void;
  /** Called with what is searched for. */
  onSubmit: (search: BlockSearch) => void;
  /** The cities of the chosen state are under way. */
  loadingCities?: boolean | undefined;
  /** Without them the keyword is a plain field. */
  suggestions?: BlockSuggestions<Option> | undefined;
  /** Where the form goes without scripts. */
  action?: string | undefined;
}

/** Its subcategories in the address (HOME-02). */
const subcategories = { all: '', properties: '1-2', land: '3' } as const;
const codes = Object.values(subcategories);
type Code = (typeof codes)[number];
const tabOf: Readonly<Record<Code, BlockSearch['tab']>> = { '': 'all', '1-2': 'properties', '3': 'land' };

/** Cities that would find something first, apart from those that would not. */
const cityOptions = (cities: readonly SearchCity[], messages: typeof searchTexts): SelectOption[] =>
  [...cities.filter(({ count }) => count), ...cities.filter(({ count }) => !count)].map(
    ({ id, name, count }) => ({
      value: String(id),
      label: name,
      group: count === undefined ? undefined : count > 0 ? messages.withAuctions : messages.withoutAuctions,
    }),
  );

const idOrNull = (value: string) => (value === '' ? null : Number(value));

/** The search of the home page: what, words, where (HOME-02). Without scripts the form itself leads to the list. */
export function SearchBlock<Option extends ComboboxOption = ComboboxOption>({
  states = [],
  cities = [],
  onStateChange,
  onSubmit,
  loadingCities = false,
  suggestions,
  action = '/leiloes',
  className,
  ...props
}: SearchBlockProps<Option>) {
  const messages = useMessages(searchTexts);
  const [code, setCode] = useState<Code>('');
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState('');
  const [city, setCity] = useState('');

  const changeState = (value: string) => {
    setState(value);
    setCity('');
    onStateChange(idOrNull(value));
  };
  const changeTab = (next: Code) => {
    setCode(next);
    changeState('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ tab: tabOf[code], keyword: keyword.trim(), stateId: idOrNull(state), cityId: idOrNull(city) });
  };

  const words = {
    label: messages.keyword,
    name: 'keyword',
    placeholder: messages.keywordExample,
    maxLength: 200,
    value: keyword,
    className: styles.keyword,
  };
  // Every state has cities: none are some that failed to load (LIST-10).
  const anyCity = cities.length > 0 ? messages.allCities : messages.noCities;
  const noCity = state === '' ? messages.stateFirst : loadingCities ? messages.loading : anyCity;
  return (
    <search {...props} className={className}>
      <form method="get" action={action} onSubmit={submit} className={styles.root}>
        <ToggleGroup
          label={messages.searchTabs}
          name="subcategory_id"
          className={styles.tabs}
          value={code}
          onValueChange={changeTab}
          options={[
            { value: subcategories.all, label: messages.searchAll },
            { value: subcategories.properties, label: messages.searchProperties },
            { value: subcategories.land, label: messages.searchLand },
          ]}
        />
        <div className={styles.fields}>
          {suggestions ? (
            <Combobox
              {...words}
              options={suggestions.options}
              filter={false}
              loading={suggestions.loading}
              groupLabels={suggestions.groupLabels}
              emptyText={suggestions.emptyText}
              onValueChange={(text) => {
                setKeyword(text);
                suggestions.onTextChange(text);
              }}
              onSelect={(option) => suggestions.onSelect(option, tabOf[code])}
            />
          ) : (
            <SearchField {...words} onValueChange={setKeyword} />
          )}
          <Select
            label={messages.state}
            name="state_id"
            value={state}
            onValueChange={changeState}
            options={[
              { value: '', label: messages.allStates },
              ...states.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <Select
            label={messages.city}
            name="city_id"
            disabled={state === '' || loadingCities}
            value={city}
            onValueChange={setCity}
            options={[{ value: '', label: noCity }, ...(state === '' ? [] : cityOptions(cities, messages))]}
          />
          <Button type="submit" tone="accent" className={styles.submit}>
            {messages.searchAuctions}
          </Button>
        </div>
      </form>
    </search>
  );
}
