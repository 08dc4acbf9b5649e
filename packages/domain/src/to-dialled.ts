import { parsePhone } from './documents.ts';

/** Without an area code: 0800 and its like, and one number for the whole country, as 4003-1234. */
const nationwide = /^(?:0[358]00\d{6,7}|[34]00\d{5})$/;
const foreign = /^\+(?!55)[1-9]\d{7,14}$/;

/** What a telephone dials: '+551130001200' for '(11) 3000-1200 / 3000-1201', of several the first; null for no number. */
export function toDialled(text: string): string | null {
  const first = text.split(/[/;,\p{L}]/u).find((piece) => /\d/.test(piece)) ?? '';
  const digits = first.replace(/[^\d+]/g, '');
  const national = parsePhone(digits);
  if (national !== null) return `+55${national}`;
  const withoutCountry = digits.replace(/^\+?55(?=0)/, '');
  if (nationwide.test(withoutCountry)) return withoutCountry;
  return foreign.test(digits) ? digits : null;
}
