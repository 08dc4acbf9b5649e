import { type EventField, fieldLine } from './event-field-words.ts';
import { changeWords, type EventValue, valueWord } from './event-value-words.ts';

export type { EventField, EventFieldName } from './event-field-words.ts';
export { type EventValue, occupancyWords, payerWords } from './event-value-words.ts';

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
  return from === null && kind === 'listed' ? valueWord(kind, to) : changeWords(kind, from, to);
}

function priceSentence(from: EventValue, to: EventValue): string {
  const isKnown = from !== null && to !== null && from !== to;
  const verb = isKnown ? (Number(to) < Number(from) ? 'caiu' : 'subiu') : 'mudou';
  return `Preço ${verb} ${changeWords('price', from, to)}`;
}

/**
 * An event as one sentence without its full stop: 'Preço caiu de R$ 200.000,00 para R$ 180.000,00' (NEWS-02). Leaving a
 * list is reported as that: nothing says whether it was sold.
 */
export function eventSentence(event: EventFacts): string {
  const { kind, from, to, fields } = event;
  switch (kind) {
    case 'price':
      return priceSentence(from, to);
    case 'valuation':
    case 'modality':
      return `${titles[kind]} ${changeWords(kind, from, to)}`;
    case 'gone':
      return 'Saiu da lista, o que não diz se foi vendido';
    case 'undone':
      return 'A lista foi desfeita: vale o que constava antes dela';
    case 'rounds':
    case 'details':
      return fields.length > 0 ? eventDetail(event) : titles[kind];
    case 'listed':
    case 'returned':
    case 'financing':
      return eventTitle(event);
    default:
      kind satisfies never;
      return '';
  }
}
