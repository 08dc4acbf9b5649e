import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';

import { paths } from '../../paths.ts';
import { feedStanding, type feedStatuses } from '../back-office/labels.ts';

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

/** What of a list its standing is explained from. */
export interface ExplainedFeed {
  status: keyof typeof feedStatuses;
  waits_for: 'confirmation' | 'approval' | 'decision' | null;
  reason: string | null;
  undone_at?: string | null;
}

/** A run that takes a list back. */
export type FeedUndo = Pick<ExplainedFeed, 'status' | 'reason'>;

/** Why the list was not taken back, where that was the last thing wanted of it. */
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
  /** Whose screen it is: what comes next is said to whom can do it. */
  reader: 'auctioneer' | 'admin';
}

/** Why a list stands as it does, and what comes next. */
export function FeedExplanation({ feed, reader }: FeedExplanationProps) {
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
