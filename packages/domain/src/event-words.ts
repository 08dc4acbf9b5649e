import type { DebtPayer, Occupancy } from './auction.ts';
import { formatCaseNumber, formatCep } from './documents.ts';
import { formatReais, toCentavos } from './money.ts';

export const eventKinds = [
  'listed',
  'price',
  'valuation',
  'modality',
  'rounds',
  'financing',
  'details',
  'gone',
  'returned',
  'undone',
] as const;
/** What a list can change of an auction. */
export type EventKind = (typeof eventKinds)[number];

export const occupancyWords: Readonly<Record<Occupancy, string>> = {
  occupied: 'ocupado',
  vacant: 'desocupado',
};

export const payerWords: Readonly<Record<DebtPayer, string>> = {
  buyer: 'por conta do arrematante',
  seller: 'por conta do vendedor',
  proceeds: 'pagos com o preço da venda',
};

const labels = {
  date_first: 'Data da 1ª praça',
  date_second: 'Data da 2ª praça',
  minimum_value_second: 'Lance mínimo da 2ª praça',
  date_third: 'Data da 3ª praça',
  minimum_value_third: 'Lance mínimo da 3ª praça',
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
} as const;
/** A fact of an auction, by its name in the calls. */
export type EventFieldName = keyof typeof labels;

/** As the calls have it: amounts are reais, dates wall clocks. */
export type EventValue = string | number | boolean | null;

export interface EventField {
  name: EventFieldName;
  from: EventValue;
  to: EventValue;
}

/** One difference between two lists. */
export interface EventFacts {
  kind: EventKind;
  from: EventValue;
  to: EventValue;
  /** Of rounds and details, what changed. */
  fields: readonly EventField[];
}

const titles: Readonly<Record<Exclude<EventKind, 'financing'>, string>> = {
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

function wordOf(what: string, value: EventValue): string {
  if (value === null) return 'não informado';
  if (amounts.has(what)) return formatReais(toCentavos(Number(value)));
  if (areas.has(what)) return `${number.format(Number(value))} m²`;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return words[what]?.(String(value)) ?? String(value);
}

const change = (what: string, from: EventValue, to: EventValue) =>
  `de ${wordOf(what, from)} para ${wordOf(what, to)}`;

const fieldLine = ({ name, from, to }: EventField) =>
  named.has(name) ? labels[name] : `${labels[name]}: ${change(name, from, to)}`;

function financingTitle(to: EventValue): string {
  if (to === null) return 'A lista deixou de dizer se aceita financiamento';
  return to
    ? 'Passou a aceitar financiamento, segundo a lista'
    : 'Deixou de aceitar financiamento, segundo a lista';
}

/** The headline of an event: 'Preço mudou'. */
export function eventTitle({ kind, to, fields }: EventFacts): string {
  if (kind === 'financing') return financingTitle(to);
  return kind === 'details' && fields.length > 0 ? 'Dados do imóvel mudaram' : titles[kind];
}

/** What stood there and what stands there now; empty where the headline says all. */
export function eventDetail({ kind, from, to, fields }: EventFacts): string {
  if (kind === 'undone') return undone;
  if (fields.length > 0) return fields.map(fieldLine).join(' · ');
  if (kind === 'financing' || (from === null && to === null)) return '';
  return from === null && kind === 'listed' ? wordOf(kind, to) : change(kind, from, to);
}

function priceSentence(from: EventValue, to: EventValue): string {
  const verb = from === null || to === null ? 'mudou' : Number(to) < Number(from) ? 'caiu' : 'subiu';
  return `Preço ${verb} ${change('price', from, to)}`;
}

/**
 * An event as one sentence without its full stop: 'Preço caiu de R$ 200.000,00 para R$ 180.000,00' (NEWS-02). Leaving a
 * list is told as that: nothing says whether it was sold.
 */
export function eventSentence(event: EventFacts): string {
  const { kind, from, to, fields } = event;
  switch (kind) {
    case 'price':
      return priceSentence(from, to);
    case 'valuation':
    case 'modality':
      return `${titles[kind]} ${change(kind, from, to)}`;
    case 'gone':
      return 'Saiu da lista, o que não diz se foi vendido';
    case 'undone':
      return 'A lista foi desfeita: vale o que constava antes dela';
    case 'rounds':
      return fields.length > 0 ? eventDetail(event) : titles.rounds;
    case 'details': {
      const [only] = fields;
      if (fields.length !== 1 || !only) return fields.length > 0 ? eventDetail(event) : titles.details;
      return named.has(only.name) ? `${labels[only.name]}: mudou` : fieldLine(only);
    }
    case 'listed':
    case 'returned':
    case 'financing':
      return eventTitle(event);
    default:
      kind satisfies never;
      return '';
  }
}
