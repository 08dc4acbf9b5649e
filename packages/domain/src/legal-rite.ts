import type { AuctionType, SaleMethod } from './auction.ts';

export const legalRites = ['judicial', 'fiduciary', 'bank_own', 'bankruptcy', 'voluntary'] as const;
/** By which law a sale is held: a court's, a creditor's of fiduciary property, a bank's own, a bankrupt estate's. */
export type LegalRite = (typeof legalRites)[number];

/** The facts of a sale that its rite is derived from. */
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

/** The law that a sale follows: null where the source does not state enough. */
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

/** What denies in a clause, or makes a condition of it: 'não há', 'em caso de'; in 'que se processa' nothing does. */
const open =
  /(?<![\p{L}-])(?:n[ãa]o|sem|nada|nenhum\p{L}*|inexist\p{L}*|caso|quando|salvo|exceto|hip[óo]tese|(?<!(?:que|onde)\s)se)(?!\p{L})/iu;
/** After a comma it says whose the property is, whatever is denied before: 'sem benfeitorias, da massa falida'. */
const asserted =
  /^\s*(?:pertencentes?|integrantes?|de\s+propriedade)(?!\p{L})|^\s*d[aeo]s?\s+(?:pessoas?\s+)?$/iu;

/** Whether a clause of the text says `word` as a fact. */
const states = (text: string, word: RegExp): boolean =>
  text.split(/[.;:()\n]/).some((clause) => {
    const at = clause.search(word);
    if (at < 0) return false;
    const before = clause.slice(0, at);
    const comma = before.lastIndexOf(',');
    return !open.test(before) || (comma >= 0 && asserted.test(before.slice(comma + 1)));
  });

/** Whether the source's words name a bankrupt estate. */
export const saysBankruptcy = (text: string): boolean =>
  states(text, /\b(fal[êe]ncia|falimentar|massa falida)/i);

/** Whether the source's words name an owner who is incapacitated. */
export const saysIncapacitated = (text: string): boolean =>
  states(text, /\bincapaz(es)?\b/i) && !/relativamente capaz/i.test(text);
