import { changeWords, type EventValue } from './event-value-words.ts';

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

export interface EventField {
  name: EventFieldName;
  from: EventValue;
  to: EventValue;
}

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

/** One change of several: 'Vagas: de 1 para 2', or the field's name alone. */
export const fieldLine = ({ name, from, to }: EventField): string =>
  named.has(name) ? labels[name] : `${labels[name]}: ${changeWords(name, from, to)}`;

/** The only change, said as one even where the values are left out. */
export const fieldSentence = (field: EventField): string =>
  named.has(field.name) ? `${labels[field.name]}: mudou` : fieldLine(field);
