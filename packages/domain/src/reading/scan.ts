import { deniedBounds } from './denied-bounds.ts';

/** One thing that was understood. */
interface ScannedChip {
  /** What it was understood as: a dimension's name, or another filter's. */
  kind: string;
  /** What the filter says, for screens. */
  label: string;
  /** The words that it was read from, as they were written. */
  text: string;
}

/** What stands in a scan's `plain` where something was read or is of no matter: no pattern matches across it. */
export const cut = '\uE000';

/** A chip while the sentence is read. */
export type PlacedChip = ScannedChip & {
  start: number;
  end: number;
  /** Of its words those that no filter says, as they were written: 'e 60 %' of 'entre 40 e 60 %'. */
  apart?: string;
};

/** A sentence while it is read: what readers understood is cut out of `plain`. */
export interface Scan {
  readonly source: string;
  /** The source folded character by character, its spelling mistakes mended, its denied bounds the other way round. */
  plain: string;
  /** Where each character of `plain` stands in the source, and its end: within a mended word all stand at its start. */
  readonly origin: readonly number[];
  readonly chips: PlacedChip[];
}

function foldCharacter(character: string): string {
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === character.length ? folded : character;
}

/** Denied bounds the other way round: as many characters, all of which stand for the words that were said. */
function turnBounds(plain: string, origin: number[]): string {
  let turned = plain;
  for (const { start, end, text } of deniedBounds(plain)) {
    turned = turned.slice(0, start) + text.padEnd(end - start) + turned.slice(end);
    if (text.length === end - start) continue;
    origin.fill(origin[start] ?? 0, start, start + text.length);
    origin.fill(origin[end] ?? 0, start + text.length, end);
  }
  return turned;
}

/**
 * A fresh scan; the source is in composed form without marks that compose with nothing, and a cut of its own becomes a
 * space. `mend` rights a folded word.
 */
export function scanOf(text: string, mend: (word: string) => string = (word) => word): Scan {
  const source = text
    .normalize('NFC')
    .replace(/\p{M}+/gu, '')
    .replaceAll(cut, ' ');
  const folded = Array.from(source, foldCharacter).join('').replaceAll('’', "'");
  const origin: number[] = [];
  const plain = folded.replace(/\p{L}+|[^\p{L}]+/gu, (part, start: number) => {
    const mended = mend(part);
    for (let at = 0; at < mended.length; at++) origin.push(mended === part ? start + at : start);
    return mended;
  });
  origin.push(source.length);
  return { source, plain: turnBounds(plain, origin), origin, chips: [] };
}

/** What a span of `plain` was written as. */
export function written({ source, origin }: Scan, start: number, end: number): string {
  return source.slice(origin[start], origin[end]);
}

/** Cuts a span out without understanding it as a filter. */
export function drop(scan: Scan, start: number, end: number): void {
  scan.plain = scan.plain.slice(0, start) + cut.repeat(end - start) + scan.plain.slice(end);
}

/** Lets a reader cut out what it understands without a chip, and returns the words of it, as they were written. */
export function cutOut(scan: Scan, read: (scan: Scan) => unknown): string[] {
  const before = scan.chips.length;
  read(scan);
  return scan.chips.splice(before).map(({ text }) => text);
}

/**
 * Lets a reader cut out what it understands without a chip, and returns how to put that back: no other reader takes it
 * for something else meanwhile.
 */
export function setAside(scan: Scan, read: (scan: Scan) => unknown): () => void {
  const { plain } = scan;
  const before = scan.chips.length;
  read(scan);
  const spans = scan.chips.splice(before);
  return () => {
    for (const { start, end } of spans)
      scan.plain = scan.plain.slice(0, start) + plain.slice(start, end) + scan.plain.slice(end);
  };
}

/** Cuts a span out and keeps it as a chip. */
export function take(
  scan: Scan,
  start: number,
  end: number,
  kind: string,
  label: string,
  apart?: string,
): PlacedChip {
  const text = written(scan, start, end).trim();
  const chip = { kind, label, text, start, end, ...(apart !== undefined && { apart }) };
  scan.chips.push(chip);
  drop(scan, start, end);
  return chip;
}
