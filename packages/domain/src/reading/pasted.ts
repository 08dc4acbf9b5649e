import { drop, type Scan, written } from './scan.ts';

const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)\S+/gu;
/** What an address ends its own thing's name with: 'hdnimovel=8444412345678', '…-sp-j98765'. */
const id = /(?<![\p{L}\p{N}])\p{L}{0,2}\d{4,}(?![\p{L}\p{N}])/gu;
const cep =
  /(?<![\p{L}\p{N}/.-])(?:cep\s*(?:[:n]\S*)?\s*)?\d{2}\.?\d{3}-\d{3}(?![\p{L}\p{N}/.-]*[\p{L}\p{N}])/gu;

/**
 * An address of the web says nothing by its words: it is cut out, and what the returned function puts back, to be
 * searched by, is the number of the property in it, or all of it where it has none.
 */
export function setWebAddressesAside(scan: Scan): () => void {
  const { plain } = scan;
  const preserved: { start: number; end: number }[] = [];
  for (const { index: start, 0: text } of plain.matchAll(address)) {
    const number = [...text.matchAll(id)].at(-1);
    const at = start + (number?.index ?? 0);
    preserved.push({ start: at, end: at + (number?.[0] ?? text).length });
    drop(scan, start, start + text.length);
  }
  return () => {
    for (const { start, end } of preserved)
      scan.plain = scan.plain.slice(0, start) + plain.slice(start, end) + scan.plain.slice(end);
  };
}

/** 'Edital 0012/2026', 'edital nº 3.014/0226-CPA/RE'. */
const notice =
  /(?<![\p{L}\p{N}])(?:d?o\s+)?edital\s*(?:de\s+leilao\s*)?(?:n(?:[.º°o]|ro|umero)*\s*|:\s*)*\d[\p{N}./-]*(?:\s*[-/]?\s*cpa(?:[/-]?\p{L}+)?)?(?![\p{L}\p{N}])/gu;

/**
 * CEPs and numbers of editais, cut out as they were written: no list has them, so a search by one finds nothing.
 */
export function cutUnlistedNumbers(scan: Scan): string[] {
  const codes: string[] = [];
  for (const { index: start, 0: text } of [...scan.plain.matchAll(notice), ...scan.plain.matchAll(cep)]) {
    codes.push(written(scan, start, start + text.length));
    drop(scan, start, start + text.length);
  }
  return codes;
}
