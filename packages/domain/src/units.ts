const spaceBeforeUnit = /(?<=\d) (?=(?:m²|ha|dias?)(?!\p{L}))/gu;

/** A text to be shown, whose numbers stay on the line of their unit: '79 m²' never breaks. */
export function keepUnits(text: string): string {
  return text.replaceAll(spaceBeforeUnit, '\u00a0');
}
