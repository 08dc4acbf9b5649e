import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';

import type { ListReader, ListSource } from './sources/list-source.ts';
import type { InputFile } from './reading/input-file.ts';
import { type ScannedFile, scanFile } from './reading/scan-file.ts';

/** A file whose beginning was read. */
export interface OpenFile {
  /** Its name. */
  file: string;
  scanned: ScannedFile;
  /** Null where it is no list. */
  reader: ListReader | null;
  listDate: CalendarDate | null;
  /** Why it is no list: a sentence that goes on from its name. */
  refused: string | null;
}

/** Reads a file through, and its beginning as a list's. */
export async function openFile(source: ListSource, file: InputFile): Promise<OpenFile> {
  const scanned = await scanFile(file);
  const reader = source.open(file.name, scanned.head);
  const isReader = typeof reader !== 'string';
  return {
    file: file.name,
    scanned,
    reader: isReader ? reader : null,
    listDate: isReader ? reader.listDate : null,
    refused: isReader ? null : reader,
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Why nothing of a delivery can be taken, or null. A file that is no list holds the whole back: half a national list would
 * look like a shrunken one. A list of a day later than tomorrow in São Paulo would hold back every true one after it.
 */
export function refusalOf(
  files: readonly OpenFile[],
  fallback: CalendarDate | null,
  now: Date,
): string | null {
  if (files.length === 0) return 'Nenhum arquivo de lista foi encontrado.';
  const tomorrow = calendarDate(new Date(now.getTime() + day));
  const refused = files.flatMap(({ file, refused: reason, listDate }) => {
    const date = listDate ?? fallback;
    if (reason !== null) return [`${file}: ${reason}`];
    return date !== null && date > tomorrow
      ? [`${file}: a data da lista, ${date}, está no futuro, e a lista não foi recebida.`]
      : [];
  });
  return refused.length > 0 ? refused.join(' ') : null;
}

/** A list without a date, from which no figure could be dated. */
export class UndatedList extends Error {
  override readonly name = 'UndatedList';
  constructor(file: string) {
    super(`${file} não traz a data da lista: informe-a com --list-date AAAA-MM-DD.`);
  }
}
