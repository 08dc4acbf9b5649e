import { Combobox } from '@martelo/ui/combobox';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { browserApi } from '../../lib/browser-api.ts';
import { type ListPath, paths } from '../../paths.ts';
import type { suggest } from './auctions.calls.ts';
import { filtersAtom } from './filters.atoms.ts';
import { messages } from './messages.ts';
import * as styles from './list-search.css.ts';

type Suggestions = Awaited<ReturnType<typeof suggest>>;
type Suggestion = Suggestions['options'][number];

const none: Suggestions = { options: [], failed: false };

const groups = {
  city: 'Cidades',
  district: 'Regiões e distritos',
  neighborhood: 'Bairros',
  auction: 'Leilões',
};

/** The keyword: searched at once while it is typed (LIST-05), with suggestions below it (LIST-12). */
export function ListSearch({ keyword, path }: { keyword: string; path: ListPath }) {
  const [text, setText] = useState(keyword);
  const [{ options, failed }, setSuggestions] = useState(none);
  const [loading, setLoading] = useState(false);
  const asked = useRef<AbortController>(null);
  const typed = useRef(keyword);
  const underWay = useRef<string[]>([]);
  const change = useSetAtom(filtersAtom);
  const navigate = useNavigate();

  // The address may change from elsewhere: Back, a chip taken off. What is being typed is left alone: its own words come back
  // from the address one after the other, when later ones already stand in the field.
  useEffect(() => {
    const own = underWay.current.indexOf(keyword);
    if (own >= 0) underWay.current.splice(0, own + 1);
    else if (keyword !== typed.current) {
      typed.current = keyword;
      setText(keyword);
    }
  }, [keyword]);

  const find = async (q: string) => {
    asked.current?.abort();
    if (!q.trim()) return setSuggestions(none);
    const current = new AbortController();
    asked.current = current;
    setLoading(true);
    try {
      const calls = await import('./auctions.calls.ts');
      setSuggestions(await calls.suggest(await browserApi(), q, current.signal));
    } catch {
      if (current.signal.aborted) return;
      setSuggestions({ options: [], failed: true });
    }
    setLoading(false);
  };

  const type = (next: string) => {
    setText(next);
    const words = next.trim();
    if (words !== typed.current) underWay.current.push(words);
    typed.current = words;
    change({ keyword: words, replace: true });
    void find(next);
  };

  const select = ({ kind, id, label }: Suggestion) => {
    if (kind === 'auction') return void navigate(paths.auction(id));
    // A district is no filter of its own: its name is searched for within its city.
    const words = kind === 'district' ? label : '';
    setText(words);
    typed.current = words;
    setSuggestions(none);
    change({
      keyword: words,
      stateId: null,
      cityIds: [Number.parseInt(id, 10)],
      neighborhoods: kind === 'neighborhood' ? [label] : [],
    });
  };

  return (
    <form className={styles.search} role="search" action={path} onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Buscar por cidade, bairro, endereço ou frase"
        hideLabel
        name="keyword"
        placeholder="Ex.: apartamento de 2 quartos em Goiânia até 200 mil"
        value={text}
        onTextChange={type}
        options={options}
        loading={loading}
        onSelect={select}
        groupLabels={groups}
        {...(failed && { emptyText: messages.suggestionsFailed })}
      />
    </form>
  );
}
