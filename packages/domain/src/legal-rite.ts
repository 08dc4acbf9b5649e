import type { AuctionType, SaleMethod } from './auction.ts';

export const legalRites = ['judicial', 'fiduciary', 'bank_own', 'bankruptcy', 'voluntary'] as const;
/** By which law a sale is held: a court's, a creditor's of fiduciary property, a bank's own, a bankrupt estate's. */
export type LegalRite = (typeof legalRites)[number];

/** What of a sale its rite is told from. */
export interface RiteFacts {
  type: AuctionType | null;
  /** The type is concluded, and not what the source states. */
  typeInferred: boolean;
  saleMethod: SaleMethod | null;
  /** The source gives it a third round, which the law has for bankrupt estates and courts may hold otherwise. */
  hasThirdRound?: boolean;
  /** The source says that it is a bankrupt estate's. */
  bankruptcy: boolean;
}

/** The law that a sale follows: null where the source does not tell enough. */
export function riteOf({
  type,
  typeInferred,
  saleMethod,
  bankruptcy,
  hasThirdRound,
}: RiteFacts): LegalRite | null {
  if (bankruptcy) return 'bankruptcy';
  if (saleMethod === 'sfi') return 'fiduciary';
  if (type === 'caixa')
    return saleMethod === 'tender' || saleMethod === 'online' || saleMethod === 'direct' ? 'bank_own' : null;
  if (type === 'voluntario') return 'voluntary';
  if (typeInferred) return null;
  if (type === 'judicial') return 'judicial';
  return type === 'extrajudicial' && saleMethod === 'rounds' && !hasThirdRound ? 'fiduciary' : null;
}

/** What denies all that follows in a clause, or makes a condition of it: 'não há', 'em caso de', 'se houver'. */
const open =
  /(?<![\p{L}-])(?:n[ãa]o\s+(?:h[áa]|houve|haja|const\p{L}+|exist\p{L}+)|nada\s+consta|inexist\p{L}+|caso|quando|salvo|exceto|hip[óo]tese|se\s+(?:houver|haja|for|vier|sobrevier))(?!\p{L})/iu;
/** Whether the last few words deny the next one: 'sem interesse de', 'não se trata de'; in 'que se processa' none does. */
function isDenied(before: string): boolean {
  const words = (before.split(',').at(-1) ?? '').toLowerCase().trim().split(/\s+/);
  return words.some((word, at) => {
    const between = words.length - 1 - at;
    if (word === 'não' || word === 'nao') return between <= 3;
    if (between > 2) return false;
    return word === 'se'
      ? !['que', 'onde'].includes(words[at - 1] ?? '')
      : ['sem', 'nada', 'nenhum', 'nenhuma'].includes(word);
  });
}

/** Whether a clause of the text says `word` as a fact. */
const states = (text: string, word: RegExp): boolean =>
  text.split(/[.;:()\n]/).some((clause) => {
    const at = clause.search(word);
    const before = clause.slice(0, at);
    return at >= 0 && !open.test(before) && !isDenied(before);
  });

/** Whether the source's words name a bankrupt estate. */
export const saysBankruptcy = (text: string): boolean =>
  states(text, /\b(fal[êe]ncia|falimentar|massa falida)/i);

/** Whether the source's words name an owner who is incapacitated. */
export const saysIncapacitated = (text: string): boolean =>
  states(text, /\bincapaz(es)?\b/i) && !/relativamente capaz/i.test(text);
