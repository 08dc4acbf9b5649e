import { keywordTerms } from '@martelo/domain/keyword';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';

const shortestPrefix = 3;
const shortestTypo = 4;
/** Trigram likeness, 0 to 1. */
const minSimilar = 0.4;

/** Every term must occur: as a prefix, or as one of the words that stand for it. */
function termQuery(words: readonly string[]): string {
  const isPrefix = (word: string) => word.length >= shortestPrefix && !/[\d ]/.test(word);
  const shortest = [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && isPrefix(other) && word.startsWith(other)),
  );
  const parts = shortest.map((word) => {
    if (word.includes(' ')) return `(${word.split(' ').join(' <-> ')})`;
    return isPrefix(word) ? `${word}:*` : word;
  });
  return `(${parts.join(' | ')})`;
}

/** A keyword as tsquery for the configuration `folded`, or null where it has no word to search by. */
export async function keywordQuery(database: Database, keyword: string): Promise<string | null> {
  const terms = keywordTerms(keyword);
  if (terms.length === 0) return null;
  const known = await knownForms(database, [
    ...new Set(terms.flatMap(({ word, alternatives }) => [word, ...alternatives])),
  ]);
  const queries = terms.map(({ word, alternatives }) =>
    termQuery([word, ...alternatives].flatMap((form) => [form, ...(known.get(form) ?? [])])),
  );
  return queries.join(' & ');
}

/**
 * The known words that have a word's stem; for one that begins no known word and has no such, those most like it
 * (typing errors). Stems part leilão from leilões, so the plural's ending is undone first.
 */
async function knownForms(database: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const single = words.filter((word) => /^[a-z]{3,}$/.test(word));
  if (single.length === 0) return new Map();
  const { rows } = await sql<{ term: string; alike: string[] | null; similar: string[] | null }>`
    select term,
      (select array_agg(word) from search_words
        where stem in (select (ts_lexize('portuguese_stem', form))[1] from unnest(array[term,
          regexp_replace(term, 'oes$', 'ao'), regexp_replace(term, 'ao$', 'oes')]) as form)) as alike,
      case when length(term) >= ${shortestTypo}
          and not exists (select from search_words where word ~>=~ term and word ~<~ (term || '{')) then
        array(select word from search_words where word % term and similarity(word, term) >= ${minSimilar}
          order by similarity(word, term) desc, word limit 3) end as similar
    from unnest(${single}::text[]) as term`.execute(database);
  return new Map(rows.map(({ term, alike, similar }) => [term, alike ?? similar ?? []]));
}
