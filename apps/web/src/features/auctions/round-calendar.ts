import type { Auction, Round } from '@martelo/domain/auction';
import { printCalendar } from '@martelo/domain/calendar';
import { printDateTime } from '@martelo/domain/dates';
import { printReais } from '@martelo/domain/money';

import { placeOf } from './describe-auction.ts';

const minute = 60_000;
const day = 24 * 60;

export interface CalendarFile {
  label: string;
  name: string;
  href: string;
}

const names = { first: '1ª praça', second: '2ª praça' } as const;
const slugs = { first: '1a-praca', second: '2a-praca' } as const;

function fileOf(auction: Auction, kind: keyof typeof names, { date, minimum }: Round, address: string) {
  const { key, title, place, source, link } = auction;
  const lines = [
    `${names[kind]} encerra em ${printDateTime(date)} (horário de Brasília).`,
    `Lance mínimo: ${printReais(minimum)}.`,
    'Os lances acontecem no site oficial. Leia o edital e confirme a data antes.',
    ...(link ? [`Site oficial: ${link}`] : []),
    `No Martelo: ${address}`,
  ];
  return printCalendar({
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
  return (['first', 'second'] as const).flatMap((kind) => {
    const round = auction.rounds[kind];
    if (!round || !(round.date.getTime() > now.getTime()) || auction.goneSince !== null) return [];
    const file = fileOf(auction, kind, round, address);
    return [
      {
        label: `Adicionar a ${names[kind]} ao calendário`,
        name: `martelo-${slugs[kind]}.ics`,
        href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
      },
    ];
  });
}
