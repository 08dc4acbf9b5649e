import { denialWords } from './denial-words.ts';
import { namedAt } from './named-at.ts';
import { citiesBeforeStates, type PlaceIndex } from './place-index.ts';
import { drop, type Scan, written } from './scan.ts';

const lead = String.raw`(?<![\p{L}\p{N}-])(?:(?<in>em|n[ao]s?|d[aeo]s?|por|para|pra)\s+)?`;
const some = String.raw`(?:n?uma?|n?algu(?:m|mas?|ns)|n?outr[ao]s?|vari[ao]s|qualquer|tod[ao]s\s+[ao]s)`;
const good = String.raw`(?:bo(?:m|ns|as?)|melhor(?:es)?|otim[ao]s?|nobres?|tranquil[ao]s?|calm[ao]s?|segur[ao]s?|pequen[ao]s?|valorizad[ao]s?|familiar|residencial|centra(?:l|is)|qualquer)`;
const city = 'cidades?|municipios?';

/** 'Em qualquer lugar', 'em qualquer cidade do Brasil'. */
const anywhere = new RegExp(
  String.raw`${lead}qualquer\s+(?:${city}|bairro|lugar|local|regiao|estado(?!\s+de\s+conservacao)|canto|parte)(?:\s+d[eo]\s+(?:brasil|pais))?(?![\p{L}\p{N}-])`,
  'gu',
);
const generic = new RegExp(
  String.raw`${lead}(?:(?<some>${some})\s+)?(?<words>(?:(?<before>${good})\s+)?(?<noun>${city}|bairros?)(?:\s+(?<behind>${good}))?)(?=\s+(?:(?:d[aeo]s?|em|n[ao]s?)\s+\p{L}|perto|pertinho|proxim[ao]s?(?!\p{L})))`,
  'gu',
);
const joint = /^\s+(?:(?:d[aeo]s?|em|n[ao]s?)\s+)?/u;
const partOfState = /^(?:interior|litoral|grande|regiao|pertinho|perto|proxim[ao]s?)\s/u;
/** 'Exceto cidades de SP', 'que não seja em qualquer cidade': what is excluded is reported whole. */
const leftOut = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${denialWords}|nao|nem|sem|menos|fora)(?:\s+(?:ser|seja[m]?|[oa]s?|n[ao]s?|d[aeo]s?|em|por))*\s+$`,
  'u',
);
/** As much of what stands before as can matter. */
const maxLeadLength = 60;
const also = /^\s*(?:,|e\s|ou\s)\s*(?:(?:d[eo]|em)\s+)?/u;

/**
 * Cuts 'em qualquer lugar', and what leads to a town without being a part of its name: 'um bairro de Curitiba',
 * 'bairros de Curitiba', 'qualquer cidade de SP'. A bare 'bairro de' or 'cidade de' may begin a name. What hopes for
 * something ('bairro bom de Curitiba') is returned as it was written: its words alone would be found in names.
 */
export function cutGenericPlaces(scan: Scan, index: PlaceIndex): string[] {
  const hopes: string[] = [];
  const isLeftOut = (start: number) =>
    leftOut.test(scan.plain.slice(Math.max(0, start - maxLeadLength), start));
  for (const { index: start, 0: all, groups = {} } of scan.plain.matchAll(generic)) {
    const { some, before, behind, words = '', noun = '' } = groups;
    const hope = [before, behind].find((one) => one !== undefined && one !== 'qualquer');
    // 'No bairro Central de Macapá' is its name.
    const isName = behind === 'central' && some === undefined && groups['in'] !== 'em';
    if (isName || isLeftOut(start) || !(some ?? before ?? behind ?? noun.endsWith('s'))) continue;
    const end = start + all.length;
    const next = end + (joint.exec(scan.plain.slice(end))?.[0].length ?? 0);
    const named = namedAt(scan, next, index);
    if (!named && !partOfState.test(scan.plain.slice(next))) continue;
    const name = scan.plain.slice(next, named?.end ?? next).replaceAll(/\s+/g, ' ');
    if (hope !== undefined) hopes.push(written(scan, end - words.length, end).trim());
    const rest = scan.plain.slice(named?.end ?? next);
    const joined = also.exec(rest)?.[0].length ?? 0;
    const isAlone = joined === 0 || !namedAt(scan, (named?.end ?? next) + joined, index);
    if (isAlone && !noun.startsWith('bairro') && citiesBeforeStates.has(name)) {
      // Towns of São Paulo are of the state.
      scan.plain = scan.plain.slice(0, start) + 'estado'.padEnd(all.length) + scan.plain.slice(end);
      continue;
    }
    drop(scan, start, end);
  }
  for (const { index: start, 0: all } of scan.plain.matchAll(anywhere))
    if (!isLeftOut(start)) drop(scan, start, start + all.length);
  return hopes;
}
