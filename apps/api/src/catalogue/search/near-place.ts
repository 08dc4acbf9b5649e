import { places } from '../places/places.ts';

const maxEdits = 2;
const minLength = 4;

/** How many letters have to be put in, taken out, changed or swapped with the next to make one word the other. */
function editsBetween(a: string, b: string): number {
  let [older, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, older[j - 2]! + 1);
      row.push(least);
    }
    [older, before] = [before, row];
  }
  return before[b.length]!;
}

/**
 * The word of a city's name that one of these words was meant to be, beside the rest of that name: 'preto' for the 'petro' of
 * 'ribeirao petro'. Null where no city of several words is that near.
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
