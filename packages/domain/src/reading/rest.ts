import { cut, drop, type Scan } from './scan.ts';

const fillers =
  /(?<![\p{L}\p{N}])(?:imove(?:l|is)|leil(?:ao|oes)|(?:a|para|pra)\s+venda|quero|procuro|procurando|busco|comprar)(?![\p{L}\p{N}])/gu;

/** Drops what every auction is ('imóvel', 'leilão') and what every search says ('quero', 'à venda'). */
export function dropFillers(scan: Scan): void {
  for (const match of scan.plain.matchAll(fillers)) drop(scan, match.index, match.index + match[0].length);
}

const connectors =
  'a|ao|aos|as|com|da|das|de|do|dos|e|em|entre|na|nas|no|nos|o|os|ou|para|pela|pelas|pelo|pelos|por|pra|ate|um|uma';
const mark = String.raw`[^\p{L}\p{N}\p{M}\p{S}]*`;
const leadingConnector = new RegExp(String.raw`^${mark}(?:${connectors})(?![\p{L}\p{N}])`, 'u');
const trailingConnector = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${connectors})${mark}$`, 'u');
const leadingMark = new RegExp(`^${mark}`, 'u');
const trailingMark = new RegExp(`${mark}$`, 'u');

function trimStart(piece: string): number {
  const connector = leadingConnector.exec(piece)?.[0].length;
  if (connector === undefined) return leadingMark.exec(piece)?.[0].length ?? 0;
  return connector + trimStart(piece.slice(connector));
}

function trimEnd(piece: string): number {
  const connector = trailingConnector.exec(piece)?.index;
  return connector === undefined
    ? (trailingMark.exec(piece)?.index ?? 0)
    : trimEnd(piece.slice(0, connector));
}

/** What was not understood, as it was written, without the prepositions that led to what was. */
export function restOf({ source, plain }: Scan): string {
  const pieces: string[] = [];
  for (const { 0: piece, index } of plain.matchAll(new RegExp(`[^${cut}]+`, 'gu'))) {
    const isLast = index + piece.length === plain.length;
    const end = isLast ? piece.length : trimEnd(piece);
    const start = index === 0 ? 0 : trimStart(piece.slice(0, end));
    pieces.push(source.slice(index + start, index + end).trim());
  }
  return pieces.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}
