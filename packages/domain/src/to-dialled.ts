/** Of an area code, a mobile with its 9 or a fixed line (Anatel); 55 is an area code too, of Santa Maria. */
const national = /^(?:\+55|55(?=\d{10,12}$))?0?([1-9]{2}(?:9\d{8}|[2-5]\d{7}))$/;
/** Without an area code: 0800 and its like, and one number for the whole country, as 4003-1234. */
const nationwide = /^(?:\+?55)?(0[358]00\d{6,7}|[34]00\d{5})$/;
const foreign = /^(\+(?!55)[1-9]\d{7,14})$/;

function dial(piece: string): string | null {
  const digits = piece.replace(/[^\d+]/g, '');
  const own = national.exec(digits)?.[1];
  return own ? `+55${own}` : ((nationwide.exec(digits) ?? foreign.exec(digits))?.[1] ?? null);
}

/**
 * What a telephone dials: '+551130001200' for '(11) 3000-1200 / 3000-1201', of several the first that dials; null for
 * no number. The carrier's place in '(0xx11)' is not dialled.
 */
export function toDialled(text: string): string | null {
  for (const piece of text.replace(/0xx/i, '').split(/[/;,|\n\p{L}]/u))
    for (const number of [piece, ...piece.split(/ - /)]) {
      const dialled = dial(number);
      if (dialled) return dialled;
    }
  return null;
}
