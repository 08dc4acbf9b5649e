import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { DescriptionList } from '@martelo/ui/description-list';
import { ProgressBar } from '@martelo/ui/progress-bar';
import { Stack } from '@martelo/ui/stack';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { FeedBadge } from './feed-badge.tsx';
import {
  type ExplainedFeed,
  FailedUndo,
  FeedExplanation,
  FeedNotes,
  type FeedUndo,
} from './feed-explanation.tsx';
import { type FeedReader, hasOutcome } from './feed-outcome.ts';

interface FeedStateProps {
  feed: ExplainedFeed & {
    source: { name: string };
    rows: number;
    list_date: string | null;
    received_at: string;
    finished_at: string | null;
    undoes?: string | null;
  };
  /** The latest run that takes, or was to take, this list back. */
  undo?: FeedUndo | null;
  /** It can come in no more. */
  overtaken?: boolean;
  /** Whose screen it is: what comes next is said to whom can do it. */
  reader: FeedReader;
}

const pollMs = 1_500;

const unfinished = {
  queued: 'Na fila: uma lista de cada leiloeiro é lida por vez',
  running: 'Lendo a lista, linha por linha',
} as const;

const undoing = 'Desfazendo a lista: os imóveis voltam ao que eram';

const isUnfinished = (status: string): status is keyof typeof unfinished => Object.hasOwn(unfinished, status);

/** What is under way, or null. */
function stepOf({ feed, undo }: FeedStateProps): string | null {
  if (undo && isUnfinished(undo.status)) return undoing;
  if (!isUnfinished(feed.status)) return null;
  return feed.undoes ? undoing : unfinished[feed.status];
}

/** A list's status and its reason; polled while the list is being read or undone. */
export function FeedState({ feed, undo = null, overtaken = false, reader }: FeedStateProps) {
  const { revalidate, state } = useRevalidator();
  const step = stepOf({ feed, undo, reader });
  const waiting = step !== null && state === 'idle';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void revalidate(), pollMs);
    return () => clearTimeout(timer);
  }, [waiting, revalidate]);

  return (
    <Stack gap="medium">
      <div role="status">
        {step ? (
          <ProgressBar label={step} value={null} max={1} />
        ) : (
          <Stack gap="medium">
            <FailedUndo undo={undo} />
            <FeedExplanation feed={feed} overtaken={overtaken} reader={reader} />
            <FeedNotes feed={feed} />
          </Stack>
        )}
      </div>
      <DescriptionList
        items={[
          { term: 'Situação', description: <FeedBadge feed={feed} /> },
          { term: 'Fonte', description: feed.source.name },
          { term: 'Data da lista', description: formatCalendarDate(feed.list_date) },
          { term: 'Recebida em', description: formatDateTime(new Date(feed.received_at)) },
          ...(feed.finished_at
            ? [{ term: 'Terminada em', description: formatDateTime(new Date(feed.finished_at)) }]
            : []),
          ...(!hasOutcome(feed) && feed.rows > 0
            ? [{ term: 'Linhas com lote', description: formatNumber(feed.rows) }]
            : []),
          ...(feed.undone_at
            ? [{ term: 'Desfeita em', description: formatDateTime(new Date(feed.undone_at)) }]
            : []),
        ]}
      />
    </Stack>
  );
}
