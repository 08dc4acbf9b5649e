import type { Auction } from '@martelo/domain/auction';
import { caixaRegistration } from '@martelo/domain/caixa-addresses';
import { formatCaseNumber } from '@martelo/domain/documents';
import type { DocumentItem } from '@martelo/ui/document-list';

import { isPlainSale } from './sale-kind.ts';

/** The documents of a sale, as far as its source gives them: a sale without an auctioneer has no edital to find. */
export function auctionDocuments(auction: Auction): DocumentItem[] {
  const { facts, type, code, sample, place } = auction;
  const { number, office } = facts?.registration ?? { number: null, office: null };
  const process = facts?.processNumber ?? null;
  return [
    ...(facts?.editalUrl || !isPlainSale(auction)
      ? [{ kind: 'edital' as const, href: facts?.editalUrl ?? null }]
      : []),
    {
      kind: 'registration',
      href: type === 'caixa' && !sample ? caixaRegistration(code, place.state?.uf ?? null) : null,
      number: [number && `nº ${number}`, office].filter(Boolean).join(', ') || null,
    },
    ...(process !== null || type === 'judicial'
      ? [{ kind: 'process' as const, number: process && formatCaseNumber(process) }]
      : []),
  ];
}
