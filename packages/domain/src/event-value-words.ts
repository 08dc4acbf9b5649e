import type { AuctionType, DebtPayer, Occupancy } from './auction.ts';
import { auctionTypeLabels } from './codes.ts';
import { formatCaseNumber, formatCep } from './documents.ts';
import { formatReais, toCentavos } from './money.ts';
import { formatNumber } from './numbers.ts';

/** As the calls have it: amounts are reais, dates wall clocks. */
export type EventValue = string | number | boolean | null;

export const occupancyWords: Readonly<Record<Occupancy, string>> = {
  occupied: 'ocupado',
  vacant: 'desocupado',
};

export const payerWords: Readonly<Record<DebtPayer, string>> = {
  buyer: 'por conta do arrematante',
  seller: 'por conta do vendedor',
  proceeds: 'pagos com o preço da venda',
};

const amounts = new Set<string>([
  'listed',
  'price',
  'valuation',
  'minimum_value_second',
  'minimum_value_third',
  'iptu_debt',
  'condominium_debt',
]);
const areas = new Set<string>(['area_total', 'area_private', 'area_land']);

const words: Readonly<Record<string, (value: string) => string>> = {
  type: (value) => auctionTypeLabels[value as AuctionType],
  process_number: formatCaseNumber,
  postal_code: formatCep,
  occupancy: (value) => occupancyWords[value as Occupancy],
  iptu_paid_by: (value) => payerWords[value as DebtPayer],
  condominium_paid_by: (value) => payerWords[value as DebtPayer],
};

/** A value as people read it; `what` is an event's kind or a field's name. */
export function valueWord(what: string, value: EventValue): string {
  if (value === null) return 'não informado';
  if (amounts.has(what)) return formatReais(toCentavos(Number(value)));
  if (areas.has(what)) return `${formatNumber(Number(value), 2)} m²`;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return words[what]?.(String(value)) ?? String(value);
}

/** 'de R$ 200.000,00 para R$ 180.000,00'. */
export const changeWords = (what: string, from: EventValue, to: EventValue) =>
  `de ${valueWord(what, from)} para ${valueWord(what, to)}`;
