import { type Scan, take } from './scan.ts';

const accepts = String.raw`(?:(?:que\s+)?(?:aceit\p{L}*|permit\p{L}*|pass[ae]\p{L}*|d[ao]\s+(?:para|pra|p\/)|pode(?:m)?(?:\s+ser)?|possa(?:m)?(?:\s+ser)?|com|por|via|e)\s+)?`;
const before = String.raw`(?<![\p{L}\p{N}])${accepts}(?:(?:o|de)\s+)?`;
const words: Readonly<Record<'financing' | 'fgts', RegExp>> = {
  financing: new RegExp(
    String.raw`${before}(?:financiamentos?(?:\s+(?:bancario|habitacional|imobiliario))?|financiar|financiave(?:l|is)|financiad[ao]s?|financiam?)(?![\p{L}\p{N}])`,
    'u',
  ),
  fgts: new RegExp(
    String.raw`${before}(?:(?:usar|usando|uso|utilizar)\s+(?:d?[oe]\s+)?)?(?:meu\s+)?fgts(?![\p{L}\p{N}])`,
    'u',
  ),
};
/** 'Não aceita financiamento' has no filter. */
const not = /(?:^|[^\p{L}])(?:nao|sem|nem)\s+(?:(?:aceit|permit|pass|pode|da|d[ao])\p{L}*\s+)?$/u;

function readFlag(scan: Scan, kind: 'financing' | 'fgts', label: string): boolean {
  const match = words[kind].exec(scan.plain);
  if (!match || not.test(scan.plain.slice(0, match.index))) return false;
  take(scan, match.index, match.index + match[0].length, kind, label);
  return true;
}

/** 'financiável', 'aceita financiamento', 'dá para financiar'. */
export const readFinancing = (scan: Scan): boolean => readFlag(scan, 'financing', 'Aceita financiamento');

/** 'aceita FGTS', 'com FGTS', 'dá para usar o FGTS'. */
export const readFgts = (scan: Scan): boolean => readFlag(scan, 'fgts', 'Aceita FGTS');
