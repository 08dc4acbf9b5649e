import type { PlaceIndex, Seller } from './place-index.ts';
import { type Scan, take } from './scan.ts';

/** Words of the longest name that is looked for. */
const maxWords = 7;
/** A name that only one seller has. */
const isCalledSo = / leil|^leil\p{L}* /u;
/** What makes other words the name of who sells: 'da Mega', 'leiloeiro Frazão'. */
const before =
  /(?:^|[^\p{L}])((?:(?:leiloeir[oa]s?|fonte|site|leilao|leiloes)\s+)?(?:d[aoe]|n[ao]|pel[ao])\s+|(?:leiloeir[oa]s?|fonte|site)\s+)$/u;

/**
 * Sources and auctioneers that a sentence names, by their whole names: 'Mega Leilões' wherever it stands, others after
 * 'da', 'pelo', 'leiloeiro' (SENT-08).
 */
export function readSellers(scan: Scan, { sellers }: PlaceIndex): Seller[] {
  if (!sellers) return [];
  const found: Seller[] = [];
  const words = [...scan.plain.matchAll(/[\p{L}\p{N}&]+/gu)];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(maxWords, words.length - at); count > 0; count--) {
      const start = words[at]!.index;
      const last = words[at + count - 1]!;
      const end = last.index + last[0].length;
      const span = scan.plain.slice(start, end);
      if (/[^\p{L}\p{N}&./\s-]/u.test(span)) continue;
      const seller = sellers(span.replaceAll(/[./\s-]+/g, ' ').trim());
      if (!seller) continue;
      const lead = before.exec(scan.plain.slice(0, start))?.[1] ?? '';
      if (lead === '' && !isCalledSo.test(span)) continue;
      take(scan, start - lead.length, end, 'auctioneerId' in seller ? 'auctioneer' : 'source', seller.name);
      found.push(seller);
      at += count - 1;
      break;
    }
  }
  return found;
}
