export const chipKinds = [
  'propertyType',
  'type',
  'state',
  'city',
  'price',
  'bedrooms',
  'phase',
  'modality',
  'kind',
  'region',
  'excludedCity',
  'discount',
  'area',
  'squareMetre',
  'parking',
  'financing',
  'fgts',
  'occupancy',
  'dates',
  'source',
] as const;
/** What a part of a sentence was understood as; most are names of dimensions. */
export type ChipKind = (typeof chipKinds)[number];

/** One thing that was understood. */
export interface Chip {
  kind: ChipKind;
  /** What the filter says, for screens. */
  label: string;
  /** The words that it was read from, as they were written. */
  text: string;
}

/** What stands in a scan's `plain` where something was read or is of no matter: no pattern matches across it. */
export const cut = '\uE000';

/** A sentence while it is read: what readers understood is cut out of `plain`. */
export interface Scan {
  readonly source: string;
  /** The source folded character by character: same length, same positions. */
  plain: string;
  readonly chips: (Chip & { start: number })[];
}

function foldCharacter(character: string): string {
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === character.length ? folded : character;
}

/** A fresh scan; the source is in composed form, and a cut of its own becomes a space. */
export function scanOf(text: string): Scan {
  const source = text.normalize('NFC').replaceAll(cut, ' ');
  return { source, plain: Array.from(source, foldCharacter).join('').replaceAll('’', "'"), chips: [] };
}

/** Cuts a span out without understanding it as a filter. */
export function drop(scan: Scan, start: number, end: number): void {
  scan.plain = scan.plain.slice(0, start) + cut.repeat(end - start) + scan.plain.slice(end);
}

/** Cuts a span out and keeps it as a chip. */
export function take(scan: Scan, start: number, end: number, kind: ChipKind, label: string): void {
  scan.chips.push({ kind, label, text: scan.source.slice(start, end).trim(), start });
  drop(scan, start, end);
}
