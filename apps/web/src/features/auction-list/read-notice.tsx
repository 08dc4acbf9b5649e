import type { ListPage } from '@martelo/api-client';
import { fold } from '@martelo/domain/fold';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Button } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { useSetAtom } from 'jotai';

import { filtersAtom } from './filters.atoms.ts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** The keyword with a word put in another's place. */
function replaceWord(keyword: string, word: string, by: string): string {
  return keyword
    .split(/(\s+)/)
    .map((part) => (fold(part).replaceAll(/[^\p{L}\p{N}]/gu, '') === word ? by : part))
    .join('');
}

interface ReadNoticeProps {
  filters: ListFilters;
  reading: ListPage['reading'];
}

/** What of the keyword was not understood, and what was searched in its place (SENT-20, SENT-21). */
export function ReadNotice({ filters, reading: { unread, similar } }: ReadNoticeProps) {
  const change = useSetAtom(filtersAtom);
  if (unread.length === 0 && similar.length === 0) return null;
  const nearest = unread.flatMap(({ word, nearest: known }) => (known === null ? [] : [{ word, known }]));
  return (
    <Notice tone="info" role="status">
      <Stack gap="xsmall">
        {unread.length > 0 && (
          <p>Não entendi: {quoted(unread.map(({ word }) => word))}. A lista é a do resto da busca.</p>
        )}
        {similar.map(({ word, words }) => (
          <p key={word}>
            Nenhum com “{word}”; parecidos: {quoted(words)}.
          </p>
        ))}
        {nearest.length > 0 && (
          <Inline>
            {nearest.map(({ word, known }) => (
              <Button
                key={word}
                size="small"
                onClick={() => change({ keyword: replaceWord(filters.keyword, word, known) })}
              >
                Buscar “{known}”
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}
