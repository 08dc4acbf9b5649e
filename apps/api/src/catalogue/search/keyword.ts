import { keywordTerms } from '@martelo/domain/keyword';
import { sql } from 'kysely';

import { noFilters, type SearchFilters } from '../auctions/search-filters.ts';
import type { Database } from '../../platform/database/connection.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { nearInPlace } from './near-place.ts';
import type { Search } from './search.ts';

const shortestPrefix = 3;
const shortestTypo = 4;
/** Trigram likeness, 0 to 1. */
const minSimilar = 0.4;

/** What one word of a keyword is found by: any of these. */
export interface KeywordTerm {
  /** As it was written, folded. */
  word: string;
  /** Beginnings of words. */
  prefixes: readonly string[];
  /** Whole words; with spaces they follow each other. */
  words: readonly string[];
}

/** A keyword as the search takes it: every term must occur. */
export interface Keyword {
  terms: readonly KeywordTerm[];
  /** The same for the database, in the configuration `folded`. */
  tsquery: string;
}

/** A word that is not searched by. */
interface UnreadWord {
  word: string;
  /** The known word most like it. */
  nearest: string | null;
  /** It stands in auctions, but in none that the rest of the search leaves. */
  elsewhere?: boolean;
}

/** What a keyword's words are. */
export interface ReadKeyword {
  /** Null where no word is left to search by. */
  keyword: Keyword | null;
  /** Words that occur nowhere and are not searched by, with the known word most like each. */
  unread: readonly UnreadWord[];
  /** Words that occur nowhere, and what was searched in their place. */
  similar: readonly { word: string; words: readonly string[] }[];
}

const isPrefix = (word: string) => word.length >= shortestPrefix && !/[\d ]/.test(word);

/** The forms without those that a shorter one begins. */
function termOf(word: string, forms: readonly string[]): KeywordTerm {
  const shortest = [...new Set(forms)].filter(
    (word) => !forms.some((other) => other !== word && isPrefix(other) && word.startsWith(other)),
  );
  return {
    word,
    prefixes: shortest.filter(isPrefix),
    words: shortest.filter((word) => !isPrefix(word)),
  };
}

/** Terms as the search takes them; null without any. */
const keywordOf = (terms: readonly KeywordTerm[]): Keyword | null =>
  terms.length === 0 ? null : { terms, tsquery: terms.map((term) => `(${termQuery(term)})`).join(' & ') };

/** A term as tsquery. */
export const termQuery = ({ prefixes, words }: Pick<KeywordTerm, 'prefixes' | 'words'>): string =>
  [...words.map((word) => `(${word.split(' ').join(' <-> ')})`), ...prefixes.map((word) => `${word}:*`)].join(
    ' | ',
  );

interface KnownForms {
  term: string;
  /** Known words with the same stem. */
  alike: string[] | null;
  /** Whether it begins a known word; what is no word of letters is not looked up. */
  known: boolean;
  /** Known words that are written nearly like it, the nearest first. */
  similar: string[] | null;
  /** The known word most like it, however little. */
  nearest: string | null;
}

/**
 * Of each word its other forms, whether it is known, and those most like it where it is not. Stems part leilão from
 * leilões, so the plural's ending is undone first.
 */
async function knownForms(database: Database, words: readonly string[]): Promise<Map<string, KnownForms>> {
  const single = words.filter((word) => /^[a-z]{2,}$/.test(word));
  if (single.length === 0) return new Map();
  const { rows } = await sql<KnownForms>`
    ${prepared('known-forms')} select term,
      case when length(term) >= ${shortestPrefix} then (select array_agg(word) from search_words
        where stem in (select (ts_lexize('portuguese_stem', form))[1] from unnest(array[term,
          regexp_replace(term, 'oes$', 'ao'), regexp_replace(term, 'ao$', 'oes')]) as form)) end as alike,
      known,
      case when length(term) >= ${shortestTypo} and not known then
        array(select word from search_words where word % term and similarity(word, term) >= ${minSimilar}
          and word !~ '[0-9]' order by similarity(word, term) desc, word limit 3) end as similar,
      case when length(term) >= ${shortestTypo} and not known then
        (select word from search_words where word % term and word !~ '[0-9]'
          order by similarity(word, term) desc, word limit 1) end as nearest
    from unnest((select ${single}::text[])) as term, lateral (
      select case when length(term) >= ${shortestPrefix}
        then exists (select from search_words where word ~>=~ term and word ~<~ (term || '{'))
        else exists (select from search_words where word = term) end as known) as k`.execute(database);
  return new Map(rows.map((row) => [row.term, row]));
}

