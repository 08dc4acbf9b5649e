import { Button } from '@martelo/ui/button';
import { Chip } from '@martelo/ui/chip';
import { Divider } from '@martelo/ui/divider';
import { EmptyState } from '@martelo/ui/empty-state';
import { ErrorState } from '@martelo/ui/error-state';
import { FilterBar } from '@martelo/ui/filter-bar';
import { Inline } from '@martelo/ui/inline';
import { SearchField } from '@martelo/ui/search-field';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useRef, useState } from 'react';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import type { Settled } from '../../lib/use-settled.ts';
import { BonusFigures } from './bonus-figures.tsx';
import { BonusList } from './bonus-list.tsx';
import { BonusLoading } from './bonus-loading.tsx';
import type { BonusPage, Category } from './bonus.calls.ts';
import { filterBonus } from './filter-bonus.ts';
import { messages } from './messages.ts';

const categories: readonly { value: Category | null; label: string }[] = [
  { value: null, label: 'Todos' },
  { value: 'ebooks', label: 'E-books' },
  { value: 'tutoriais', label: 'Tutoriais' },
  { value: 'conteudo-extra', label: 'Conteúdo Extra' },
];

interface BonusViewProps {
  page: Settled<BonusPage>;
  reload: () => void;
}

/** Figures, search, categories and the cards (BONUS-01, BONUS-02). */
export function BonusView({ page, reload }: BonusViewProps) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const known = page.value;
  const shown = known && filterBonus(known.items, text, category);
  const filtering = text.trim() !== '' || category !== null;
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    setCategory(null);
    search.current?.focus();
  };
  return (
    <>
      <BonusFigures stats={known?.stats ?? null} />
      <FilterBar
        aria-label="Filtrar conteúdos"
        layout="one"
        fields={
          <SearchField
            ref={search}
            label="Buscar conteúdo"
            hideLabel
            placeholder="Buscar por título ou descrição..."
            value={text}
            onValueChange={setText}
          />
        }
      >
        <Inline align="stretch" role="group" aria-label="Categoria">
          {categories.map(({ value, label }) => (
            <Chip key={label} pressed={value === category} onClick={() => setCategory(value)}>
              {label}
            </Chip>
          ))}
        </Inline>
      </FilterBar>
      <Stack as="section" aria-label="Resultados" aria-busy={page.pending}>
        {page.pending && !known && <BonusLoading />}
        {!page.pending && page.error !== null && (
          <ErrorState title={messages.loadFailed} description={sentenceOf(page.error)} onRetry={reload} />
        )}
        {shown && (
          <Text role="status" size="small" color="muted" tabular>
            {messages.found(shown.length)}
          </Text>
        )}
        {shown && shown.length > 0 && <BonusList items={shown} onDownloaded={reload} />}
        {shown?.length === 0 && (
          <EmptyState
            title={messages.empty}
            description={filtering ? messages.emptyFiltered : messages.emptyAll}
            action={filtering && <Button onClick={clear}>Limpar filtros</Button>}
          />
        )}
      </Stack>
      <Stack width="measure">
        <Divider />
        <Text size="small" color="muted">
          {messages.note}
        </Text>
      </Stack>
    </>
  );
}
