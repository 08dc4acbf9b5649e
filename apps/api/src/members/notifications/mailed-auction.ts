import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { formatReais } from '@martelo/domain/money';
import { roundAt, type SaleOf, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { roundNames } from '@martelo/domain/round-event';
import { phaseLabels } from '@martelo/domain/status';
import { unknownOutcome, unknownOutcomeWords } from '@martelo/domain/unknown-outcome';

import type { AuctionRow } from '../../catalogue/auctions/auction-row.ts';
import { saleOf } from '../../catalogue/auctions/rounds-of.ts';
import type { Card } from '../../platform/outbox/email-content.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

/** An auction as a mail lists it, every text formatted. */
export interface MailedAuction {
  title: string;
  place: string;
  /** The round and when its bids close, or since when it is in no list. */
  when: string;
  price: string;
  valuation: string;
  /** `42%`; null where there is none. */
  discount: string | null;
  /** The figures' source and list, and what the list can't show. */
  source: string;
  sample: boolean;
  /** Whether it left its source's list: then the price is the last known one. */
  isLastPrice: boolean;
  href: string;
  /** The name of the alert that found it; null where that has none. */
  alert?: string | null;
  /** What happened to it: 'Caiu um degrau: de R$ 100.000,00 para R$ 95.000,00'. */
  news?: readonly string[];
}

/** Its price on a card; the HTML form has no room for a label. */
export const figureOf = ({ price, discount, isLastPrice }: MailedAuction): Card['figure'] => ({
  label: isLastPrice ? 'Último valor conhecido' : 'Valor',
  value: price,
  badge: isLastPrice ? 'último valor conhecido' : discount && `-${discount}`,
  remark: discount && `${discount} abaixo da avaliação`,
});

/** A change shown by a list; amounts in centavos. */
export interface SaleNews {
  kind: 'step' | 'online';
  old: number | null;
  new: number | null;
}

const fromTo = (what: string, old: number | null, now: number | null) =>
  old === null || now === null || old === now
    ? what
    : `${what}: de ${formatReais(old)} para ${formatReais(now)}`;

export function describeNews({ kind, old, new: price }: SaleNews): string {
  return kind === 'online' ? 'Entrou em rodada online' : fromTo('Caiu um degrau', old, price);
}

/** 'Entrou na 2ª praça: de R$ 100.000,00 para R$ 90.000,00'; empty where its round at `now` is the first (ALERT-17). */
export function describeRound(row: AuctionRow, now: Date): string[] {
  const sale = saleOf(row);
  const phase = salePhaseAt(sale, now);
  if (phase !== 'second' && phase !== 'third') return [];
  const before = sale.rounds[phase === 'second' ? 'first' : 'second'];
  const value = valueAt({ ...sale, price: row.minimum_first }, now);
  return [fromTo(`Entrou na ${roundNames[phase]}`, before?.minimum ?? null, value)];
}

function whenOf({ gone_since: gone }: AuctionRow, sale: SaleOf, now: Date): string {
  if (gone !== null) return `Fora da lista desde ${formatCalendarDate(gone)}`;
  const phase = salePhaseAt(sale, now);
  const round = roundAt(sale, now);
  if (round) return `${phaseLabels[phase]} · ${formatDateTime(round.date)}`;
  if (phase === 'direct') return phaseLabels.direct;
  if (!sale.saleMethod) return 'Data não informada';
  return `${phaseLabels[phase]} · ${phase === 'online' ? 'prazo na página oficial' : 'data não informada na lista'}`;
}

/** 'Fonte: Caixa, lista de 10/03/2026.' (LABEL-36) */
function sourceOf({ source_name: name, list_date: date }: AuctionRow, sale: SaleOf, now: Date): string {
  const source = `Fonte: ${name}, lista de ${formatCalendarDate(date)}`;
  const passed = unknownOutcome(sale, date, now);
  return passed ? `${source}. ${unknownOutcomeWords(passed, date).title}: confira no site oficial.` : source;
}

/**
 * The texts of a mail written at `now` about an auction, with its price at `at`; what the source does not state is 'não
 * informada'.
 */
export function toMailedAuction(row: AuctionRow, links: SiteLinks, now: Date, at = now): MailedAuction {
  const sale = saleOf(row);
  const value = valueAt({ ...sale, price: row.minimum_first }, at);
  const gone = row.gone_since !== null;
  const percent = gone ? 0 : discountPercent(row.valuation, value);
  const city = row.city_name ? `${row.city_name} - ${row.uf}` : row.state_name;
  return {
    title: row.title,
    place: [row.neighborhood, city].filter(Boolean).join(', '),
    when: whenOf(row, sale, now),
    price: formatReais(value),
    valuation: row.valuation === null ? 'não informada' : formatReais(row.valuation),
    discount: percent > 0 ? `${percent}%` : null,
    source: sourceOf(row, sale, now),
    sample: row.sample,
    isLastPrice: gone && value !== null,
    href: links.auction(row.uuid_key),
  };
}
