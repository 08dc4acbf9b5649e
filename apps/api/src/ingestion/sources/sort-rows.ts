import type { ListedAuction, ParsedFile, Rejection } from '../listed-auction.ts';

/** A line that was read: the auction, or the Portuguese sentence that says why it is none. */
export interface ReadLine {
  line: number;
  auction: ListedAuction | string;
}

/** Parts what could be read from what could not; of two lines with one code the second is rejected. */
export function sortRows(file: string, read: Iterable<ReadLine>): Pick<ParsedFile, 'rows' | 'rejected'> {
  const rows: { line: number; auction: ListedAuction }[] = [];
  const rejected: Rejection[] = [];
  const seen = new Set<string>();
  for (const { line, auction } of read) {
    if (typeof auction === 'string') {
      rejected.push({ file, line, reason: auction });
    } else if (seen.has(auction.code)) {
      rejected.push({ file, line, reason: `O número ${auction.code} já apareceu nesta lista.` });
    } else {
      seen.add(auction.code);
      rows.push({ line, auction });
    }
  }
  return { rows, rejected };
}