/**
 * A keyword's words as they are searched by: every one must occur, as a prefix, as one of the words that stand for it,
 * or as one with its stem. One that occurs in no auction gives way to those most like it; without such it is left out
 * (SENT-20, SENT-21).
 */
export async function readKeyword(database: Database, text: string): Promise<ReadKeyword> {
  const asked = keywordTerms(text);
  const none: ReadKeyword = { keyword: null, unread: [], similar: [] };
  if (asked.length === 0) return none;
  const forms = await knownForms(database, [
    ...new Set(asked.flatMap(({ word, alternatives }) => [word, ...alternatives])),
  ]);
  const terms: KeywordTerm[] = [];
  const unread: UnreadWord[] = [];
  const similar: { word: string; words: readonly string[] }[] = [];
  for (const { word, alternatives } of asked) {
    const all = [word, ...alternatives];
    const isKnown = all.some((form) => {
      const found = forms.get(form);
      // Numbers and phrases are not looked up: they are searched as they stand.
      return found ? found.known || (found.alike?.length ?? 0) > 0 : true;
    });
    const alike = forms.get(word)?.similar ?? [];
    if (isKnown)
      terms.push(
        termOf(
          word,
          all.flatMap((form) => [form, ...(forms.get(form)?.alike ?? [])]),
        ),
      );
    else if (alike.length > 0) {
      terms.push(termOf(word, alike));
      similar.push({ word, words: alike });
    } else unread.push({ word, nearest: forms.get(word)?.nearest ?? null });
  }
  if (terms.length === 0) return { ...none, unread };
  return { keyword: keywordOf(terms), unread, similar };
}

/** Digits and single letters name something, as 'F-77' of a source does: where nothing has it, nothing is found. */
const isWord = /^\p{L}{2,}$/u;

/**
 * The keyword without the words that stand in no auction now: what was read of it is known from before (SENT-20). Asked
 * only where a list is empty.
 */
export async function withoutDeadWords(search: Search, read: ReadKeyword): Promise<ReadKeyword | null> {
  const terms = read.keyword?.terms ?? [];
  const counts = await Promise.all(terms.map((term) => search.count(noFilters, keywordOf([term]))));
  const dead = terms.filter(({ word }, at) => counts[at] === 0 && isWord.test(word));
  if (dead.length === 0) return null;
  return {
    keyword: keywordOf(terms.filter((term) => !dead.includes(term))),
    unread: [...read.unread, ...dead.map(({ word }) => ({ word, nearest: null }))],
    similar: read.similar.filter(({ word }) => dead.every((one) => one.word !== word)),
  };
}

/**
 * The keyword without the words that empty the list, as few as can be: the one without which most is left, else all of them
 * (SENT-22). Where words alone are asked for, only one that was meant to be a city's goes: all of them must occur. Null where nothing is left even so. Asked only where a list is empty.
 */
export async function withoutEmptyingWords(
  search: Search,
  filters: SearchFilters,
  read: ReadKeyword,
  isNarrowed: boolean,
): Promise<ReadKeyword | null> {
  const terms = read.keyword?.terms ?? [];
  const asked = terms.map(({ word }) => word);
  const words = terms.filter(
    ({ word }) => isWord.test(word) && (isNarrowed || nearInPlace(asked, word) !== null),
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
      ...best.left.map(({ word }) => ({ word, nearest: nearInPlace(asked, word), elsewhere: true })),
    ],
    similar: read.similar.filter(({ word }) => best.left.every((one) => one.word !== word)),
  };
}
