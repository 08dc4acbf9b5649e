import { type AuctionType, listTypes } from '../auction.ts';
import { auctionTypeLabels } from '../codes.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}]|nao\s)(?:(?:d[aeo]|n[ao]|pel[ao]|em)\s+)?`;

const words: Readonly<Record<(typeof listTypes)[number], RegExp>> = {
  extrajudicial: new RegExp(String.raw`${before}extra[\s-]?judicia(?:l|is)(?![\p{L}\p{N}])`, 'gu'),
  judicial: new RegExp(String.raw`${before}judicia(?:l|is)(?![\p{L}\p{N}])`, 'gu'),
  caixa: new RegExp(
    String.raw`${before}caixa(?:\s+economica(?:\s+federal)?)?(?![\p{L}\p{N}]|\s+d['e])`,
    'gu',
  ),
};

/** 'judicial', 'extrajudicial', 'da Caixa', several at once. */
export function readTypes(scan: Scan): AuctionType[] {
  const found = new Set<AuctionType>();
  // 'extra judicial' ends in 'judicial', so it is read first.
  for (const type of ['extrajudicial', 'judicial', 'caixa'] as const) {
    for (const match of scan.plain.matchAll(words[type])) {
      take(scan, match.index, match.index + match[0].length, 'type', auctionTypeLabels[type]);
      found.add(type);
    }
  }
  return listTypes.filter((type) => found.has(type));
}
