import { stringify } from 'csv-stringify/sync';

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Several words are listed in one cell. */
const cellOf = (value: object): string =>
  Array.isArray(value) && value.every(isWord) ? value.join(', ') : JSON.stringify(value);

/**
 * A table for spreadsheets: with a byte order mark, since Excel takes UTF-8 for another coding without one, and with no
 * text that begins like a formula: such a cell gets a leading `'`.
 */
export const serializeCsv = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify([...rows], {
    bom: true,
    header: true,
    columns: Object.keys(rows[0] ?? {}),
    record_delimiter: 'windows',
    // A semicolon separates columns in Brazil; any line break separates rows.
    quoted_match: /[;\r\n]/,
    escape_formulas: true,
    cast: { boolean: (is) => (is ? 'sim' : 'não'), date: (moment) => moment.toISOString(), object: cellOf },
  });
