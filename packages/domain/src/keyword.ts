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

/**
 * The words of a keyword to search by: folded, each once, split at everything but letters and digits (of a number's check
 * digit too, which sources do not part from it), without stop words; at most 12 of at most 40 characters.
 */
export function keywordTerms(keyword: string): readonly KeywordTerm[] {
  const words = fold(keyword)
    .replace(checkedNumber, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .map((word) => Array.from(word).slice(0, maxTermLength).join(''));
  return [...new Set(words)].slice(0, maxTerms).map((word) => ({ word, alternatives: synonymsOf(word) }));
}
