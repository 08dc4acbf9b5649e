import { readTypes } from './auction-type.ts';
import { readModalities } from './modality.ts';
import { readOccupancy } from './occupancy.ts';
import { readFgts, readFinancing } from './payment.ts';
import { readPhase } from './phase.ts';
import { readProperty } from './property-type.ts';
import { denialWords } from './denial-words.ts';
import { drop, type PlacedChip, type Scan, written } from './scan.ts';

const article = String.raw`(?:(?:um|uma|uns|umas|[oa]s?|n[ao]s?|d[aeo]s?|em)\s+)?`;
const sold = String.raw`(?:(?:leil(?:ao|oes)|imove(?:l|is))\s+(?!unico))?`;
/** 'Não' and 'sem' alone exclude only what has a filter: 'sem financiamento' is a wish of its own. */
const bare = String.raw`(?<bare>(?:mas\s+|e\s+)?(?:nao|sem|nem)(?:\s+ser)?)`;
const lead = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${denialWords}|${bare})\s+${article}${sold}`, 'gu');
const joint = new RegExp(String.raw`^\s*(?:,\s*)?(?:(?:e|ou|nem)\s+)?${article}${sold}`, 'u');
/** As much of what follows as can matter. */
const maxTailLength = 120;

/** What is said from a position on, without a trace of it in the scan. */
function factsAfter({ source, plain, origin }: Scan, at: number): readonly PlacedChip[] {
  const end = at + maxTailLength;
  const part: Scan = { source, plain: plain.slice(at, end), origin: origin.slice(at, end + 1), chips: [] };
  readTypes(part);
  readModalities(part);
  readPhase(part);
  readFinancing(part);
  readFgts(part);
  readOccupancy(part);
  readProperty(part, []);
  return part.chips;
}

/** The names of whole types: to leave out 'kitnet' is not to leave out apartments. */
const wholeType =
  /^(?:casas?|apartamentos?|aptos?|aps?|apes?|terrenos?|lotes?|galpao|galpoes|(?:imove(?:l|is)\s+)?(?:comercia(?:l|is)|rura(?:l|is)))$/;

/** An excluded thing. */
export interface Denied {
  /** As it was written. */
  text: string;
  start: number;
  end: number;
  kind: string;
  /** What it leaves out, by the labels of chips; none where a chip's label says more. */
  labels: readonly string[];
}

const filterable = new Set(['type', 'modality', 'propertyType']);

/**
 * 'não quero leilão judicial', 'menos apartamento', 'sem ser da Caixa': cut out, since to search by their words would
 * find what the sentence excludes. 'Não quero ocupado' is a filter of its own.
 */
export function cutDenied(scan: Scan): Denied[] {
  const denied: Denied[] = [];
  const { plain } = scan;
  for (const { index: start, 0: words, groups } of plain.matchAll(lead)) {
    const from = start + words.length;
    const facts = factsAfter(scan, from);
    const first = facts.find((fact) => fact.start === 0);
    if (!first || first.label === 'Ocupado') continue;
    if (groups?.['bare'] !== undefined && !filterable.has(first.kind)) continue;
    const leftOut = [first];
    let end = first.end;
    for (;;) {
      const more = joint.exec(scan.plain.slice(from + end))?.[0].length ?? 0;
      const next = facts.find((fact) => more > 0 && fact.kind === first.kind && fact.start === end + more);
      if (!next) break;
      leftOut.push(next);
      end = next.end;
    }
    const text = written(scan, start, from + end).trim();
    const isWhole = leftOut.every(
      ({ kind, start: at, end: to }) =>
        kind !== 'propertyType' || wholeType.test(plain.slice(from + at, from + to)),
    );
    const labels = isWhole ? leftOut.map(({ label }) => label) : [];
    denied.push({ text, start, end: from + end, kind: first.kind, labels });
    drop(scan, start, from + end);
  }
  return denied;
}

const unknown = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?!menos|(?:mas\s+)?(?:que\s+)?e?\s*fora)${denialWords})\s+${article}(?:${sold})\p{L}[\p{L}\p{N}-]*(?:\s+d[aeo]s?\s+\p{L}[\p{L}\p{N}-]*)?`,
  'gu',
);

/**
 * Cuts further exclusions from the remaining words: 'sem ser cobertura', 'exceto Bahia'. A search by them would find
 * what they exclude.
 */
export function cutUnknownDenied(scan: Scan): string[] {
  return Array.from(scan.plain.matchAll(unknown), ({ index, 0: words }) => {
    drop(scan, index, index + words.length);
    return written(scan, index, index + words.length).trim();
  });
}
