import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { DescriptionList } from '@martelo/ui/description-list';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { ProgressBar } from '@martelo/ui/progress-bar';
import { Stack } from '@martelo/ui/stack';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { FeedBadge } from './feed-badge.tsx';
import { feedStanding, type feedStatuses } from '../back-office/labels.ts';

interface FeedStateProps {
  feed: {
    status: keyof typeof feedStatuses;
    waits_for: 'confirmation' | 'approval' | 'decision' | null;
    reason: string | null;
    source: { name: string };
    list_date: string | null;
    received_at: string;
    finished_at: string | null;
    undone_at?: string | null;
    undoes?: string | null;
  };
  /** The latest run that takes, or was to take, this list back. */
  undo?: { status: keyof typeof feedStatuses; reason: string | null } | null;
  /** Whose screen it is: what comes next is said to whom can do it. */
  reader: 'auctioneer' | 'admin';
}

const lookAgainMs = 1_500;

const unfinished = {
  queued: 'Na fila: uma lista de cada leiloeiro é lida por vez',
  running: 'Lendo a lista, linha por linha',
} as const;

const undoing = 'Desfazendo a lista: os imóveis voltam ao que eram';

const isUnfinished = (status: string): status is keyof typeof unfinished => Object.hasOwn(unfinished, status);

const explanations: Partial<Record<keyof typeof feedStatuses, string>> = {
  held: 'A lista espera a decisão de um administrador e ainda não mudou nada.',
  failed: 'Houve uma falha do nosso lado e nada foi mudado. Envie a lista outra vez.',
};

const undone = 'Esta lista foi desfeita: o que ela tinha mudado voltou ao que era antes.';

const nextSteps = {
  auctioneer: {
    confirmation: {
      text: 'Nada dela aparece no site até você confirmar o seu email e um administrador aprovar o seu cadastro.',
      label: 'Confirmar o email',
      href: paths.auctioneer,
    },
    approval: {
      text: 'Nada dela aparece no site até um administrador aprovar o seu cadastro. Avisamos por email.',
      label: 'Ver o seu cadastro',
      href: paths.auctioneer,
    },
  },
  admin: {
    confirmation: {
      text: 'O leiloeiro ainda não confirmou o email. Até lá, nada dele é publicado.',
      label: 'Ver os leiloeiros',
      href: paths.adminAuctioneers,
    },
    approval: {
      text: 'O cadastro do leiloeiro não está aprovado. Aprove-o antes de aceitar a lista.',
      label: 'Ver os leiloeiros por aprovar',
      href: `${paths.adminAuctioneers}?situacao=pending`,
    },
  },
} as const;

/** What is under way, or null. */
function stepOf({ feed, undo }: FeedStateProps): string | null {
  if (undo && isUnfinished(undo.status)) return undoing;
  if (!isUnfinished(feed.status)) return null;
  return feed.undoes ? undoing : unfinished[feed.status];
}

/** Why the list was not taken back, where that was the last thing wanted of it. */
function FailedUndo({ undo }: Pick<FeedStateProps, 'undo'>) {
  if (undo?.status !== 'refused' && undo?.status !== 'failed') return null;
  return (
    <Notice tone="critical" title="A lista não foi desfeita">
      <p>{undo.reason}</p>
    </Notice>
  );
}

function Explanation({ feed, reader }: FeedStateProps) {
  const missing = feed.waits_for;
  const next = missing === 'confirmation' || missing === 'approval' ? nextSteps[reader][missing] : null;
  const explanation = feed.undone_at ? undone : (feed.reason ?? explanations[feed.status]);
  if (!next && !explanation) return null;
  const { label, tone } = feedStanding(feed);
  return (
    <Notice tone={tone} title={label}>
      <Stack gap="small">
        {next && (
          <p>
            {next.text} <Link href={next.href}>{next.label}</Link>
          </p>
        )}
        {explanation && <p>{explanation}</p>}
      </Stack>
    </Notice>
  );
}

/** How a list stands and why; one that is still being read or taken back is asked for again until it is not. */
export function FeedState({ feed, undo = null, reader }: FeedStateProps) {
  const { revalidate, state } = useRevalidator();
  const step = stepOf({ feed, undo, reader });
  const waiting = step !== null && state === 'idle';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void revalidate(), lookAgainMs);
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
            <Explanation feed={feed} reader={reader} />
          </Stack>
        )}
      </div>
      <DescriptionList
        items={[
          { term: 'Situação', description: <FeedBadge feed={feed} /> },
          { term: 'Fonte', description: feed.source.name },
          { term: 'Data da lista', description: formatCalendarDate(feed.list_date) },
          { term: 'Recebida em', description: formatDateTime(new Date(feed.received_at)) },
          {
            term: 'Terminada em',
            description: feed.finished_at && formatDateTime(new Date(feed.finished_at)),
          },
          ...(feed.undone_at
            ? [{ term: 'Desfeita em', description: formatDateTime(new Date(feed.undone_at)) }]
            : []),
        ]}
      />
    </Stack>
  );
}
