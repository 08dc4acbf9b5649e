import { parse as parseCsv } from 'csv-parse/sync';

/** The separators of cells. */
export const delimiters = [';', '\t', ','] as const;
export type Delimiter = (typeof delimiters)[number];

/** The cells of one line; null where a quote is opened and not closed. */
export function splitCells(line: string, delimiter: Delimiter): string[] | null {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    const [cells] = parseCsv(line, { delimiter, relax_column_count: true });
    return cells ?? [];
  } catch {
    return null;
  }
}
