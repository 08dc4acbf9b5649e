import { type AuctionType, auctionTypes } from '../auction.ts';
import { auctionTypeLabels } from '../codes.ts';
import { cut, type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}]|nao\s)(?:(?:d[aeo]|n[ao]|pel[ao]|em)\s+)?`;

// 'Centro administrativo' and 'Voluntários da Pátria' are places.
const afterAuction = String.raw`(?<=^|leil(?:ao|oes)\s+|${cut}\s+(?:e|ou|nem)\s+)`;

const words: Readonly<Record<AuctionType, RegExp>> = {
  extrajudicial: new RegExp(String.raw`${before}extra[\s-]?judicia(?:l|is)(?![\p{L}\p{N}])`, 'gu'),
  judicial: new RegExp(String.raw`${before}judicia(?:l|is)(?![\p{L}\p{N}])`, 'gu'),
  caixa: new RegExp(
    String.raw`${before}caixa(?:\s+economica(?:\s+federal)?)?(?![\p{L}\p{N}]|\s+d['e])`,
    'gu',
  ),
  administrativo: new RegExp(String.raw`${afterAuction}administrativos?(?![\p{L}\p{N}])`, 'gu'),
  voluntario: new RegExp(String.raw`${afterAuction}voluntarios?(?![\p{L}\p{N}]|\s+d['aeo])`, 'gu'),
};

/** 'judicial', 'extrajudicial', 'da Caixa', 'leilão administrativo', 'leilão voluntário', several at once. */
export function readTypes(scan: Scan): AuctionType[] {
  const found = new Set<AuctionType>();
  // 'extra judicial' ends in 'judicial', so it is read first.
  for (const type of ['extrajudicial', 'judicial', 'caixa', 'administrativo', 'voluntario'] as const) {
    for (const match of scan.plain.matchAll(words[type])) {
      take(scan, match.index, match.index + match[0].length, 'type', auctionTypeLabels[type]);
      found.add(type);
    }
  }
  return auctionTypes.filter((type) => found.has(type));
}
