import { noFilters, type SearchFilters } from '../auctions/search-filters.ts';
import { type KeywordTerm, keywordOf, type ReadKeyword } from './keyword.ts';
import { nearInPlace } from './near-place.ts';
import type { Search } from './search.ts';

/** Digits and single letters are identifiers, such as a source's 'F-77': where no auction has it, nothing is found. */
const isWord = /^\p{L}{2,}$/u;
const streets = new Set('rua r avenida av alameda al travessa tv estrada rodovia praca'.split(' '));
const isHouseNumber = /^\d{1,5}$/;

/** Beside a street a number is that of a house, which need not be the auction's. */
const isOfHouse = ({ word }: KeywordTerm, terms: readonly KeywordTerm[]): boolean =>
  isHouseNumber.test(word) && terms.some((one) => streets.has(one.word));

/**
 * The keyword without the words that occur in no auction now: what was read of it is known already (SENT-20). Called
 * only where a list is empty.
 */
export async function withoutDeadWords(search: Search, read: ReadKeyword): Promise<ReadKeyword | null> {
  const terms = read.keyword?.terms ?? [];
  const counts = await Promise.all(terms.map((term) => search.count(noFilters, keywordOf([term]))));
  const dead = terms.filter(
    (term, at) => counts[at] === 0 && (isWord.test(term.word) || isOfHouse(term, terms)),
  );
  if (dead.length === 0) return null;
  return {
    keyword: keywordOf(terms.filter((term) => !dead.includes(term))),
    unread: [...read.unread, ...dead.map(({ word }) => ({ word, nearest: null }))],
    similar: read.similar.filter(({ word }) => dead.every((one) => one.word !== word)),
  };
}

/**
 * The keyword without the words that empty the list, as few as can be: the one without which most is left, else all of
 * them (SENT-22). Where only words were given, only one that was meant as a city is left out: all of them must occur.
 * Null where the list stays empty even so. Called only where a list is empty.
 */
export async function withoutEmptyingWords(
  search: Search,
  filters: SearchFilters,
  read: ReadKeyword,
  isNarrowed: boolean,
): Promise<ReadKeyword | null> {
  const terms = read.keyword?.terms ?? [];
  const queryWords = terms.map(({ word }) => word);
  const words = terms.filter(
    (term) =>
      isOfHouse(term, terms) ||
      (isWord.test(term.word) && (isNarrowed || nearInPlace(queryWords, term.word) !== null)),
  );
  const without = (left: readonly KeywordTerm[]) => {
    const others = terms.filter((term) => !left.includes(term));
    return { left, others, count: search.count(filters, keywordOf(others)) };
  };
  const tries = await Promise.all(
    [
      ...words.map((word) => without([word])),
      ...(isNarrowed && words.length > 1 ? [without(words)] : []),
    ].map(async ({ count, ...one }) => ({ ...one, n: await count })),
  );
  const fewest = tries
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => a.left.length - b.left.length || b.n - a.n);
  const [best] = fewest;
  if (!best) return null;
  return {
    keyword: keywordOf(best.others),
    unread: [
      ...read.unread,
      ...best.left.map(({ word }) => ({ word, nearest: nearInPlace(queryWords, word), elsewhere: true })),
    ],
    similar: read.similar.filter(({ word }) => best.left.every((one) => one.word !== word)),
  };
}
