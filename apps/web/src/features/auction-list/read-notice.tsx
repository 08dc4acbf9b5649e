import type { ListPage } from '@martelo/api-client';
import { fold } from '@martelo/domain/fold';
import { formatNumber } from '@martelo/domain/numbers';
import { Button } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** The keyword with a word put in another's place. */
function replaceWord(keyword: string, word: string, by: string): string {
  return keyword
    .split(/(\s+)/)
    .map((part) => (fold(part).replaceAll(/[^\p{L}\p{N}]/gu, '') === word ? by : part))
    .join('');
}

interface ReadNoticeProps {
  keyword: string;
  /** Another keyword in its place was chosen. */
  onKeyword: (keyword: string) => void;
  reading: ListPage['reading'];
  /** How many auctions the rest of the search leaves. */
  total: number;
}

/** How many auctions, in words. */
export const counted = (total: number) => (total === 1 ? '1 leilão' : `${formatNumber(total)} leilões`);

/** What of the keyword was not understood, and what was searched in its place (SENT-20, SENT-21). */
export function ReadNotice({ keyword, onKeyword, reading, total }: ReadNoticeProps) {
  const { unread, similar, chips, rest } = reading;
  if (unread.length === 0 && similar.length === 0) return null;
  const [elsewhere, overruled, denied, unlisted] = [
    unread.filter((one) => one.elsewhere),
    unread.filter((one) => one.overruled),
    unread.filter((one) => one.denied),
    unread.filter((one) => one.unlisted),
  ];
  const explained = new Set([...elsewhere, ...overruled, ...denied, ...unlisted]);
  const unknown = unread.filter((one) => !explained.has(one));
  const nearest = unread.flatMap(({ word, nearest: known }) => (known === null ? [] : [{ word, known }]));
  return (
    <Notice tone="info" role="status">
      <Stack gap="xsmall">
        {unknown.length > 0 && (
          <p>
            Não entendi: {quoted(unknown.map(({ word }) => word))}.
            {total > 0 &&
              (chips.length === 0 && rest === ''
                ? ` Sem isso, a lista tem ${counted(total)}.`
                : ` O resto da busca encontra ${counted(total)}.`)}
          </p>
        )}
        {denied.length > 0 && (
          <p>
            Nenhum filtro tira {quoted(denied.map(({ word }) => word))}: na lista ainda pode haver. Confira em
            cada imóvel.
          </p>
        )}
        {unlisted.length > 0 && (
          <p>
            As listas não informam {quoted(unlisted.map(({ word }) => word))}: a busca é feita sem isso e
            encontra {counted(total)}.
          </p>
        )}
        {overruled.length > 0 && (
          <p>Vale o filtro que você escolheu, e não {quoted(overruled.map(({ word }) => word))} da busca.</p>
        )}
        {elsewhere.length > 0 && (
          <p>
            Nada nesta busca tem {quoted(elsewhere.map(({ word }) => word))}. Sem isso: {counted(total)}.
          </p>
        )}
        {similar.map(({ word, words }) => (
          <p key={word}>
            Nenhum com “{word}”; parecidos: {quoted(words)}.
          </p>
        ))}
        {nearest.length > 0 && (
          <Inline>
            {nearest.map(({ word, known }) => (
              <Button key={word} size="small" onClick={() => onKeyword(replaceWord(keyword, word, known))}>
                Buscar “{known}”
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}
