import { formatNumber } from '@martelo/domain/numbers';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';

import { paths } from '../../paths.ts';
import { feedStanding, type feedStatuses } from '../back-office/labels.ts';
import { type FeedReader, linesHref } from './feed-outcome.ts';

const explanations: Partial<Record<keyof typeof feedStatuses, string>> = {
  failed: 'Houve uma falha do nosso lado e nada foi mudado. Envie a lista outra vez.',
};

const undone = 'Esta lista foi desfeita: o que ela tinha mudado voltou ao que era antes.';

interface NextStep {
  text: string;
  label?: string;
  href?: string;
}

const nextSteps: Readonly<Record<FeedReader, Partial<Record<Standing, NextStep>>>> = {
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
    suspended: {
      text: 'O seu cadastro está suspenso: nada dela aparece no site até um administrador aprová-lo de novo.',
      label: 'Ver o seu cadastro',
      href: paths.auctioneer,
    },
    decision: {
      text: 'A lista espera a decisão de um administrador e ainda não mudou nada no site.',
    },
    refused: {
      text: 'A lista não mudou nada no site. Corrija o arquivo e envie-o de novo.',
      label: 'Enviar lista',
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
    suspended: {
      text: 'O cadastro do leiloeiro está suspenso. Aprove-o de novo antes de aceitar a lista.',
      label: 'Ver os leiloeiros suspensos',
      href: `${paths.adminAuctioneers}?situacao=suspended`,
    },
    decision: {
      text: 'A lista espera a sua decisão e ainda não mudou nada no site.',
    },
  },
};

type Standing = 'confirmation' | 'approval' | 'suspended' | 'decision' | 'refused';

/** What the next step depends on: what a held list waits for, or that it was refused. */
function standingOf({ waits_for: missing, status, undoes }: ExplainedFeed): Standing | null {
  if (status === 'held') return missing;
  return status === 'refused' && !undoes ? 'refused' : null;
}

/** What of a list its standing is explained from. */
export interface ExplainedFeed {
  status: keyof typeof feedStatuses;
  waits_for: Exclude<Standing, 'refused'> | null;
  reason: string | null;
  id: string;
  rejected: number;
  notes?: readonly string[];
  undone_at?: string | null;
  undoes?: string | null;
}

/** What else a person should know of a list that was taken, such as of whom nothing was called gone (INTAKE-02). */
export function FeedNotes({ feed }: { feed: Pick<ExplainedFeed, 'notes' | 'undone_at'> }) {
  const { notes = [], undone_at: undoneAt } = feed;
  if (notes.length === 0 || undoneAt) return null;
  return (
    <Notice tone="caution" title={notes.length === 1 ? 'Aviso sobre a lista' : 'Avisos sobre a lista'}>
      <Stack gap="small">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Stack>
    </Notice>
  );
}

/** A run that takes a list back. */
export type FeedUndo = Pick<ExplainedFeed, 'status' | 'reason'>;

/** Why the list was not undone, where that was the last thing requested. */
export function FailedUndo({ undo }: { undo: FeedUndo | null }) {
  if (undo?.status !== 'refused' && undo?.status !== 'failed') return null;
  return (
    <Notice tone="critical" title="A lista não foi desfeita">
      <p>{undo.reason}</p>
    </Notice>
  );
}

interface FeedExplanationProps {
  feed: ExplainedFeed;
  /** It can come in no more, so that none of its next steps leads anywhere. */
  overtaken?: boolean;
  /** Whose screen it is: what comes next is said to whom can do it. */
  reader: FeedReader;
}

/** Why a list stands as it does, and what comes next. */
export function FeedExplanation({ feed, overtaken = false, reader }: FeedExplanationProps) {
  const standing = standingOf(feed);
  const next = !overtaken && standing && nextSteps[reader][standing];
  const explanation = feed.undone_at ? undone : (feed.reason ?? explanations[feed.status]);
  if (!next && !explanation)
    return reader === 'auctioneer' && feed.status === 'taken' ? <RejectedLines feed={feed} /> : null;
  const { label, tone } = feedStanding(feed);
  return (
    <Notice tone={tone} title={label}>
      <Stack gap="small">
        {explanation && <p>{explanation}</p>}
        {next && (
          <p>
            {next.text} {next.href && <Link href={next.href}>{next.label}</Link>}
          </p>
        )}
      </Stack>
    </Notice>
  );
}

/** A list that was taken is green, and may still have lines that were not. */
function RejectedLines({ feed: { id, rejected } }: { feed: Pick<ExplainedFeed, 'id' | 'rejected'> }) {
  if (rejected === 0) return null;
  return (
    <Notice
      tone="caution"
      title={`${formatNumber(rejected)} ${rejected === 1 ? 'linha com erro' : 'linhas com erro'}`}
    >
      <p>
        As outras valem. Corrija {rejected === 1 ? 'a linha' : 'as linhas'} no arquivo e envie-o de novo: o
        que já está certo não muda.{' '}
        <Link href={linesHref('auctioneer', id, 'rejected')}>Ver o que corrigir</Link>
      </p>
    </Notice>
  );
}
