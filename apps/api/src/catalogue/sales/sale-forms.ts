import type { PropertyType } from '@martelo/domain/auction';
import { fold } from '@martelo/domain/fold';

import { places } from '../places/places.ts';
import { readArea, readDay, readPrice, type ReadRow } from './sale-row.ts';

/** The cell of a row under a column's folded name; '' where the table has no such column. */
export type Cell = (column: string) => string;

/** A table that can be imported, recognised by its columns. */
export interface SaleForm {
  name: 'martelo' | 'sao-paulo' | 'recife';
  /** Whether its values are declared prices, or the city hall's own. */
  basis: 'declared' | 'assessed';
  columns: readonly string[];
  read: (cell: Cell) => ReadRow;
}

const saoPaulo = 3_550_308;
const recife = 2_611_606;

/** A column's name without accents, signs and case: 'Área Construída (m2)' is 'area construida m2'. */
export const foldColumn = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const typesByWord: readonly (readonly [RegExp, PropertyType])[] = [
  [/^(apartamento|flat)\b/, 'apartment'],
  [/^(casa|residencia)s?$|^casa\b/, 'house'],
  [/^(terreno|lote)\b/, 'land'],
  [/^(galpao|galpoes|armazem|armazens|deposito)\b/, 'shed'],
  [/^(comercial|loja|sala|escritorio|consultorio)\b/, 'commercial'],
  [/^rural\b/, 'rural'],
];

/** The type of property of a city's word for a use; null for garages, hotels and other uses without a type here. */
const typeOf = (words: string): PropertyType | null =>
  typesByWord.find(([pattern]) => pattern.test(fold(words)))?.[1] ?? null;

interface Read {
  cityId: number;
  neighborhood: string;
  type: PropertyType;
  date: string;
  price: string;
  area: string;
  identity: readonly string[];
}

function toRow({ date, price: priceText, area: areaText, ...sale }: Read): ReadRow {
  const soldOn = readDay(date);
  if (!soldOn) return { refused: `a data "${date}" não pôde ser lida` };
  const price = readPrice(priceText);
  if (price === null) return { refused: `o valor "${priceText}" não pôde ser lido` };
  const area = readArea(areaText);
  if (Number.isNaN(area)) return { refused: `a área "${areaText}" não pôde ser lida` };
  const identity = [...sale.identity, soldOn, String(price), String(area)];
  return { sale: { ...sale, soldOn, price, area, identity } };
}

let codes: ReadonlySet<number> | undefined;
const cityCodes = () => (codes ??= new Set(places().cities.map(({ id }) => id)));

/** A municipality by its IBGE code, or as 'Goiânia/GO'. */
function cityOf(text: string): number | null {
  if (/^\d{7}$/.test(text)) return cityCodes().has(Number(text)) ? Number(text) : null;
  const state = /[/-] ?([A-Za-z]{2})$/.exec(text);
  if (!state) return null;
  const name = text.slice(0, state.index).trim();
  return places().findCity(state[1]!.toUpperCase(), name)?.id ?? null;
}

/** Our own: six columns for any city (docs/itbi.md). */
const martelo: SaleForm = {
  name: 'martelo',
  basis: 'declared',
  columns: ['data', 'municipio', 'bairro', 'tipo', 'area m2', 'valor'],
  read: (cell) => {
    const cityId = cityOf(cell('municipio'));
    if (cityId === null) return { refused: `o município "${cell('municipio')}" não é conhecido` };
    const type = typeOf(cell('tipo'));
    if (type === null) return { refused: `o tipo "${cell('tipo')}" não é conhecido` };
    const place = { cityId, neighborhood: cell('bairro'), type };
    const figures = { date: cell('data'), price: cell('valor'), area: cell('area m2') };
    return toRow({ ...place, ...figures, identity: [String(cityId), cell('bairro'), type] });
  },
};

const isWhole = (percent: string) => Number(percent.replace('%', '').replace(',', '.')) === 100;

/** The monthly sheets of 'guias de ITBI pagas' of São Paulo, saved as CSV. */
const guidesOfSaoPaulo: SaleForm = {
  name: 'sao-paulo',
  basis: 'declared',
  columns: [
    'nome do logradouro',
    'bairro',
    'natureza de transacao',
    'valor de transacao declarado pelo contribuinte',
    'data de transacao',
    'proporcao transmitida',
    'area construida m2',
    'descricao do uso iptu',
  ],
  read: (cell) => {
    const isSale = /^[\d\W]*compra e venda$/.test(fold(cell('natureza de transacao')));
    const type = typeOf(cell('descricao do uso iptu'));
    if (!isSale || !isWhole(cell('proporcao transmitida')) || type === null) return { leftOut: true };
    return toRow({
      cityId: saoPaulo,
      neighborhood: cell('bairro'),
      type,
      date: cell('data de transacao'),
      price: cell('valor de transacao declarado pelo contribuinte'),
      area: cell(type === 'land' ? 'area do terreno m2' : 'area construida m2'),
      identity: ['n do cadastro sql', 'nome do logradouro', 'numero', 'complemento'].map((name) =>
        cell(name),
      ),
    });
  },
};

/** The yearly tables of Recife's open data. They state neither the kind of transfer nor the share. */
const tablesOfRecife: SaleForm = {
  name: 'recife',
  basis: 'assessed',
  columns: [
    'logradouro',
    'valor avaliacao',
    'area construida',
    'tipo construcao',
    'data transacao',
    'bairro',
    'cidade',
  ],
  read: (cell) => {
    if (fold(cell('cidade')) !== 'recife') return { refused: `a cidade "${cell('cidade')}" não é Recife` };
    const type = typeOf(cell('tipo imovel') || cell('tipo construcao'));
    if (type === null) return { leftOut: true };
    return toRow({
      cityId: recife,
      neighborhood: cell('bairro'),
      type,
      date: cell('data transacao'),
      price: cell('valor avaliacao'),
      area: cell(type === 'land' ? 'area terreno' : 'area construida'),
      identity: ['cod logradouro', 'logradouro', 'numero', 'complemento'].map((name) => cell(name)),
    });
  },
};

export const saleForms: readonly SaleForm[] = [martelo, guidesOfSaoPaulo, tablesOfRecife];
