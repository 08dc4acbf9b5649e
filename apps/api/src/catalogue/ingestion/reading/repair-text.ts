/**
 * windows-1252's letters of the bytes 0x80 to 0x9F, which a second encoding turns a UTF-8 byte into, by their letter.
 */
const special = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at))].map(
    (letter, at) => [letter, 0x80 + at],
  ),
);

/**
 * 'Ã§' for 'ç', 'Âº' for 'º', 'â€“' for '–', and what a third encoding makes of those. None of 192,500 rows of Caixa's
 * lists has such a pair by itself.
 */
const twice =
  /(?:[ÂÃ]|â[\u0080\u0082\u0084€‚„])[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Å[\u0092\u0093\u00A0¡¸½¾’“]|Æ[\u0092’]|Ë[\u0086\u009C†œ]/g;
const maxRounds = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readAgain(letters: string): string {
  try {
    return utf8.decode(Uint8Array.from(letters, (letter) => special.get(letter) ?? letter.charCodeAt(0)));
  } catch {
    return letters;
  }
}

/** Undoes UTF-8 that was read as windows-1252 or ISO-8859-1 and written again, once or more often. */
export function repairText(text: string): string {
  let repaired = text;
  for (let round = 0; round < maxRounds; round++) {
    const before = repaired;
    repaired = before.replace(twice, readAgain);
    if (repaired === before) break;
  }
  return repaired;
}
