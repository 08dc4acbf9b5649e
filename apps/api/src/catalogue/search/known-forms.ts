import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { editsBetween } from './edits-between.ts';

export const shortestPrefix = 3;
const shortestTypo = 4;
/** Trigram likeness, 0 to 1. */
const minSimilar = 0.4;
/** How many words below that likeness are compared letter by letter. */
const maxCompared = 12;
const oneWrongFrom = 6;
const twoEditsFrom = 11;

interface KnownRow {
  term: string;
  /** Known words with the same stem. */
  alike: string[] | null;
  /** Whether a known word begins with it; only words of letters are looked up. */
  known: boolean;
  /** Known words with nearly the same spelling, the nearest first. */
  similar: string[] | null;
  /** Known words with a similar spelling. */
  somewhat: string[] | null;
}

interface KnownForms extends KnownRow {
  /** The known word that was probably meant; null where all are too different. */
  nearest: string | null;
}

/** The likeliest comes first. */
function nearestOf({ term, somewhat }: KnownRow): string | null {
  const slips = (somewhat ?? []).filter((word) => isSlip(term, word));
  return slips.toSorted((a, b) => editsBetween(a, term) - editsBetween(b, term))[0] ?? null;
}

const lettersOf = (word: string) => [...word].toSorted().join('');

/**
 * A typo is of one letter, in a long word of two. In a short word only swapped letters count: a changed one makes
 * another word, such as 'porto' for 'perto'.
 */
function isSlip(term: string, word: string): boolean {
  const isShort = term.length < oneWrongFrom;
  const maxEdits = term.length < twoEditsFrom ? 1 : 2;
  return editsBetween(word, term) <= maxEdits && (!isShort || lettersOf(word) === lettersOf(term));
}

/**
 * Of each word its other forms, whether it is known, and those most like it where it is not. Stems part leilão from
 * leilões, so the plural's ending is undone first.
 */
export async function knownForms(
  database: Database,
  words: readonly string[],
): Promise<Map<string, KnownForms>> {
  const single = words.filter((word) => /^[a-z]{2,}$/.test(word));
  if (single.length === 0) return new Map();
  const { rows } = await sql<KnownRow>`
    ${prepared('known-forms')} select term,
      case when length(term) >= ${shortestPrefix} then (select array_agg(word) from search_words
        where stem in (select (ts_lexize('portuguese_stem', form))[1] from unnest(array[term,
          regexp_replace(term, 'oes$', 'ao'), regexp_replace(term, 'ao$', 'oes')]) as form)) end as alike,
      known,
      case when length(term) >= ${shortestTypo} and not known then
        array(select word from search_words where word % term and similarity(word, term) >= ${minSimilar}
          and word !~ '[0-9]' order by similarity(word, term) desc, word limit 3) end as similar,
      case when length(term) >= ${shortestTypo} and not known then
        array(select word from search_words where word % term and word !~ '[0-9]'
          order by similarity(word, term) desc, word limit ${maxCompared}) end as somewhat
    from unnest((select ${single}::text[])) as term, lateral (
      select case when length(term) >= ${shortestPrefix}
        then exists (select from search_words where word ~>=~ term and word ~<~ (term || '{'))
        else exists (select from search_words where word = term) end as known) as k`.execute(database);
  return new Map(rows.map((row) => [row.term, { ...row, nearest: nearestOf(row) }]));
}
