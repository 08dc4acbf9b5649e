const byteOrderMark = '\uFEFF';
/** What a spreadsheet would run as a formula. */
const runs = /^[=+\-@\t\r]/;

function serializeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const plain = value instanceof Date ? value.toISOString() : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table for spreadsheets: with a byte order mark, since Excel takes UTF-8 for another coding without one, and with no
 * text that begins like a formula: such a cell gets a leading `'`.
 */
export function serializeCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return byteOrderMark + lines.map((cells) => `${cells.map(serializeCell).join(',')}\r\n`).join('');
}
