import type { PropertyType } from '../auction.ts';

/** A word for a property: its type, and the sources' kinds where it means a part of the type alone. */
export interface PropertyWord {
  pattern: string;
  type: PropertyType;
  kinds?: readonly string[];
  /** What a chip calls the kinds. */
  label?: string;
}

const commercial = String.raw`comercia(?:l|is)`;

/**
 * The first that fits counts: 'terreno rural' is rural, 'prédio residencial' no 'prédio'. Kinds as sources name them,
 * folded.
 */
export const propertyWords: readonly PropertyWord[] = [
  {
    pattern: String.raw`(?:imove(?:l|is)|areas?|propriedades?|terrenos?|lotes?)\s+rura(?:l|is)|sitios?|chacaras?|fazendas?`,
    type: 'rural',
  },
  {
    pattern: String.raw`salas?(?:\s+${commercial})?`,
    type: 'commercial',
    kinds: ['sala', 'sala comercial'],
    label: 'Salas',
  },
  { pattern: String.raw`lojas?(?:\s+${commercial})?`, type: 'commercial', kinds: ['loja'], label: 'Lojas' },
  {
    pattern: String.raw`predios?\s+${commercial}`,
    type: 'commercial',
    kinds: ['predio', 'predio comercial'],
    label: 'Prédios comerciais',
  },
  {
    pattern: String.raw`predios?\s+residencia(?:l|is)`,
    type: 'commercial',
    kinds: ['predio residencial'],
    label: 'Prédios residenciais',
  },
  {
    pattern: 'predios?',
    type: 'commercial',
    kinds: ['predio', 'predio comercial', 'predio residencial'],
    label: 'Prédios',
  },
  {
    pattern: String.raw`(?:imove(?:l|is)|pontos?|conjuntos?|sal(?:ao|oes))\s+${commercial}|escritorios?|consultorios?`,
    type: 'commercial',
  },
  {
    pattern: String.raw`apartamentos?|apartamentinhos?|aptos?\.?|apts?\.?|ape|ap(?!\s*\d)|flats?|lofts?|studios?|conjugados?|apart(?!\s*-?\s*hot)|kit[\s-]?nets?|kitinetes?|quitinetes?`,
    type: 'apartment',
  },
  { pattern: 'sobrados?', type: 'house', kinds: ['sobrado'], label: 'Sobrados' },
  {
    // 'Minha casa minha vida' is a programme, 'em Casa Verde' a neighbourhood.
    pattern: String.raw`(?<!(?<!\p{L})(?:em|bairro)\s+)casa(?=\s+(?:amarela|caiada|forte|verde)(?!\p{L}))|casas?(?!\s+(?:amarela|caiada|forte|verde|(?:e\s+)?minha\s+vida)(?!\p{L}))|casinhas?|residencias?`,
    type: 'house',
  },
  { pattern: String.raw`galp(?:ao|oes)|barrac(?:ao|oes)|armaze(?:m|ns)`, type: 'shed' },
  { pattern: String.raw`glebas?\s+urbanas?`, type: 'land', kinds: ['gleba urbana'], label: 'Glebas urbanas' },
  { pattern: 'glebas?', type: 'land', kinds: ['gleba', 'gleba urbana'], label: 'Glebas' },
  { pattern: String.raw`terrenos?|lotes?(?!\s*\d)`, type: 'land' },
];
