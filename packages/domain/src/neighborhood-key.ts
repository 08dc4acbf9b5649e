import { fold } from './fold.ts';

const words: Readonly<Record<string, string>> = {
  jd: 'jardim',
  jdm: 'jardim',
  vl: 'vila',
  pq: 'parque',
  pque: 'parque',
  prq: 'parque',
  ch: 'chacara',
  chac: 'chacara',
  cid: 'cidade',
  cj: 'conjunto',
  conj: 'conjunto',
  res: 'residencial',
  st: 'setor',
  sta: 'santa',
  sto: 'santo',
  alt: 'alto',
  bsq: 'bosque',
  dr: 'doutor',
  prof: 'professor',
};

/**
 * How two spellings of one neighbourhood compare across sources: 'JD. MORUMBI' and 'Jardim Morumbi' are the same; what
 * is longer or shorter by a word is another one (MARKET-04).
 */
export function neighborhoodKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => words[word] ?? word)
    .join(' ');
}
