import type { Auction, Debt } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatCaseNumber, formatCep } from '@martelo/domain/documents';
import { payerWords } from '@martelo/domain/event-words';
import { formatReais } from '@martelo/domain/money';
import { formatNumber } from '@martelo/domain/numbers';

import { isWithoutAuctioneer } from './sale-kind.ts';

const unknown = 'não informado';

function debt(stated: Debt | null | undefined): string {
  if (!stated) return unknown;
  const amount = stated.amount === null ? 'valor não informado' : formatReais(stated.amount);
  return `${amount}, ${stated.paidBy === null ? 'quem paga não informado' : payerWords[stated.paidBy]}`;
}

function registration({ facts }: Pick<Auction, 'facts'>): string {
  const { number, office } = facts?.registration ?? { number: null, office: null };
  return [number && `nº ${number}`, office].filter(Boolean).join(', ') || unknown;
}

/** A figure of one day, shown with that day. */
function bids({ facts, source }: Pick<Auction, 'facts' | 'source'>): string {
  if (typeof facts?.bids !== 'number') return unknown;
  const count = formatNumber(facts.bids);
  return source ? `${count}, segundo a lista de ${formatCalendarDate(source.listDate)}` : count;
}

function fgts({ facts }: Pick<Auction, 'facts'>): string {
  if (typeof facts?.acceptsFgts !== 'boolean') return unknown;
  return facts.acceptsFgts ? 'sim' : 'não';
}

/**
 * What only some sources state: court case, matrícula, debts, bids. A sale that no court orders has no case
 * number.
 */
export function lotFacts(auction: Auction): { term: string; description: string }[] {
  const { facts, type } = auction;
  const processNumber = facts?.processNumber ?? null;
  return [
    { term: 'Aceita FGTS', description: fgts(auction) },
    { term: 'CEP', description: facts?.postalCode ? formatCep(facts.postalCode) : unknown },
    ...(processNumber !== null || type === 'judicial'
      ? [
          {
            term: 'Processo',
            description: processNumber === null ? unknown : formatCaseNumber(processNumber),
          },
        ]
      : []),
    { term: 'Matrícula', description: registration(auction) },
    { term: 'Débitos de IPTU', description: debt(facts?.iptu) },
    { term: 'Débitos de condomínio', description: debt(facts?.condominium) },
    ...(typeof facts?.bids === 'number' || !isWithoutAuctioneer(auction)
      ? [{ term: 'Lances', description: bids(auction) }]
      : []),
  ];
}
