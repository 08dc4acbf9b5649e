import type { CalendarDate } from '@martelo/domain/auction';

import { knownLabels } from './known-labels.ts';
import { dateInText } from './list-date.ts';
import { skeleton } from './skeleton.ts';
import { type Delimiter, delimiters, splitCells } from './split-cells.ts';

const required = [
  ['N° do imóvel', 'id'],
  ['UF', 'uf'],
  ['Cidade', 'city'],
  ['Bairro', 'neighborhood'],
  ['Endereço', 'address'],
  ['Preço', 'price'],
  ['Valor de avaliação', 'valuation'],
  ['Descrição', 'description'],
  ['Modalidade de venda', 'modality'],
  ['Link de acesso', 'link'],
] as const;

/** A column that the importer reads; `financing` came to the list in 2026, in the middle of the others. */
export type CaixaColumn = (typeof required)[number][1] | 'discount' | 'financing';

export interface CaixaHeader {
  /** The position of each column, found by its name. */
  columns: ReadonlyMap<CaixaColumn, number>;
  /** `;`; another separator in copies. */
  delimiter: Delimiter;
  /** How many columns a row has, those that are not read included. */
  width: number;
  /** Of the line 'Data de geração', where there is one. */
  listDate: CalendarDate | null;
  /** The header's line, counted from 1; rows come after it. */
  line: number;
}

const findColumn = knownLabels<CaixaColumn>([
  ...required,
  ['Desconto', 'discount'],
  ['Financiamento', 'financing'],
]);

/** The header is the third line; in copies saved manually the first, or a later one. */
const searchedLines = 20;
/** A line with this many of the names is the header, of a list that lacks the others. */
const minNames = 4;

const none = "não tem o cabeçalho da lista da Caixa ('N° do imóvel;UF;Cidade;…').";

function readNames(line: string, delimiter: Delimiter) {
  const names = (splitCells(line, delimiter) ?? []).map((name) => findColumn(name.trim()));
  const columns = new Map(names.flatMap((name, at) => (name ? [[name, at] as const] : [])));
  return { columns, delimiter, width: names.length };
}

/**
 * Finds the line of column names, with damaged accents and with any separator; where there is none, the sentence that
 * says what is missing, following the file's name.
 */
export function readCaixaHeader(lines: readonly string[]): CaixaHeader | string {
  let listDate: CalendarDate | null = null;
  let refusal = none;
  for (const [position, line] of lines.slice(0, searchedLines).entries()) {
    if (skeleton(line).includes('datadegera')) listDate = dateInText(line);
    const read = delimiters
      .map((delimiter) => readNames(line, delimiter))
      .reduce((best, one) => (one.columns.size > best.columns.size ? one : best));
    const missing = required.flatMap(([name, column]) => (read.columns.has(column) ? [] : [name]));
    if (missing.length === 0) return { ...read, listDate, line: position + 1 };
    if (read.columns.size >= minNames)
      refusal = `tem o cabeçalho da lista da Caixa sem ${missing.length > 1 ? 'as colunas' : 'a coluna'} ${missing.join(', ')}.`;
  }
  return refusal;
}
