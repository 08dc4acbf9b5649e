const ascii0 = 48;

/**
 * Modulo 11 as the Receita Federal counts it: each character is worth its ASCII code less 48, weights go from 2 upwards
 * from the right and start over after `highest`; a remainder under 2 gives 0.
 */
function checkDigit(text: string, highest: number): string {
  const sum = [...text].reduceRight((total, character, at) => {
    const weight = 2 + ((text.length - 1 - at) % (highest - 1));
    return total + (character.charCodeAt(0) - ascii0) * weight;
  }, 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Whether its last two characters are the check digits of those before. */
export function endsInCheckDigits(text: string, highest: number): boolean {
  const body = text.slice(0, -2);
  const first = checkDigit(body, highest);
  return text === body + first + checkDigit(body + first, highest);
}

/** What is left after dividing by 97, digit by digit: 20 digits are more than a number holds exactly. */
export const modulo97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
