const spaceBeforeUnit = /(?<=\d) (?=(?:m²|ha|dias?)(?!\p{L}))/gu;
const dashBeforeState = / (?=[–-] [A-Z]{2}(?!\p{L}))/gu;

/**
 * A text to be shown, whose numbers stay on the line of their unit and whose cities on that of the dash before their
 * state: '79 m²' never breaks, nor does 'Campinas – SP' before its dash.
 */
export function nonBreakingUnits(text: string): string {
  return text.replaceAll(spaceBeforeUnit, '\u00a0').replaceAll(dashBeforeState, '\u00a0');
}
