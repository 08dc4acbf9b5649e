import type { DebtPayer, Occupancy } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatCaseNumber, formatCep } from '@martelo/domain/documents';
import { formatReais, toCentavos } from '@martelo/domain/money';

import type { HistoryEvent } from './auction.calls.ts';
import { occupancyWords, payerWords } from './lot-facts.ts';

type Value = HistoryEvent['from'];
type Field = HistoryEvent['fields'][number];

const titles: Readonly<Record<Exclude<HistoryEvent['kind'], 'financing'>, string>> = {
  listed: 'Entrou na lista',
  price: 'Preço mudou',
  valuation: 'Avaliação mudou',
  modality: 'Modalidade mudou',
  rounds: 'Praças mudaram',
  details: 'Descrição mudou',
  gone: 'Saiu da lista',
  returned: 'Voltou à lista',
  undone: 'Lista desfeita',
};

const undone = 'O que esta lista dizia do imóvel não vale. Vale o que constava antes dela.';

const labels: Readonly<Record<Field['name'], string>> = {
  date_first: 'Data da 1ª praça',
  date_second: 'Data da 2ª praça',
  minimum_value_second: 'Lance mínimo da 2ª praça',
  type: 'Tipo de leilão',
  subcategory: 'Categoria',
  kind: 'Tipo de imóvel',
  state: 'Estado',
  city: 'Cidade',
  neighborhood: 'Bairro',
  address: 'Endereço',
  latitude: 'Latitude',
  longitude: 'Longitude',
  area_total: 'Área total',
  area_private: 'Área privativa',
  area_land: 'Área do terreno',
  bedrooms: 'Quartos',
  parking: 'Vagas',
  extra: 'Observações',
  link: 'Link',
  images: 'Fotos',
  auctioneer: 'Leiloeiro',
  featured: 'Destaque',
  edital_url: 'Edital',
  process_number: 'Processo',
  occupancy: 'Ocupação',
  accepts_fgts: 'Aceita FGTS',
  postal_code: 'CEP',
  registration_number: 'Matrícula',
  registration_office: 'Cartório',
  iptu_debt: 'Débitos de IPTU',
  iptu_paid_by: 'Quem paga o IPTU',
  condominium_debt: 'Débitos de condomínio',
  condominium_paid_by: 'Quem paga o condomínio',
  bids: 'Lances',
};

const amounts = new Set<string>([
  'listed',
  'price',
  'valuation',
  'minimum_value_second',
  'iptu_debt',
  'condominium_debt',
]);
const areas = new Set<string>(['area_total', 'area_private', 'area_land']);
/** What a person gains nothing from reading in full, or can't compare in a line. */
const named = new Set<string>([
  'images',
  'auctioneer',
  'link',
  'extra',
  'latitude',
  'longitude',
  'featured',
  'edital_url',
]);

const words: Readonly<Record<string, (value: string) => string>> = {
  process_number: formatCaseNumber,
  postal_code: formatCep,
  occupancy: (value) => occupancyWords[value as Occupancy],
  iptu_paid_by: (value) => payerWords[value as DebtPayer],
  condominium_paid_by: (value) => payerWords[value as DebtPayer],
};

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

function wordOf(what: string, value: Value): string {
  if (value === null) return 'não informado';
  if (amounts.has(what)) return formatReais(toCentavos(Number(value)));
  if (areas.has(what)) return `${number.format(Number(value))} m²`;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return words[what]?.(String(value)) ?? String(value);
}

const change = (what: string, from: Value, to: Value) => `de ${wordOf(what, from)} para ${wordOf(what, to)}`;

const fieldLine = ({ name, from, to }: Field) =>
  named.has(name) ? labels[name] : `${labels[name]}: ${change(name, from, to)}`;

function financingTitle(to: Value): string {
  if (to === null) return 'A lista deixou de dizer se aceita financiamento';
  return to
    ? 'Passou a aceitar financiamento, segundo a lista'
    : 'Deixou de aceitar financiamento, segundo a lista';
}

function descriptionOf({ kind, from, to, fields }: HistoryEvent): string {
  if (kind === 'undone') return undone;
  if (fields.length > 0) return fields.map(fieldLine).join(' · ');
  if (kind === 'financing' || (from === null && to === null)) return '';
  return from === null && kind === 'listed' ? wordOf(kind, to) : change(kind, from, to);
}

/** One line of the history, as the timeline shows it. */
export function historyItem(event: HistoryEvent) {
  const { kind, list_date: listDate, fields, to } = event;
  const description = descriptionOf(event);
  const isDetails = kind === 'details' && fields.length > 0;
  return {
    title: kind === 'financing' ? financingTitle(to) : isDetails ? 'Dados do imóvel mudaram' : titles[kind],
    date: formatCalendarDate(listDate),
    state: 'past' as const,
    ...(description && { description }),
  };
}
