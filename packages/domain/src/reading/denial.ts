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
const lead = new RegExp(String.raw`(?<![\p{L}\p{N}-])${denialWords}\s+${article}${sold}`, 'gu');
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

/**
 * 'não quero leilão judicial', 'menos apartamento', 'sem ser da Caixa': cut out as they were written, since no filter
 * leaves these out, and to search by their words would find what is not wanted. 'Não quero ocupado' is a filter.
 */
export function cutDenied(scan: Scan): string[] {
  const denied: string[] = [];
  for (const { index: start, 0: words } of scan.plain.matchAll(lead)) {
    const from = start + words.length;
    const facts = factsAfter(scan, from);
    const first = facts.find((fact) => fact.start === 0);
    if (!first || first.label === 'Ocupado') continue;
    let end = first.end;
    for (;;) {
      const more = joint.exec(scan.plain.slice(from + end))?.[0].length ?? 0;
      const next = facts.find((fact) => more > 0 && fact.kind === first.kind && fact.start === end + more);
      if (!next) break;
      end = next.end;
    }
    denied.push(written(scan, start, from + end).trim());
    drop(scan, start, from + end);
  }
  return denied;
}
