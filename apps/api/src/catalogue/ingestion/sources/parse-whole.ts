import type { ListSource } from './list-source.ts';
import type { ListedAuction, ParsedFile, UnreadRow } from './listed-auction.ts';
import { openWithoutCpf } from './hide-cpf.ts';
import { decode } from '../reading/decode.ts';
import type { ListFile } from '../reading/input-file.ts';
import { linesOf } from '../reading/read-lines.ts';

/** As much of a file as its header may take. */
const headLength = 512 * 1024;

/** Parses a whole file that is in memory; of two lines with one number the second is rejected. */
export function parseWhole(source: ListSource, { name, bytes }: ListFile): ParsedFile {
  const text = decode(bytes);
  const none: ParsedFile = { file: name, listDate: null, scope: [], rows: [], rejected: [], refused: null };
  const reader = openWithoutCpf(source, name, text.slice(0, headLength));
  if (typeof reader === 'string') return { ...none, refused: reader };

  const rows: { line: number; auction: ListedAuction; warning?: string }[] = [];
  const rejected: UnreadRow[] = [];
  const scope = new Set(reader.scope);
  const seen = new Set<string>();
  const collect = (read: ReturnType<typeof reader.read>) => {
    if (!read) return;
    const { line, auction } = read;
    if (!auction) {
      rejected.push({ file: name, line, reason: read.reason, code: read.code, uf: read.uf });
    } else if (seen.has(auction.code)) {
      const reason = `O número ${auction.code} já apareceu nesta lista.`;
      rejected.push({ file: name, line, reason, code: auction.code, uf: auction.uf });
    } else {
      seen.add(auction.code);
      rows.push({ line, auction, ...(read.warning !== null && { warning: read.warning }) });
      if (reader.coversRows) scope.add(auction.uf);
    }
  };
  for (const [position, line] of linesOf(text).entries()) collect(reader.read(line, position + 1));
  for (const read of reader.rest?.() ?? []) collect(read);
  return {
    ...none,
    listDate: reader.listDate,
    scope: [...scope].sort(),
    rows,
    rejected: rejected.sort((a, b) => a.line - b.line),
    refused: rows.length + rejected.length > 0 ? null : source.none,
    ...(reader.source && { source: reader.source }),
  };
}
