/** What three lines of a narrow card hold: of a longer title nobody sees the end. */
const maxShownTitle = 80;

/** A text's words alone, each with a space around it. */
export const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}²]+/u)
    .join(' ')
    .trim()} `;

/** Tells whether a card's title says something already: no fact stands twice on a card (LABEL-33). */
export function readTitle(title: string): (part: string | null | undefined) => boolean {
  const said = title.length <= maxShownTitle ? wordsOf(title) : '';
  return (part) => !!part && said !== '' && said.includes(wordsOf(part));
}
