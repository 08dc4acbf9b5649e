import type { Auction, Round } from '@martelo/domain/auction';
import { serializeCalendar } from '@martelo/domain/calendar';
import { formatDateTime } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';
import { type SalePhase, salePhaseAt } from '@martelo/domain/phase';

import { placeOf } from './describe-auction.ts';

const minute = 60_000;
const day = 24 * 60;

interface CalendarFile {
  label: string;
  name: string;
  href: string;
}

const names = {
  first: '1ª praça',
  second: '2ª praça',
  unique: 'Leilão',
  sfi: 'Leilão SFI',
  tender: 'Licitação aberta',
  online: 'Venda online',
  direct: 'Venda direta',
} as const satisfies Record<SalePhase, string>;
const slugs = {
  first: '1a-praca',
  second: '2a-praca',
  unique: 'leilao',
  sfi: 'leilao-sfi',
  tender: 'licitacao',
  online: 'venda-online',
  direct: 'venda-direta',
} as const satisfies Record<SalePhase, string>;

/** What is added to a calendar: 'a 1ª praça', 'o leilão'. */
const added = (kind: SalePhase) =>
  kind === 'unique' ? 'o leilão' : kind === 'first' || kind === 'second' ? `a ${names[kind]}` : 'o prazo';

function fileOf(auction: Auction, kind: SalePhase, { date, minimum }: Round, address: string) {
  const { key, title, place, source, link } = auction;
  const lines = [
    `${names[kind]} encerra em ${formatDateTime(date)} (horário de Brasília).`,
    `${kind === 'direct' ? 'Valor pedido' : kind === 'tender' || kind === 'online' ? 'Proposta mínima' : 'Lance mínimo'}: ${formatReais(minimum)}.`,
    'Os lances acontecem no site oficial. Leia o edital e confirme a data antes.',
    ...(link ? [`Site oficial: ${link}`] : []),
    `No Martelo: ${address}`,
  ];
  return serializeCalendar({
    uid: `${key}-${kind}@martelo`,
    // When the list that gave the date was made, in São Paulo; nobody knew it later than that.
    stamp: source ? new Date(`${source.listDate}T03:00:00Z`) : date,
    start: new Date(date.getTime() - 30 * minute),
    end: date,
    summary: `${names[kind]}: ${title}`,
    description: lines.join('\n'),
    location: [place.address, placeOf(auction)].filter(Boolean).join(', ') || null,
    url: address,
    remindBefore: day,
  });
}

/** A calendar file for each round that is still to close (DETAIL-12): the half hour before its bids do. */
export function roundCalendars(auction: Auction, address: string, now: Date): CalendarFile[] {
  const phase = salePhaseAt(auction, now);
  const named = phase === 'first' || phase === 'second';
  return (['first', 'second'] as const).flatMap((place) => {
    const round = auction.rounds[place];
    const kind = named ? place : phase;
    if (!round || !(round.date.getTime() > now.getTime()) || auction.goneSince !== null) return [];
    const file = fileOf(auction, kind, round, address);
    return [
      {
        label: `Adicionar ${added(kind)} ao calendário`,
        name: `martelo-${slugs[kind]}.ics`,
        href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
      },
    ];
  });
}
