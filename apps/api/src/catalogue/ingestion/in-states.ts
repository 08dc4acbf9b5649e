import { formatNumber } from '@martelo/domain/numbers';

/** The states of lines, as the end of a sentence: '; 5 delas em SP', '; 5 em SP e 2 em GO'; '' for none. */
export function inStates(counts: readonly (readonly [uf: string, lines: number])[]): string {
  const [first, ...others] = counts;
  if (!first) return '';
  if (others.length === 0) return `; ${formatNumber(first[1])} delas em ${first[0]}`;
  const parts = counts.map(([uf, lines]) => `${formatNumber(lines)} em ${uf}`);
  return `; ${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}
