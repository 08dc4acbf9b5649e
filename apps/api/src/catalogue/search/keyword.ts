import { keywordTerms } from '@martelo/domain/keyword';

import type { Database } from '../../platform/database/connection.ts';
import { knownForms, shortestPrefix } from './known-forms.ts';

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

/** Whether a word stands for all that begin so; a short one, a number and a phrase stand for themselves. */
export const isPrefix = (word: string) => word.length >= shortestPrefix && !/[\d ]/.test(word);

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
export const keywordOf = (terms: readonly KeywordTerm[]): Keyword | null =>
  terms.length === 0 ? null : { terms, tsquery: terms.map((term) => `(${termQuery(term)})`).join(' & ') };

/** A term as tsquery. */
export const termQuery = ({ prefixes, words }: Pick<KeywordTerm, 'prefixes' | 'words'>): string =>
  [...words.map((word) => `(${word.split(' ').join(' <-> ')})`), ...prefixes.map((word) => `${word}:*`)].join(
    ' | ',
  );

/**
 * A keyword's words as they are searched by: every one must occur, as a prefix, as one of the words that stand for it,
 * or as one with its stem. One that occurs in no auction gives way to those most like it; without such it is left out
 * (SENT-20, SENT-21).
 */
export async function readKeyword(database: Database, text: string): Promise<ReadKeyword> {
  const parsed = keywordTerms(text);
  const none: ReadKeyword = { keyword: null, unread: [], similar: [] };
  if (parsed.length === 0) return none;
  const forms = await knownForms(database, [
    ...new Set(parsed.flatMap(({ word, alternatives }) => [word, ...alternatives])),
  ]);
  const terms: KeywordTerm[] = [];
  const unread: UnreadWord[] = [];
  const similar: { word: string; words: readonly string[] }[] = [];
  for (const { word, alternatives } of parsed) {
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
