// Cf holds the marks that turn the direction of the text after them.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const oddSpaces = /[^\S ]| {2}/;

/**
 * One line of printable text: control and direction marks out, runs of spaces one, ends trimmed, halves of surrogate
 * pairs replaced (PostgreSQL takes neither them nor NUL).
 */
export function cleanText(text: string): string {
  const spaced = oddSpaces.test(text) ? text.replace(/\s+/g, ' ') : text;
  return spaced.replace(unprintable, '').trim().toWellFormed();
}
