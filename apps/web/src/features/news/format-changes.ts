import type { AuctionChanges } from '@martelo/api-client';
import { formatDate } from '@martelo/domain/dates';
import { eventSentence } from '@martelo/domain/event-words';
import type { Change } from '@martelo/ui/changes-notice';

type Since = Pick<AuctionChanges, 'since' | 'sinceKind'>;

const momentOf = ({ since, sinceKind }: Since) =>
  `${sinceKind === 'saved' ? 'que você salvou, em' : 'a sua visita em'} ${formatDate(since)}`;

/** 'Mudou desde a sua visita em 12/11/2026'. */
export const sinceTitle = (since: Since): string => `Mudou desde ${momentOf(since)}`;

/** 'Desde a sua visita em 12/11/2026', where it is said already that something changed. */
export const sinceMoment = (since: Since): string => `Desde ${momentOf(since)}`;

/** Each change as a sentence, with its list. */
export const changeItems = ({ changes }: Pick<AuctionChanges, 'changes'>): Change[] =>
  changes.map((change) => ({ text: eventSentence(change), listDate: change.listDate }));
