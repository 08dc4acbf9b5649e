import type { CalendarDate, Round, RoundPlace } from './auction.ts';
import type { CalendarEvent } from './calendar.ts';
import { formatDateTime } from './dates.ts';
import { formatReais } from './money.ts';
import { isRoundPlace, type SalePhase } from './phase.ts';

const minute = 60_000;
const day = 24 * 60;

/** What a dated round is called in a calendar, by the auction's phase. */
export const roundNames = {
  first: '1ª praça',
  second: '2ª praça',
  third: '3ª praça',
  unique: 'Leilão',
  sfi: 'Leilão SFI',
  tender: 'Licitação aberta',
  online: 'Venda online',
  direct: 'Venda direta',
} as const satisfies Record<SalePhase, string>;

/** The facts of a round for a calendar. */
export interface RoundFacts {
  key: string;
  title: string;
  place: RoundPlace;
  /** The auction's phase; a place where the rounds have these names. */
  phase: SalePhase;
  round: Round;
  /** Of the list that gave the date; null where it is unknown. */
  listDate: CalendarDate | null;
  /** The source's own page. */
  link: string | null;
  location: string | null;
  /** The whole address of the auction's page here. */
  address: string;
}

/** The kind of sale, or which of the rounds it is where they are called so. */
export const roundKind = ({ phase, place }: Pick<RoundFacts, 'phase' | 'place'>): SalePhase =>
  isRoundPlace(phase) ? place : phase;

function boundOf(kind: SalePhase): string {
  if (kind === 'direct') return 'Valor pedido';
  return kind === 'tender' || kind === 'online' ? 'Proposta mínima' : 'Lance mínimo';
}

/** The midnight in São Paulo that begins a list's day: its content was known by then. */
export const listStamp = (listDate: CalendarDate): Date => new Date(`${listDate}T03:00:00Z`);

/**
 * A round as an appointment: the half hour before its bids close, with a reminder a day before (DETAIL-12, NEWS-10).
 */
export function roundEvent(facts: RoundFacts): CalendarEvent {
  const { key, title, place, round, listDate, link, location, address } = facts;
  const { date, minimum } = round;
  const kind = roundKind(facts);
  const lines = [
    `${roundNames[kind]} encerra em ${formatDateTime(date)} (horário de Brasília).`,
    `${boundOf(kind)}: ${formatReais(minimum)}.`,
    'Os lances acontecem no site oficial. Leia o edital e confirme a data antes.',
    ...(link ? [`Site oficial: ${link}`] : []),
    `No Martelo: ${address}`,
  ];
  return {
    // By its place among the rounds: what kind of sale it is called may change.
    uid: `${key}-${place}@martelo`,
    stamp: listDate ? listStamp(listDate) : date,
    start: new Date(date.getTime() - 30 * minute),
    end: date,
    summary: `${roundNames[kind]}: ${title}`,
    description: lines.join('\n'),
    location,
    url: address,
    remindBefore: day,
  };
}
