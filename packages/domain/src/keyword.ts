import { fold } from './fold.ts';
import { synonymsOf } from './synonyms.ts';

const maxTerms = 12;
const maxTermLength = 40;

const stopWords = new Set(
  (
    'a ao aos as ate com da das de do dos e em entre na nas no nos num numa o os ou para pela pelas pelo ' +
    'pelos por pra que sem sob sobre um uma uns umas'
  ).split(' '),
);

/** One folded word that must occur, itself or as one of its alternatives. */
export interface KeywordTerm {
  word: string;
  /** Folded; some are of several words with single spaces. */
  alternatives: readonly string[];
}

/** The number of a property as Caixa prints it, its last digit apart: 844441234567-8. */
const checkedNumber = /(?<![\p{L}\p{N}.-])(\d{9,14})-(\d)(?![\p{L}\p{N}.-])/gu;

/** 'Matrícula nº 12.345 do 2º CRI'. */
const registration =
  /(?<![\p{L}\p{N}])matricula[\s:]*(?:n(?:[.º°o]{0,2}|ro\.?|umero)[\s:]*)?(\d+(?:\.\d{3})*)(?![\p{L}\p{N}])(?:\s{0,2},?\s{1,2}d[oa]\s{1,2}\d{1,3}\s?[ºª°oa]?\s{1,2}(?:c?ri|oficio|cartorio|registro)(?:\s{1,2}de\s{1,2}(?:registro\s{1,2}de\s{1,2})?imoveis)?(?![\p{L}\p{N}]))?/gu;
/** A court case's unique number (Resolução CNJ 65/2008). */
const courtCase =
  /(?<![\p{L}\p{N}])(?:processo[\s:]*(?:n(?:[.º°o]{0,2}|ro\.?|umero)[\s:]*)?)?(\d{7})-?(\d{2})\.?(\d{4})\.?(\d)\.?(\d{2})\.?(\d{4})(?![\p{L}\p{N}])/gu;

/** The digits of a matrícula and of a court case as one word with what they number, and how texts write the same. */
function joinNumbers(keyword: string, written: Map<string, readonly string[]>): string {
  return keyword
    .replace(courtCase, (_whole, ...parts: string[]) => {
      const groups = parts.slice(0, 6);
      const word = `processo${groups.join('')}`;
      written.set(word, [groups.join(' '), groups.join('')]);
      return ` ${word} `;
    })
    .replace(registration, (_whole, number: string) => {
      const digits = number.replaceAll('.', '');
      const word = `matricula${digits}`;
      written.set(word, [`matricula ${number.replaceAll('.', ' ')}`, `matricula ${digits}`]);
      return ` ${word} `;
    });
}

/**
 * The words of a keyword to search by: folded, each once, split at everything but letters and digits (of a number's
 * check digit too, which sources do not part from it; a matrícula and a court case are one word with their number),
 * without stop words; at most 12 of at most 40 characters.
 */
export function keywordTerms(keyword: string): readonly KeywordTerm[] {
  const written = new Map<string, readonly string[]>();
  const words = joinNumbers(fold(keyword), written)
    .replace(checkedNumber, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => Array.from(word).slice(0, maxTermLength).join(''));
  return [...new Set(words)]
    .slice(0, maxTerms)
    .map((word) => ({ word, alternatives: written.get(word) ?? synonymsOf(word) }));
}
