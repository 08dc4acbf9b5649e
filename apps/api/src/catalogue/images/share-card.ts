import { auctionTypeLabels, typeOfCode } from '@martelo/domain/codes';
import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { fold } from '@martelo/domain/fold';
import { formatReais } from '@martelo/domain/money';
import { roundAt, type SalePhase, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { amountLabelAt, phaseLabels, type Status, statusAt, statusLabels } from '@martelo/domain/status';

import type { AuctionRow } from '../auctions/auction-row.ts';
import { saleOf } from '../auctions/rounds-of.ts';

/** The texts on the picture of a shared link to an auction, as they are drawn. */
export interface ShareCard {
  /** The round or the kind of sale, or the status in its place: 'Encerrado', 'Fora da lista'. */
  phase: string;
  /** Bidding is over. */
  over: boolean;
  type: string | null;
  /** Sample data (HONEST-02). */
  sample: boolean;
  price: string;
  /** The price's label; null where there is no price. */
  amount: string | null;
  valuation: string | null;
  discount: string | null;
  title: string;
  city: string | null;
  /** The state's abbreviation beside a city, else its name. */
  state: string;
  /** The title names the city already. */
  isCityInTitle: boolean;
  /** Whose list gives the price, and of what day. */
  source: string;
  when: string;
}

const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
const names = (title: string, city: string) => wordsOf(title).includes(wordsOf(city));

/** Statuses that take the phase's place, as on the badge of a card. */
const instead: readonly Status[] = ['directSale', 'onlineSale', 'finished', 'delisted'];

function undatedText(phase: SalePhase): string {
  if (phase === 'direct') return 'Sem prazo definido';
  if (phase === 'online') return 'Prazo na página oficial';
  if (phase === 'sfi') return 'Datas no edital';
  return 'Data não informada na lista';
}

function whenOf(row: AuctionRow, status: Status, now: Date): string {
  if (row.gone_since !== null) return `Fora da lista desde ${formatCalendarDate(row.gone_since)}`;
  const sale = saleOf(row);
  const phase = salePhaseAt(sale, now);
  const round = roundAt(sale, now);
  if (status === 'stale') return `Lista de ${formatCalendarDate(row.list_date)}: confira na página oficial`;
  if (!round) return undatedText(phase);
  const at = formatDateTime(round.date).replace(' ', ', às ');
  if (status === 'finished') return `Encerrou em ${at}`;
  return phase === 'tender' ? `Propostas até ${at}` : `Encerra em ${at}`;
}

/** Of what left its list nothing is asked any more (LABEL-41). */
const amountOf = (status: Status, label: string) => (status === 'delisted' ? 'último preço visto' : label);

/** The card of an auction at `now`; its text changes only with its phase and its list, so that it can be cached. */
export function shareCardOf(row: AuctionRow, now: Date): ShareCard {
  const sale = saleOf(row);
  const source = { name: row.source_name, listDate: row.list_date, freshDays: row.fresh_days };
  const status = statusAt({ ...sale, goneSince: row.gone_since, source }, now);
  const phase = salePhaseAt(sale, now);
  const value = valueAt({ ...sale, price: row.minimum_first }, now);
  const over = status === 'finished' || status === 'delisted';
  const percent = over ? 0 : discountPercent(row.valuation, value);
  const type = typeOfCode(row.type);
  return {
    phase: instead.includes(status) ? statusLabels[status] : phaseLabels[phase],
    over,
    type: type && (row.type_inferred ? `${auctionTypeLabels[type]} (deduzido)` : auctionTypeLabels[type]),
    sample: row.sample,
    price: formatReais(value),
    amount: value === null ? null : amountOf(status, amountLabelAt(sale, now)),
    valuation: row.valuation === null ? null : `avaliado em ${formatReais(row.valuation)}`,
    discount: percent > 0 ? `−${percent} %` : null,
    title: row.title,
    city: row.city_name,
    state: row.city_name === null ? row.state_name : row.uf,
    isCityInTitle: row.city_name !== null && names(row.title, row.city_name),
    source: `${row.source_name}, lista de ${formatCalendarDate(row.list_date)}`,
    when: whenOf(row, status, now),
  };
}
