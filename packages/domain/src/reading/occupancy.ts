import type { Occupancy } from '../auction.ts';
import { denialWords } from './denial-words.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}])(?:(?:que\s+)?(?:esteja|esta|estao|seja)\s+)?(?:ja\s+)?`;
const people = 'ocupantes?|ocupacao|morador(?:es)?|inquilinos?';
const vacant = new RegExp(
  String.raw`${before}(?:desocupad[ao]s?|vazi[ao]s?|vagos?|(?:nao|nem)\s+(?:esteja\s+|esta\s+|seja\s+)?ocupad[ao]s?|${denialWords}\s+(?:(?:[oa]s?|um|uma)\s+)?(?:imove(?:l|is)\s+)?(?:que\s+(?:esteja[m]?|seja[m]?)\s+)?ocupad[ao]s?|sem\s+(?:estar\s+ocupad[ao]s?|(?:${people}))|livres?\s+de\s+(?:${people}))(?![\p{L}\p{N}])`,
  'u',
);
/** 'Vaga' is a parking space but after a word of its gender. */
const vacantHouse =
  /(?<=(?<!\p{L})(?:casa|sala|loja|chacara|fazenda|kitnet|area)\s)vaga(?![\p{L}\p{N}]|\s+(?:de|na|para|p\/|garagem|coberta)|\s*\d)/u;
const occupied = new RegExp(String.raw`${before}(?:ocupad[ao]s?|com\s+(?:${people}))(?![\p{L}\p{N}])`, 'u');
const not = /(?:^|[^\p{L}])(?:nao|nem|sem)\s+$/u;

/**
 * 'desocupado', 'vazio', 'casa vaga', 'sem ocupantes', 'não quero ocupado'; 'ocupado'. Both at once set neither.
 */
export function readOccupancy(scan: Scan): Occupancy | null {
  const empty = vacant.exec(scan.plain) ?? vacantHouse.exec(scan.plain);
  const lived = occupied.exec(scan.plain);
  const inEmpty = empty && lived && lived.index >= empty.index && lived.index < empty.index + empty[0].length;
  const match = empty ?? lived;
  if (!match || (empty && lived && !inEmpty) || not.test(scan.plain.slice(0, match.index))) return null;
  const occupancy = empty ? 'vacant' : 'occupied';
  const label = empty ? 'Desocupado' : 'Ocupado';
  take(scan, match.index, match.index + match[0].length, 'occupancy', label);
  return occupancy;
}
