import type { Database } from '../../platform/database/database.ts';
import type { ReadLine } from './sources/list-source.ts';
import type { ParsedPart } from './parsed-list.ts';
import type { StagedFile } from './staged-list.ts';
import { batchSize, stageRows, type StagedRow, stageUnread, type StagedUnread } from './stage-rows.ts';

/**
 * Reads the rows of a file into the temporary tables, a batch in memory at a time; `progress` gets each batch's lines.
 */
export async function stageFile(
  trx: Database,
  sourceId: number,
  { part, file }: { part: ParsedPart; file: number },
  progress: (lines: number) => void,
): Promise<StagedFile> {
  const states = new Set(part.scope);
  let rows: StagedRow[] = [];
  let bad: StagedUnread[] = [];
  let isEmpty = true;
  let endsInPiece = false;
  let writing = Promise.resolve();

  const write = async () => {
    await writing;
    const [batch, unread] = [rows, bad];
    [rows, bad] = [[], []];
    // The next batch is read while this one is written.
    writing = stageRows(trx, sourceId, batch).then(() => stageUnread(trx, unread));
    writing.catch(() => {});
  };
  const collect = async (read: ReadLine) => {
    isEmpty = false;
    endsInPiece = read.auction === null && read.isCut;
    if (read.auction === null) {
      bad.push({ file, line: read.line, code: read.code, uf: read.uf, reason: read.reason });
    } else {
      rows.push({ file, ...read });
      if (part.coversRows) states.add(read.auction.uf);
    }
    if (rows.length + bad.length >= batchSize) await write();
  };

  for await (const { count, lines } of part.read()) {
    for (const read of lines) await collect(read);
    progress(count);
  }
  await write();
  await writing;
  return {
    file,
    name: part.name,
    scope: [...(isEmpty ? part.scopeWithoutRows : states)].sort(),
    isCut: part.endsLines && !isEmpty && (endsInPiece || part.lacksEnd),
    none: isEmpty ? part.none : null,
  };
}
