import { fold } from '../fold.ts';
import { coastalRegions } from './coasts.ts';
import { denialWords } from './denial-words.ts';
import { knownRegions } from './known-regions.ts';
import type { PlaceIndex } from './place-index.ts';
import { type Scan, take } from './scan.ts';

const lead = String.raw`(?<![\p{L}\p{N}-])(?:(?:n[ao]s?|d[ao]s?|em|pel[ao])\s+)?(?:regiao\s+(?:d[aeo]\s+)?)?`;
const patterns = [...knownRegions, ...coastalRegions].map((region) => ({
  region,
  // Its UF may follow, as a town's does.
  pattern: new RegExp(
    String.raw`${lead}(?:${region.words})(?:(?:\s*[-/,(]\s*|\s+)${region.uf.toLowerCase()}(?![\p{L}\p{N}])\)?)?(?![\p{L}\p{N}-])`,
    'u',
  ),
}));
const streetBefore =
  /(?<![\p{L}\p{N}])(?:rua|avenida|av|r|edificio|residencial|condominio|jardim|parque|vila)\.?\s+$/u;
/** What leaves a region out, with the article before it. */
const denied = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${denialWords}|(?:mas\s+)?nao)\s+(?:[oa]s?\s+|em\s+|n[ao]s?\s+)?$`,
  'u',
);

interface ReadKnownRegions {
  cityIds: number[];
  excludedCityIds: number[];
}

/**
 * 'Baixada Santista', 'região dos Lagos', 'litoral norte paulista': the cities that they are, all of them that the
 * index has. After 'menos' they are left out.
 */
export function readKnownRegions(scan: Scan, index: PlaceIndex): ReadKnownRegions {
  const read: ReadKnownRegions = { cityIds: [], excludedCityIds: [] };
  for (const { region, pattern } of patterns) {
    const match = pattern.exec(scan.plain);
    if (!match) continue;
    const before = scan.plain.slice(0, match.index);
    if (streetBefore.test(before)) continue;
    const ids = region.cities.flatMap((name) =>
      index
        .cities(fold(name))
        .filter(({ uf }) => uf === region.uf)
        .map(({ id }) => id),
    );
    if (ids.length === 0) continue;
    const leaves = denied.exec(before);
    const end = match.index + match[0].length;
    if (leaves) {
      take(scan, leaves.index, end, 'excludedCity', `Menos ${region.name}`);
      read.excludedCityIds.push(...ids);
    } else {
      take(scan, match.index, end, 'city', region.name);
      read.cityIds.push(...ids);
    }
  }
  return read;
}
