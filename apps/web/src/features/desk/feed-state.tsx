import { printCalendarDate, printDateTime } from '@martelo/domain/dates';
import { DescriptionList } from '@martelo/ui/description-list';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { StatusBadge } from './status-badge.tsx';
import { feedStatuses } from './words.ts';

interface FeedStateProps {
  feed: {
    status: keyof typeof feedStatuses;
    reason: string | null;
    source: { name: string };
    list_date: string | null;
    received_at: string;
    finished_at: string | null;
  };
}

const lookAgain = 2_000;

const explanations: Partial<Record<keyof typeof feedStatuses, string>> = {
  running: 'A lista está sendo lida. Esta página se atualiza sozinha.',
  held: 'A lista espera a palavra de um administrador e ainda não mudou nada.',
  failed: 'Houve uma falha do nosso lado e nada foi mudado. Envie a lista outra vez.',
};

/** How a list stands and why; one that is still being read is asked for again until it is not. */
export function FeedState({ feed }: FeedStateProps) {
  const { revalidate, state } = useRevalidator();
  const waiting = feed.status === 'running' && state === 'idle';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void revalidate(), lookAgain);
    return () => clearTimeout(timer);
  }, [waiting, revalidate]);
  const explanation = feed.reason ?? explanations[feed.status];

  return (
    <Stack gap="medium">
      <div role="status">
        {explanation && (
          <Notice tone={feedStatuses[feed.status].tone} title={feedStatuses[feed.status].label}>
            {explanation}
          </Notice>
        )}
      </div>
      <DescriptionList
        items={[
          {
            term: 'Situação',
            description: <StatusBadge words={feedStatuses} status={feed.status} />,
          },
          { term: 'Fonte', description: feed.source.name },
          { term: 'Data da lista', description: printCalendarDate(feed.list_date) },
          { term: 'Recebida em', description: printDateTime(new Date(feed.received_at)) },
          {
            term: 'Terminada em',
            description: feed.finished_at && printDateTime(new Date(feed.finished_at)),
          },
        ]}
      />
    </Stack>
  );
}
