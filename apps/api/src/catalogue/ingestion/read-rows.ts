import type { Database } from '../../platform/database/database.ts';
import type { ReadLine } from './sources/list-source.ts';
import type { OpenFile } from './open-file.ts';
import { readLines } from './reading/read-lines.ts';
import { batchSize, stageRows, type StagedRow, stageUnread, type StagedUnread } from './stage-list.ts';

/** What a file held, once its rows are staged. */
export interface StagedFile {
  /** Its number in the temporary tables. */
  file: number;
  name: string;
  /** The states that it speaks for; those that it is about where it has no row. */
  scope: readonly string[];
  isEmpty: boolean;
  /** Its last line is only a piece of one, or lacks its end. */
  isCut: boolean;
}

/** Reads the rows of a file into the temporary tables, a batch in memory at a time; `progress` gets each batch's lines. */
export async function stageFile(
  trx: Database,
  sourceId: number,
  { opened, file, endsLines }: { opened: OpenFile; file: number; endsLines: boolean },
  progress: (lines: number) => void,
): Promise<StagedFile> {
  const reader = opened.reader!;
  const states = new Set(reader.scope);
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
  const keep = async (read: ReadLine) => {
    isEmpty = false;
    endsInPiece = read.auction === null && read.isCut;
    if (read.auction === null) {
      bad.push({ file, line: read.line, code: read.code, uf: read.uf, reason: read.reason });
    } else {
      rows.push({ file, ...read });
      if (reader.speaksForRows) states.add(read.auction.uf);
    }
    if (rows.length + bad.length >= batchSize) await write();
  };

  let line = 0;
  for await (const lines of readLines(opened.scanned)) {
    for (const text of lines) {
      line += 1;
      const read = reader.read(text, line);
      if (read) await keep(read);
    }
    progress(lines.length);
  }
  for (const read of reader.rest?.() ?? []) await keep(read);
  await write();
  await writing;
  return {
    file,
    name: opened.file,
    scope: [...(isEmpty ? reader.scopeWithoutRows : states)].sort(),
    isEmpty,
    isCut: endsLines && !isEmpty && (endsInPiece || !opened.scanned.ends),
  };
}
