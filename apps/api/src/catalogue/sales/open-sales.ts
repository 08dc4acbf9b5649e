import { createHash } from 'node:crypto';

import { linesOf, readLines } from '../ingestion/reading/read-lines.ts';
import { scanFile } from '../ingestion/reading/scan-file.ts';
import type { InputFile } from '../ingestion/reading/input-file.ts';
import { delimiters, type Delimiter, splitCells } from '../ingestion/sources/split-cells.ts';
import type { ReadRow } from './sale-row.ts';
import { type Cell, foldColumn, type SaleForm, saleForms } from './sale-forms.ts';

/** A table in a known format. */
export interface OpenSales {
  name: string;
  sha256: Buffer;
  form: SaleForm;
  /** How many lines there are, the header's included. */
  lines: number;
  /** Its rows with the numbers of their lines, some at a time. */
  rows: () => AsyncGenerator<{ line: number; row: ReadRow }[]>;
}

/** How many lines of titles may precede the header. */
const headerWithin = 20;

interface Header {
  form: SaleForm;
  delimiter: Delimiter;
  columns: readonly string[];
  line: number;
}

const columnsOf = (line: string, delimiter: Delimiter) =>
  (splitCells(line.replace(/^\uFEFF/, ''), delimiter) ?? []).map((cell) => foldColumn(cell));

function findHeader(head: string): Header | { missing: readonly string[] } {
  const lines = linesOf(head).slice(0, headerWithin);
  let nearest: readonly string[] = saleForms[0]!.columns;
  for (const [at, text] of lines.entries())
    for (const delimiter of delimiters) {
      const columns = columnsOf(text, delimiter);
      for (const form of saleForms) {
        const missing = form.columns.filter((name) => !columns.includes(name));
        if (missing.length === 0) return { form, delimiter, columns, line: at + 1 };
        if (missing.length < nearest.length) nearest = missing;
      }
    }
  return { missing: nearest };
}

/** Recognises a table by its columns; else the sentence that says what it lacks. */
export async function openSales(file: InputFile): Promise<OpenSales | { refusal: string }> {
  const scanned = await scanFile(file);
  const header = findHeader(scanned.head);
  if ('missing' in header)
    return {
      refusal: `${file.name} não é uma tabela de ITBI conhecida: ${header.missing.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${header.missing.map((name) => `"${name}"`).join(', ')}.`,
    };
  const { form, delimiter, columns, line: headerLine } = header;
  const hash = createHash('sha256');
  for await (const chunk of file.chunks()) hash.update(chunk);

  async function* rows() {
    let line = 0;
    for await (const lines of readLines(scanned)) {
      const read: { line: number; row: ReadRow }[] = [];
      for (const text of lines) {
        line += 1;
        if (line <= headerLine || text.trim() === '' || /^[;,\t\s"]*$/.test(text)) continue;
        read.push({ line, row: readRow(text, { form, delimiter, columns }) });
      }
      yield read;
    }
  }
  return { name: file.name, sha256: hash.digest(), form, lines: scanned.lines, rows };
}

function readRow(text: string, { form, delimiter, columns }: Omit<Header, 'line'>): ReadRow {
  const cells = splitCells(text, delimiter);
  if (!cells) return { refused: 'aspas abertas e não fechadas' };
  if (cells.length < columns.length)
    return { refused: `tem ${cells.length} colunas, e o cabeçalho ${columns.length}` };
  const cell: Cell = (name) => (cells[columns.indexOf(name)] ?? '').trim();
  return form.read(cell);
}
