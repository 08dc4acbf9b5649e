import type { AuctionChanges } from '@martelo/api-client';
import { formatDate } from '@martelo/domain/dates';
import { eventSentence } from '@martelo/domain/event-words';
import type { Change } from '@martelo/ui/changes-notice';

/** 'Mudou desde a sua visita em 12/11/2026'. */
export function sinceTitle({ since, sinceKind }: Pick<AuctionChanges, 'since' | 'sinceKind'>): string {
  const from = sinceKind === 'saved' ? 'que você salvou, em' : 'a sua visita em';
  return `Mudou desde ${from} ${formatDate(since)}`;
}

/** Each change as a sentence, with its list. */
export const changeItems = ({ changes }: Pick<AuctionChanges, 'changes'>): Change[] =>
  changes.map((change) => ({ text: eventSentence(change), listDate: change.listDate }));
