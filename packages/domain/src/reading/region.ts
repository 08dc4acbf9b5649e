import { type Region, regionLabels, regions } from '../dimensions/region.ts';
import { type Scan, take } from './scan.ts';

/** Folded, for patterns. */
export const regionWords = String.raw`nordeste|sudeste|centro[\s-]oeste|norte|sul`;

/** The region that a word names. */
export const regionOf = (word: string): Region | null =>
  regions.find((region) => region === word.replace(/\s+/, '-')) ?? null;

const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<lead>n[ao]\s+|em\s+(?:todo\s+o\s+)?|d[ao]\s+|todo\s+o\s+)?(?<region>regiao\s+)?(?<word>${regionWords})(?<country>\s+d[eo]\s+(?:brasil|pais))?(?![\p{L}\p{N}-]|\s+d[aeo]s?(?![\p{L}\p{N}]))`,
  'gu',
);
const partBefore =
  /(?:^|[^\p{L}])(?:zona|asa|lado|litoral|bairro|jardim|parque|setor|vila|regiao|praia|costa)\s+$/u;

/**
 * 'no nordeste', 'região sul', 'sul do Brasil'. North and south alone are parts of a city or a state ('zona sul', 'sul
 * de Minas'), so they need 'no', 'região' or 'do Brasil'.
 */
export function readRegion(scan: Scan): Region | null {
  for (const match of scan.plain.matchAll(named)) {
    const { lead = '', region: said, word = '', country } = match.groups ?? {};
    const region = regionOf(word);
    const isPart = partBefore.test(scan.plain.slice(0, match.index) + lead);
    const isPlain = region !== 'norte' && region !== 'sul';
    if (!region || isPart || !(isPlain || said || country || /^no\s/.test(lead))) continue;
    take(scan, match.index, match.index + match[0].length, 'region', `Região ${regionLabels[region]}`);
    return region;
  }
  return null;
}
