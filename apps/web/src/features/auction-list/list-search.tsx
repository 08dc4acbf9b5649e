import { Combobox } from '@martelo/ui/combobox';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type ListPath, paths } from '../../paths.ts';
import { filtersAtom } from './filters.atoms.ts';
import { filtersOf, type Suggestion, useSuggestions } from './use-suggestions.ts';

import * as styles from './list-filters.css.ts';

/** The keyword: searched at once while it is typed (LIST-05), with suggestions below it (LIST-12). */
export function ListSearch({ keyword, path }: { keyword: string; path: ListPath }) {
  const [text, setText] = useState(keyword);
  const suggestions = useSuggestions();
  const typed = useRef(keyword);
  const underWay = useRef<string[]>([]);
  const change = useSetAtom(filtersAtom);
  const navigate = useNavigate();

  // The address may change from elsewhere: Back, a chip taken off. What is being typed is left alone: its own words
  // come back from the address one after the other, when later ones already stand in the field.
  useEffect(() => {
    const own = underWay.current.indexOf(keyword);
    if (own >= 0) underWay.current.splice(0, own + 1);
    else if (keyword !== typed.current) {
      typed.current = keyword;
      setText(keyword);
    }
  }, [keyword]);

  const type = (next: string) => {
    setText(next);
    const words = next.trim();
    if (words !== typed.current) underWay.current.push(words);
    typed.current = words;
    change({ keyword: words, replace: true });
    suggestions.find(next);
  };

  const select = (suggestion: Suggestion) => {
    if (suggestion.kind === 'auction') return void navigate(paths.auction(suggestion.id));
    const filters = filtersOf(suggestion);
    setText(filters.keyword);
    typed.current = filters.keyword;
    suggestions.clear();
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
        onSelect={select}
      />
    </form>
  );
}
