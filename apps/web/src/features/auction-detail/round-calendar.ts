import { type Auction, roundPlaces } from '@martelo/domain/auction';
import { serializeCalendar } from '@martelo/domain/calendar';
import { isRoundPlace, type SalePhase, salePhaseAt } from '@martelo/domain/phase';
import { roundEvent, roundKind, roundNames } from '@martelo/domain/round-event';

import { placeOf } from './describe-auction.ts';

interface CalendarFile {
  label: string;
  name: string;
  href: string;
}

const slugs = {
  first: '1a-praca',
  second: '2a-praca',
  third: '3a-praca',
  unique: 'leilao',
  sfi: 'leilao-sfi',
  tender: 'licitacao',
  online: 'venda-online',
  direct: 'venda-direta',
} as const satisfies Record<SalePhase, string>;

/** What is added to a calendar: 'a 1ª praça', 'o leilão'. */
const added = (kind: SalePhase) =>
  kind === 'unique' ? 'o leilão' : isRoundPlace(kind) ? `a ${roundNames[kind]}` : 'o prazo';

/** A calendar file for each round that is still to close (DETAIL-12): the half hour before its bids do. */
export function roundCalendars(auction: Auction, address: string, now: Date): CalendarFile[] {
  const phase = salePhaseAt(auction, now);
  const { key, title, source, link } = auction;
  const location = [auction.place.address, placeOf(auction)].filter(Boolean).join(', ') || null;
  return roundPlaces.flatMap((place) => {
    const round = auction.rounds[place];
    const kind = roundKind({ phase, place });
    if (!round || !(round.date.getTime() > now.getTime()) || auction.goneSince !== null) return [];
    const listDate = source?.listDate ?? null;
    const file = serializeCalendar(
      roundEvent({ key, title, place, phase, round, listDate, link, location, address }),
    );
    return [
      {
        label: `Adicionar ${added(kind)} ao calendário`,
        name: `martelo-${slugs[kind]}.ics`,
        href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
      },
    ];
  });
}
