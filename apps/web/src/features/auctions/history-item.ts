import { printCalendarDate } from '@martelo/domain/dates';

import type { HistoryEvent } from './auctions.calls.ts';

const titles: Readonly<Record<HistoryEvent['kind'], string>> = {
  listed: 'Entrou na lista',
  price: 'Preço mudou',
  valuation: 'Avaliação mudou',
  modality: 'Modalidade mudou',
  rounds: 'Praças mudaram',
  details: 'Descrição mudou',
  gone: 'Saiu da lista',
  returned: 'Voltou à lista',
};

/** One line of the history, as the timeline shows it. */
export function historyItem({ kind, listDate, from, to }: HistoryEvent) {
  const change = from && to ? `de ${from} para ${to}` : (from ?? to ?? '');
  return {
    title: titles[kind],
    date: printCalendarDate(listDate),
    state: 'past' as const,
    ...(change && kind !== 'rounds' && { description: change }),
  };
}
