import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';

import type { ClaimedRun } from '../../catalogue/ingestion/import-runs.repository.ts';
import type { ParsedFeed } from './parse-feed.ts';
import { missingOf, type Sender } from './sender.ts';

const waitsFor = {
  confirmation: 'Chegou antes de o leiloeiro confirmar o email e ser aprovado.',
  approval: 'Chegou antes de o leiloeiro ser aprovado.',
  suspended: 'Foi lida com o cadastro do leiloeiro suspenso.',
} as const;

/** Why nothing of it can be used, or null. */
export function refusalOf(
  { refused, rows }: ParsedFeed,
  date: CalendarDate | null,
  now: Date,
): string | null {
  if (refused !== null) return refused;
  if (rows.length === 0) return 'Nenhuma linha pôde ser aproveitada.';
  if (date === null) return 'A lista não traz a data: informe-a ao enviar.';
  return date > calendarDate(now) ? 'A data da lista não pode ser futura.' : null;
}

/** The sender's reasons for quarantine; fewer once an admin has accepted the feed. */
export function senderReasons(
  { accepted }: ClaimedRun,
  sender: Sender,
  { strayHosts }: ParsedFeed,
): string[] {
  const missing = missingOf(sender);
  const stray = accepted ? '' : strayHosts.join(', ');
  return [
    ...(missing ? [waitsFor[missing]] : []),
    ...(stray ? [`Há lotes que levam a endereços fora dos domínios do leiloeiro: ${stray}.`] : []),
  ];
}
