// A browser reads a locale's data for its first number, which costs a phone a tenth of a second: these need none.

/**
 * Half a last digit goes up, as it is written: 1.45 is a half, though what the machine keeps of it is a little less.
 */
const rounded = (value: number, decimals: number): number =>
  // A value that is written with an exponent is as it is.
  Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`) || value;

/** Whole part with points between thousands, and decimals. */
function parts(value: number, decimals: number): [whole: string, part: string] {
  const size = Math.abs(value);
  const text = size < 1e21 ? rounded(size, decimals).toFixed(decimals) : BigInt(value).toString();
  const [digits = '', part = ''] = text.replace('-', '').split('.');
  let whole = digits.slice(0, digits.length % 3);
  for (let at = whole.length; at < digits.length; at += 3)
    whole += `${at > 0 ? '.' : ''}${digits.slice(at, at + 3)}`;
  return [whole, part];
}

/**
 * A number as Brazil writes it: `32.547`, `-1.234,5`. At most so many decimals, without zeros at the end. What is no
 * number is an empty text.
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '';
  const [whole, part] = parts(value, decimals);
  let digits = part.length;
  while (part[digits - 1] === '0') digits -= 1;
  const text = digits === 0 ? whole : `${whole},${part.slice(0, digits)}`;
  return value < 0 && text !== '0' ? `-${text}` : text;
}

/** Exactly two decimals, of what is not negative: `1.234,50`. */
export const formatHundredths = (value: number): string => parts(value, 2).join(',');

const scales = ['', 'mil', 'mi', 'bi', 'tri'] as const;

/** At least two digits of what is not negative, and its scale: `86 mil`, `1,2 mi`, `850`. */
export function formatNumberShort(value: number): string {
  const twoDigits = (scaled: number) => {
    if (scaled < 1) return Number(scaled.toPrecision(2));
    return rounded(scaled, scaled < 10 ? 1 : 0);
  };
  const inScale = scales.map((scale, at) => [twoDigits(value / 1000 ** at), scale] as const);
  const [scaled, scale] = inScale.find(([scaled]) => scaled < 1000) ?? inScale.at(-1)!;
  const text = formatNumber(scaled, scaled < 1 ? 2 : 1);
  return scale === '' ? text : `${text}\u00A0${scale}`;
}
