import { Button } from '@martelo/ui/button';
import { EmptyState } from '@martelo/ui/empty-state';
import { ErrorState } from '@martelo/ui/error-state';
import { Heading } from '@martelo/ui/heading';
import { Inline, InlineItem } from '@martelo/ui/inline';
import { SearchField } from '@martelo/ui/search-field';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { type ReactNode, useRef, useState } from 'react';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useFocusOnceEmptied } from '../../lib/use-focus-once-emptied.ts';
import type { Settled } from '../../lib/use-settled.ts';
import { AlertDelivery } from './alert-delivery.tsx';
import { AlertFigures } from './alert-figures.tsx';
import { AlertList } from './alert-list.tsx';
import { AlertsLoading } from './alerts-loading.tsx';
import type { AlertsPage } from './alerts.calls.ts';
import { filterAlerts } from './filter-alerts.ts';
import { messages } from './messages.ts';

interface AlertsViewProps {
  page: Settled<AlertsPage>;
  /** The open form, above the list. */
  form: ReactNode;
  onCreate: () => void;
  onEdit: (id: number) => void;
  reload: () => void;
}

/** The form once it is open, the figures, the search and the cards (ALERT-01 to ALERT-06). */
export function AlertsView({ page, form, onCreate, onEdit, reload }: AlertsViewProps) {
  const [text, setText] = useState('');
  const known = page.value;
  const shown = known && filterAlerts(known.alerts, text);
  const filtering = text.trim() !== '';
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  useFocusOnceEmptied(list, shown && shown.length > 0);
  const clearText = () => {
    setText('');
    search.current?.focus();
  };

  return (
    <>
      {form}
      <AlertFigures
        stats={known?.stats ?? null}
        active={shown && shown.filter(({ active }) => active).length}
      />
      {page.pending && !known && <AlertsLoading />}
      {!page.pending && page.error !== null && (
        <ErrorState title={messages.loadFailed} description={sentenceOf(page.error)} onRetry={reload} />
      )}
      {known && shown && (
        <>
          {known.alerts.length > 0 && <AlertDelivery delivery={known.delivery} />}
          <Stack
            as="section"
            ref={list}
            tabIndex={-1}
            gap="small"
            aria-labelledby="alertas"
            aria-busy={page.pending}
          >
            <Inline gap="small" justify="between">
              <Heading id="alertas" headingLevel={2} size="medium">
                Alertas
              </Heading>
              {known.alerts.length > 0 && (
                <InlineItem size="form">
                  <SearchField
                    ref={search}
                    label="Buscar nos alertas"
                    hideLabel
                    placeholder="Buscar por cidade, tipo ou categoria..."
                    value={text}
                    onValueChange={setText}
                  />
                </InlineItem>
              )}
            </Inline>
            <Text role="status" size="small" color="muted">
              {filtering && `${shown.length} de ${known.alerts.length} alertas`}
            </Text>
            {shown.length > 0 && (
              <AlertList {...{ alerts: known.alerts, calendars: known.calendars, shown, onEdit, reload }} />
            )}
            {shown.length === 0 && filtering && (
              <EmptyState
                headingLevel={3}
                title={messages.nothing.title}
                description={messages.nothing.text}
                action={<Button onClick={clearText}>Limpar busca</Button>}
              />
            )}
            {shown.length === 0 && !filtering && (
              <EmptyState
                headingLevel={3}
                title={messages.empty.title}
                description={messages.empty.text}
                action={
                  <Button tone="accent" onClick={onCreate}>
                    Criar Primeiro Alerta
                  </Button>
                }
              />
            )}
          </Stack>
        </>
      )}
    </>
  );
}
