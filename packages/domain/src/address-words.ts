/** 'N. SN', 'N. S/Nº', 'N. .SN': that the house has no number. */
const noNumber = /^n\.[.\s]*s[/\s]?n[º°.]?$/iu;
/** 'N. -': a number that was left out. */
const emptyNumber = /^n\.[.\s-]*$/iu;

/**
 * An address of a list without what its form puts in for empty fields: parts without a letter or digit are left out,
 * and a missing number is 's/n'. The list's own words are what is stored and compared. Null where nothing is left.
 */
export function tidyAddress(address: string | null): string | null {
  const parts = (address ?? '')
    // A comma before a digit is a decimal one: 'Km 11,2'.
    .split(/,(?!\d)/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part) && !emptyNumber.test(part));
  return parts.map((part) => (noNumber.test(part) ? 's/n' : part)).join(', ') || null;
}
