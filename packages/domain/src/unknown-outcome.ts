import type { CalendarDate, RoundPlace } from './auction.ts';
import { calendarDate, formatCalendarDate } from './dates.ts';
import { isOver, type SaleOf, type SalePhase, salePhaseAt } from './phase.ts';
import { roundNames } from './round-event.ts';

const before: Partial<Record<SalePhase, RoundPlace>> = { second: 'first', third: 'second' };

/**
 * The round before the one of `now`, where the list is of its day or an earlier one and so can't show how it ended;
 * null where there is none, the list is later, or all rounds are over (LABEL-36).
 */
export function unknownOutcome(auction: SaleOf, listDate: CalendarDate | null, now: Date): RoundPlace | null {
  const passed = before[salePhaseAt(auction, now)];
  const round = passed && auction.rounds[passed];
  if (!round || listDate === null || isOver(auction, now)) return null;
  return calendarDate(round.date) >= listDate ? passed : null;
}

/**
 * 'a 1ª praça', and that the next one is held only without a bid in it (CPC, art. 886, V; Lei 9.514/1997, art. 27, §
 * 1º).
 */
export function unknownOutcomeWords(
  passed: RoundPlace,
  listDate: CalendarDate,
): { title: string; text: string } {
  const next = passed === 'first' ? 'second' : 'third';
  return {
    title: `Não se sabe como terminou a ${roundNames[passed]}`,
    text: `A lista, de ${formatCalendarDate(listDate)}, não é de depois dela. Se alguém arrematou, não há ${roundNames[next]}: confira no site oficial.`,
  };
}
