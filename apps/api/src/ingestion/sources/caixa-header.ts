import type { CalendarDate } from '@martelo/domain/auction';

import { knownWords } from './known-words.ts';
import { dateInText } from './list-date.ts';
import { skeleton } from './skeleton.ts';

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
export type CaixaColumn = (typeof required)[number][1] | 'financing';

export interface CaixaHeader {
  /** Where each column stands, found by its name. */
  columns: ReadonlyMap<CaixaColumn, number>;
  /** How many columns a row has, those that are not read included. */
  width: number;
  /** Of the line 'Data de geração', where there is one. */
  listDate: CalendarDate | null;
  /** Position of the first line after the header. */
  rowsFrom: number;
}

const findColumn = knownWords<CaixaColumn>([...required, ['Financiamento', 'financing']]);

/** The header is the third line; in copies saved by hand the first, or a later one. */
const searchedLines = 20;

/** Finds the line of column names, whatever became of its accents; null where there is none. */
export function readCaixaHeader(lines: readonly string[]): CaixaHeader | null {
  let listDate: CalendarDate | null = null;
  for (const [position, line] of lines.slice(0, searchedLines).entries()) {
    if (skeleton(line).includes('datadegera')) listDate = dateInText(line);
    const names = line.split(';').map(findColumn);
    const columns = new Map(names.flatMap((name, at) => (name ? [[name, at] as const] : [])));
    if (required.every(([, column]) => columns.has(column)))
      return { columns, width: names.length, listDate, rowsFrom: position + 1 };
  }
  return null;
}
