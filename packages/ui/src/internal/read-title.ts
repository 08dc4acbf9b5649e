/** What three lines of a narrow card hold, in characters: a longer title is cut. */
const maxShownTitle = 80;

/** A text's words alone, each with a space around it. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}²]+/u)
    .join(' ')
    .trim()} `;

type Part = string | null | undefined;

/** What a card's title says already: no fact stands twice on a card (LABEL-33). */
export interface TitleRead {
  says: (part: Part) => boolean;
  begins: (part: Part) => boolean;
}

/** Parses a title once for all its facts. */
export function readTitle(title: string): TitleRead {
  const words = wordsOf(title);
  const isShown = title.length <= maxShownTitle;
  return {
    says: (part) => !!part && isShown && words.includes(wordsOf(part)),
    begins: (part) => !!part && words.startsWith(wordsOf(part)),
  };
}

/** Of a card without a title. */
export const untitled = readTitle('');
