import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

type Cell = string | number;

const folder = join(import.meta.dirname, '../../../.bench');

/** Prints rows as a table with the columns of the first; numbers stand at the right. */
export function formatTable(title: string, rows: readonly Record<string, Cell>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => `${row[column]}`.length));
  const line = (row: Record<string, Cell>) =>
    columns
      .map((column) => {
        const text = `${row[column]}`;
        return typeof row[column] === 'number' ? text.padStart(width(column)) : text.padEnd(width(column));
      })
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(
    columns
      .map((column) => column.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
  for (const row of rows) console.log(line(row));
}

/** The machine of the figures, with its present load by others. */
export function machine() {
  return {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? '',
    load: loadavg()[0] ?? 0,
  };
}

/** Writes the figures to `.bench/<name>.json` at the repository's root. */
export function writeReport(name: string, figures: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}
