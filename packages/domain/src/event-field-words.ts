import { changeWords, type EventValue } from './event-value-words.ts';

const labels = {
  title: 'Título',
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
  area_total: 'Área total',
  area_private: 'Área privativa',
  area_land: 'Área do terreno',
  bedrooms: 'Quartos',
  parking: 'Vagas',
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

/**
 * Of what a person gains nothing from reading in full, or can't compare in a line: that it changed, that it came where
 * there was none, and that there is none now.
 */
const changes = {
  latitude: ['Latitude mudou', 'Latitude informada', 'Latitude retirada'],
  longitude: ['Longitude mudou', 'Longitude informada', 'Longitude retirada'],
  extra: ['Observações mudaram', 'Observações publicadas', 'Observações retiradas'],
  link: [
    'Endereço do site oficial mudou',
    'Endereço do site oficial informado',
    'Endereço do site oficial retirado',
  ],
  images: ['Fotos mudaram', 'Fotos publicadas', 'Fotos retiradas'],
  auctioneer: ['Leiloeiro mudou', 'Leiloeiro informado', 'Leiloeiro retirado'],
  featured: ['Destaque mudou', 'Destaque informado', 'Destaque retirado'],
  edital_url: ['Edital mudou', 'Edital publicado', 'Edital retirado'],
} as const;

/** A fact of an auction, by its name in the calls. */
export type EventFieldName = keyof typeof labels | keyof typeof changes;

export interface EventField {
  name: EventFieldName;
  from: EventValue;
  to: EventValue;
}

const isChange = (name: EventFieldName): name is keyof typeof changes => name in changes;

const maxTitle = 80;
const cutTitle = (title: EventValue): EventValue =>
  typeof title === 'string' && title.length > maxTitle ? `${title.slice(0, maxTitle - 1).trimEnd()}…` : title;

function titleLine(from: EventValue, to: EventValue): string {
  const [before, after] = [cutTitle(from), cutTitle(to)];
  // They differ behind the cut.
  return before === after ? 'Título mudou' : `${labels.title}: ${changeWords('title', before, after)}`;
}

/** Of some the values stay out of the event, and both are null. */
function changeLine(name: keyof typeof changes, from: EventValue, to: EventValue): string {
  const [changed, added, removed] = changes[name];
  if ((from === null) === (to === null)) return changed;
  return from === null ? added : removed;
}

/** One change: 'Vagas: de 1 para 2', or that there is one: 'Edital mudou', 'Edital publicado'. */
export function fieldLine({ name, from, to }: EventField): string {
  if (isChange(name)) return changeLine(name, from, to);
  return name === 'title' ? titleLine(from, to) : `${labels[name]}: ${changeWords(name, from, to)}`;
}
