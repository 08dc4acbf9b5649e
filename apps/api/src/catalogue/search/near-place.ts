import { places } from '../places/places.ts';
import { editsBetween } from './edits-between.ts';

const maxEdits = 2;
const minLength = 4;

/**
 * The word of a city's name that one of these words was meant to be, beside the rest of that name: 'preto' for the
 * 'petro' of 'ribeirao petro'. Null where no city of several words is that near.
 */
export function nearInPlace(words: readonly string[], word: string): string | null {
  if (word.length < minLength) return null;
  const at = words.indexOf(word);
  let [found, least] = [null as string | null, maxEdits + 1];
  for (const { folded } of places().cities) {
    const tokens = folded.split(' ');
    if (tokens.length < 2) continue;
    for (const [place, token] of tokens.entries()) {
      const isBeside = tokens.every((other, k) => k === place || words[at - place + k] === other);
      if (!isBeside || token === word) continue;
      const edits = editsBetween(token, word);
      if (edits < least) [found, least] = [token, edits];
    }
  }
  return found;
}
