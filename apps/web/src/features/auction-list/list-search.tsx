import { Combobox } from '@martelo/ui/combobox';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';

import { useAddressText } from '../../lib/use-address-text.ts';
import { type ListPath, paths } from '../../paths.ts';
import { filtersAtom } from './filters.atoms.ts';
import { filtersOf, type Suggestion, useSuggestions } from './use-suggestions.ts';

import * as styles from './list-filters.css.ts';

/** The keyword: searched at once while it is typed (LIST-05), with suggestions below it (LIST-12). */
export function ListSearch({ keyword, path }: { keyword: string; path: ListPath }) {
  const [text, write] = useAddressText(keyword);
  const suggestions = useSuggestions();
  const change = useSetAtom(filtersAtom);
  const navigate = useNavigate();

  const type = (next: string) => {
    const words = next.trim();
    write(next, words);
    change({ keyword: words, replace: true });
    suggestions.find(next);
  };

  const select = (suggestion: Suggestion) => {
    if (suggestion.kind === 'auction') return void navigate(paths.auction(suggestion.id));
    const filters = filtersOf(suggestion);
    write(filters.keyword, filters.keyword);
    suggestions.find('');
    change(filters);
  };

  return (
    <form className={styles.search} role="search" action={path} onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Buscar por cidade, bairro, endereço ou frase"
        hideLabel
        name="keyword"
        placeholder="Ex.: casa em Goiânia até 200 mil"
        value={text}
        onValueChange={type}
        {...suggestions.shown}
        filter={false}
        onSelect={select}
      />
    </form>
  );
}
