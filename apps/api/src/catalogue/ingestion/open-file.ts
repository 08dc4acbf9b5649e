import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';

import type { ParsedPart, ReadLines } from './parsed-list.ts';
import { openWithoutCpf } from './sources/hide-cpf.ts';
import type { ListReader, ListSource, ReadLine } from './sources/list-source.ts';
import type { InputFile } from './reading/input-file.ts';
import { readLines } from './reading/read-lines.ts';
import { type ScannedFile, scanFile } from './reading/scan-file.ts';

/** A file whose beginning has been read. */
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

/** Scans a file, and parses its beginning as a list's. */
export async function openFile(source: ListSource, file: InputFile): Promise<OpenFile> {
  const scanned = await scanFile(file);
  const reader = openWithoutCpf(source, file.name, scanned.head);
  const isReader = typeof reader !== 'string';
  return {
    file: file.name,
    scanned,
    reader: isReader ? reader : null,
    listDate: isReader ? reader.listDate : null,
    refused: isReader ? null : reader,
  };
}

async function* readWith(reader: ListReader, scanned: ScannedFile): AsyncGenerator<ReadLines> {
  let line = 0;
  function* parsed(texts: readonly string[]): Generator<ReadLine> {
    for (const text of texts) {
      line += 1;
      const read = reader.read(text, line);
      if (read) yield read;
    }
  }
  for await (const texts of readLines(scanned)) yield { count: texts.length, lines: parsed(texts) };
  yield { count: 0, lines: reader.rest?.() ?? [] };
}

/** An open file as a part of a list of its source. */
export function partOf({ endsLines, none }: ListSource, { file, scanned, reader }: OpenFile): ParsedPart {
  const { scope, scopeWithoutRows, coversRows } = reader!;
  return {
    name: file,
    lineCount: scanned.lines,
    scope,
    scopeWithoutRows,
    coversRows,
    lacksEnd: !scanned.ends,
    endsLines,
    none,
    read: () => readWith(reader!, scanned),
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * Why nothing of a delivery can be imported, or null. One file that is no list makes the whole delivery refused: half a
 * national list would look like a shrunken one. A list dated later than tomorrow in São Paulo would make every correct
 * one after it too old.
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

/** A list without a date, so that its figures could not be dated. */
export class UndatedList extends Error {
  override readonly name = 'UndatedList';
  constructor(file: string) {
    super(`${file} não traz a data da lista: informe-a com --list-date AAAA-MM-DD.`);
  }
}
