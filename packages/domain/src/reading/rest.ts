import { cut, drop, type Scan, written } from './scan.ts';

const drops = [
  // What every auction is, and that it is for sale.
  String.raw`imove(?:l|is)|leil(?:ao|oes)|leiload[ao]s?|(?:a|para|pra)\s+venda|vende-se|venda|lances?|arrematar|anuncios?|ofertas?|op(?:cao|coes)|oportunidades?`,
  // Words of asking.
  String.raw`(?:eu\s+)?(?:quer[oe]|procur[oa]|procurando|busco|buscando|compr[oa]r?|comprando|preciso(?:\s+de)?|(?:gostaria|queria)(?:\s+de)?(?:\s+saber(?:\s+se)?)?|desejo|encontrar|achar|ver|estou|estamos|queremos|procuramos)`,
  String.raw`(?:me\s+)?(?:mostr[ae]r?|lista[r]?)|(?:(?:voces?|vcs?)\s+)?t[ee]m(?:\s+alg(?:um|uma))?|existe[m]?|quais(?:\s+sao)?|qual|onde|alg(?:um|uma|uns|umas)|tod[ao]s|tudo`,
  String.raw`por\s+favor|ola|oi|bo[am]\s+(?:dia|tarde|noite)|(?:para|pra)\s+mim|urgente|urgencia`,
  // Where everything is.
  String.raw`(?:em\s+)?todo\s+(?:o\s+)?(?:brasil|pais)|(?:o\s+)?(?:brasil|pais)\s+(?:todo|inteiro)`,
  // What for: no property is more or less so.
  String.raw`(?:para|pra|p\/?)\s+(?:(?:eu|nos)\s+)?(?:morar|moradia|investir|investimento)|investimento|moradia`,
  // What leads to a place or to a fact.
  String.raw`(?:q(?:ue)?\s+)?(?:fique|fica|localizad[ao]s?|situad[ao]s?|disponive(?:l|is))|q(?:ue)?\s+(?:tenha[m]?|tem|seja[m]?|esteja[m]?)`,
];
const fillers = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|(?:nao|sem|nem)\s)(?:${drops.join('|')})(?![\p{L}\p{N}]|-\p{L})`,
  'gu',
);
const pictures =
  /(?:(?![\p{L}\p{N}])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D])+/gu;
/** 'Bairro' before its name, where it is no part of one. */
const neighborhood = /(?<![\p{L}\p{N}])(?:n?o\s+)?bairro\s+(?!nov[ao]|alto|d[aeo]s?\s)(?=\p{L})/gu;

/** 'Só' before what was read. */
const only = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:so|somente|apenas|exclusivamente)(?=\s+(?:(?:n[ao]s?|d[aeo]s?|em)\s+)?${cut})`,
  'gu',
);

/** 'Até 80 mil à vista': so are all. */
const cash = new RegExp(
  String.raw`(?<=${cut}\s*,?\s*)a\s+vista(?![\p{L}\p{N}]|\s+(?:alegre|bela|d[aeo]s?)(?!\p{L}))`,
  'gu',
);

/** 'Casa própria', which is not Propriá in Sergipe. */
const ownHome = new RegExp(
  String.raw`(?<=${cut}\s+)propri[ao](?![\p{L}\p{N}])(?!\s*[-/,]?\s*se(?![\p{L}\p{N}]))`,
  'gu',
);

/**
 * Drops what every auction is ('imóvel', 'leilão') and the words of asking ('quero', 'para morar'). A wish
 * without a filter ('barato', 'bom') stays, to be reported as not understood.
 */
export function dropFillers(scan: Scan): void {
  dropAll(scan, ownHome);
  dropAll(scan, cash);
  dropAll(scan, fillers);
}

/** Drops emoji, which say nothing. */
export const dropPictures = (scan: Scan): void => dropAll(scan, pictures);

/** Drops what says nothing once places are read: 'bairro' before a name, which is none of them, and 'só' before one. */
export function dropLeads(scan: Scan): void {
  dropAll(scan, neighborhood);
  dropAll(scan, only);
}

function dropAll(scan: Scan, pattern: RegExp): void {
  for (const match of scan.plain.matchAll(pattern)) drop(scan, match.index, match.index + match[0].length);
}

const connectors =
  'a|ao|aos|as|com|da|das|de|do|dos|e|em|entre|na|nas|no|nos|o|os|ou|para|pela|pelas|pelo|pelos|por|pra|ate|um|uma|uns|umas|que|mas|c|p';
const mark = String.raw`[^\p{L}\p{N}\p{M}\p{S}]*`;
/** 'Q' for 'que'; before a number it is a quadra. */
const leadingConnector = new RegExp(
  String.raw`^${mark}(?:${connectors}|q(?!\W{0,2}\d))(?![\p{L}\p{N}])`,
  'u',
);
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
export function restOf(scan: Scan): string {
  const { plain } = scan;
  const pieces: string[] = [];
  for (const { 0: piece, index } of plain.matchAll(new RegExp(`[^${cut}]+`, 'gu'))) {
    const isLast = index + piece.length === plain.length;
    const end = isLast ? piece.length : trimEnd(piece);
    const start = index === 0 ? 0 : trimStart(piece.slice(0, end));
    pieces.push(written(scan, index + start, index + end).trim());
  }
  return pieces.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}
