import { keywordTerms } from '@martelo/domain/keyword';

import type { Database } from '../../platform/database/connection.ts';
import { knownForms, shortestPrefix } from './known-forms.ts';

/** The forms by which one word of a keyword is found: any of these. */
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

/** A word that is not searched for. */
interface UnreadWord {
  word: string;
  /** The known word most like it. */
  nearest: string | null;
  /** It occurs in auctions, but in none that match the rest of the search. */
  elsewhere?: boolean;
}

/** The words of a keyword. */
export interface ReadKeyword {
  /** Null where no word is left to search by. */
  keyword: Keyword | null;
  /** Words that occur nowhere and are not searched for, with the most similar known word of each. */
  unread: readonly UnreadWord[];
  /** Words that occur nowhere, and their replacements in the search. */
  similar: readonly { word: string; words: readonly string[] }[];
}

/** Whether a word is searched as a prefix; short words, numbers and phrases are searched exactly. */
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
 * or as one with its stem. One that occurs in no auction is replaced by the most similar ones; without such it is left
 * out (SENT-20, SENT-21).
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
      // Numbers and phrases are not looked up: they are searched exactly.
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
