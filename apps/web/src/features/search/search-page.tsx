import type { ListPage } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { EmptyState } from '@martelo/ui/empty-state';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Inline, InlineItem } from '@martelo/ui/inline';
import { Pagination } from '@martelo/ui/pagination';
import { PaginationSummary } from '@martelo/ui/pagination-summary';
import { SortSelect } from '@martelo/ui/sort-select';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { AuctionCards } from '../auction-list/auction-cards.tsx';
import { ReadNotice } from '../auction-list/read-notice.tsx';

import { messages as words } from '../auction-list/messages.ts';
import type { CityOption, StateOption } from '../places/places.calls.ts';
import { messages } from './messages.ts';
import { SearchFields } from './search-fields.tsx';
import { parseSearch, stringifySearch, type SearchForm } from './search-form.ts';

interface SearchPageProps {
  form: SearchForm;
  page: ListPage;
  states: readonly StateOption[];
  cities: readonly CityOption[];
}

const addressOf = (form: SearchForm) => {
  const search = stringifySearch(form);
  return search ? `${paths.search}?${search}` : paths.search;
};

/** What the fields say, whatever the page and its order. */
const queryOf = (form: SearchForm) => stringifySearch({ ...form, page: 1, order: 1 });

/** The search for who is signed in, over the same auctions as the lists (SEARCH-02). */
export function SearchPage({ form, page, states, cities }: SearchPageProps) {
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  // The last requested query, though it may not be rendered yet. Set with the page: a passive effect could still wait
  // when the next choice is made, and undo it.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);
  const go = (next: SearchForm) => {
    latest.current = next;
    void navigate(addressOf(next));
  };
  // Filled anew by what comes from elsewhere, as by Back; a search of their own leaves what is written meanwhile.
  const query = queryOf(form);
  const [submitted, setSubmitted] = useState<string>();
  const [fields, setFields] = useState({ query, turn: 0 });
  if (fields.query !== query) {
    setFields({ query, turn: query === submitted ? fields.turn : fields.turn + 1 });
    setSubmitted(undefined);
  }
  const { total, lastPage, page: current } = page.pagination;
  return (
    <Container gap="large" above="large" below="large">
      <title>{`${messages.title} · Martelo`}</title>
      <meta name="robots" content="noindex" />
      <Heading headingLevel={1}>{messages.title}</Heading>
      <SearchFields
        key={fields.turn}
        {...{ form, states, cities }}
        onSubmit={(next) => {
          if (queryOf(next) !== query) setSubmitted(queryOf(next));
          go({ ...next, order: latest.current.order });
        }}
      />
      <Stack as="section" aria-label="Resultados" aria-busy={busy}>
        <Inline gap="small" justify="between">
          <div role="status" aria-live="polite">
            <PaginationSummary {...page.pagination} />
          </div>
          <InlineItem size="field">
            <SortSelect
              value={form.order}
              onValueChange={(order) => go({ ...latest.current, order, page: 1 })}
            />
          </InlineItem>
        </Inline>
        {page.reading.chips.length > 0 && (
          <Text size="small" color="muted">
            {messages.understood(page.reading.chips.map(({ label }) => label))}
          </Text>
        )}
        <ReadNotice
          keyword={form.q}
          onKeyword={(q) => go({ ...form, q, page: 1 })}
          reading={page.reading}
          total={total}
        />
        {total === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            description={words.emptyText}
            action={
              <Button tone="accent" onClick={() => go(parseSearch(''))}>
                Limpar filtros
              </Button>
            }
          />
        ) : (
          <Grid columns={{ phone: 2, wide: 3 }} gap="large">
            <AuctionCards auctions={page.auctions} priority={1} headingLevel={2} />
          </Grid>
        )}
        {lastPage > 1 && (
          <Pagination
            page={current}
            lastPage={lastPage}
            least={5}
            hrefOf={(target) => addressOf({ ...form, page: target })}
          />
        )}
      </Stack>
    </Container>
  );
}
