import { areBesideCity } from './beside-cities.ts';
import { isExcluded } from './exclusion.ts';
import { isLooseAfter, isLooseBefore, isNameBefore } from './loose.ts';
import { leadsToCity } from './leads-to-city.ts';
import { citiesOf, nameOf, stateAfter, stateOf, stateOfCity, within, type Word } from './names.ts';
import {
  abbreviations,
  accentSensitive,
  articledCities,
  citiesBeforeStates,
  commonNames,
  isCityRather,
  isWellKnown,
  meantCity,
  type PlaceIndex,
  plainUfs,
  type StatePlace,
  waters,
} from './place-index.ts';
import { isPlainCity, isState } from './plain-names.ts';
import { isPropertyWord } from './property-type.ts';
import { type Scan, written } from './scan.ts';
import type { Found, FoundPlaces } from './found-places.ts';

const of =
  /(?<=^\s*|[^\p{L}\p{N}\s]\s*|(?<!\p{L})(?:centro|litoral|capital|norte|sul|leste|oeste)\s+)d[aeo]s?\s+$/u;
const ofCity = /(?<![\p{L}\p{N}])(?:(?:n[ao]|em|d[ao])\s+)?(?:cidade|municipio)\s+(?:d[aeo]\s+)?$/u;
const ofState = /(?<![\p{L}\p{N}])(?:(?:n[ao]|em|d[ao]|pel[ao])\s+)?estado\s+(?:d[aeo]\s+)?$/u;
/** Cities take 'em'; 'no' and 'na' are for the few with an article, and for neighbourhoods. */
const inCity = /(?<![\p{L}\p{N}])em\s+$/u;
const orOf = /(?<=\uE000)\s*(?:e|ou)\s+(?:(?:n[ao]|em|d[aeo])\s+)?$/u;
/** 'No Diamantino': an article is a neighbourhood's, or a large city's. */
const articled = /(?<![\p{L}\p{N}])n[ao]s?\s+$/u;
/** 'Do ribeirão'; of the city it would be 'de'. */
const ofWater = /(?<!\p{L})[nd]os?\s+$/u;
/** Of a city that is not there: districts and mistakes. */
const otherUf = /^\s*[/(-]\s*(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to)(?![\p{L}\p{N}])/u;
const joinsNext = /^(?<lead>\s*(?:e|ou)\s+(?:(?:n[ao]|em)\s+)?)\uE000/u;
const atStart = /(?:^|[^\p{L}\p{N}\s])\s*$/u;
/** Around a name that is part of a hyphenated one: Açu in Tarumã-Açu. */
const wordBefore = /[\p{L}\p{N}]['-]$/u;
export const wordAfter = /^['-][\p{L}\p{N}]/u;
const follows =
  /^(?:\s*$|\s*[^\p{L}\p{N}\s]|\s+(?:a|ate|ao|com|e|em|entre|na|no|ou|para|perto|por|pra|proximo|que|sem)(?![\p{L}\p{N}]))/u;

/** The 'e' or 'ou' that joins what follows to a town before it. */
function anotherAfter(lead: string, leadStart: number, foundPlaces: FoundPlaces): RegExpExecArray | null {
  const match = orOf.exec(lead);
  return match && foundPlaces.ends.has(leadStart + match.index) ? match : null;
}

/** 'São Paulo SP' after a name is the town of a neighbourhood, where 'São Paulo' alone is the state of a town. */
function isUfAgain(
  scan: Scan,
  { state, end }: { state: StatePlace; end: number },
  index: PlaceIndex,
): boolean {
  const again = /^\s*[-/,(]?\s*([a-z]{2})(?![\p{L}\p{N}])/u.exec(scan.plain.slice(end))?.[1];
  return again !== undefined && stateOf(again, index)?.id === state.id;
}

/** As much of what stands before a name as can matter. */
const maxLeadLength = 80;

/** The place that words `from` to `to` name, if what stands around them lets them name one. */
export function placeAt(
  scan: Scan,
  words: readonly Word[],
  from: number,
  to: number,
  index: PlaceIndex,
  foundPlaces: FoundPlaces,
): Found | null {
  const name = nameOf(scan.plain, words, from, to);
  const [first, last] = [words[from], words[to]];
  if (name === null || !first || !last || isPropertyWord(name)) return null;
  const spelt = written(scan, first.start, last.end).toLowerCase();
  const isName = spelt !== name && accentSensitive.has(name);
  const cities = isName ? index.cities(name) : citiesOf(name, index);
  const state = stateOf(name, index);
  const leadStart = Math.max(0, first.start - maxLeadLength);
  const lead = scan.plain.slice(leadStart, first.start);
  if ((cities.length === 0 && !state) || isExcluded(lead)) return null;

  const stateLead = ofState.exec(lead);
  const isBeside =
    state !== null && areBesideCity(scan, { start: first.start, end: last.end }, index, foundPlaces);
  if (stateLead && state)
    return { start: leadStart + stateLead.index, end: last.end, place: { state }, isAnother: isBeside };

  const cityLead = ofCity.exec(lead);
  const another = anotherAfter(lead, leadStart, foundPlaces);
  const preposition = cityLead ?? within.exec(lead) ?? of.exec(lead) ?? another;
  const start = preposition ? leadStart + preposition.index : first.start;
  const isAnother = another !== null;
  const withState = stateAfter(scan, words, to + 1, index);
  const named = withState && cities.find(({ stateId }) => stateId === withState.state.id);
  if (withState && named && !(isUfAgain(scan, withState, index) && !isWellKnown(named, name, index)))
    return { start, end: withState.end, place: { city: named }, isAnother, hasUf: true };

  const end = last.end;
  const tail = scan.plain.slice(end);
  const stateNext = joinsNext.exec(tail)?.groups?.['lead'];
  const isBeforeState = stateNext !== undefined && foundPlaces.besideStarts.has(end + stateNext.length);
  const isAlone = from === 0 && to === words.length - 1;
  const isAnchored = preposition !== null || isBeside || isBeforeState || lead.endsWith('/') || isAlone;
  if (wordBefore.test(lead) || wordAfter.test(tail) || otherUf.test(tail)) return null;
  const isStart = atStart.test(lead) && !isNameBefore(lead);
  const isTight = { before: isAnchored || isStart, after: follows.test(tail) };
  const isUf = state !== null && plainUfs.has(name);
  if (!isTight.before && !isLooseBefore(lead, name, index, isUf)) return null;
  const itsState = stateOfCity(scan, words, { from, to, cities }, index);
  const inIt = itsState && cities.find(({ stateId }) => stateId === itsState.state.id);
  // 'Natal do Rio Grande do Norte', but not 'apartamento central da Bahia'.
  const isFirst = scan.plain.slice(0, first.start).trim() === '';
  const isProper = !(commonNames.has(name) || waters.has(name)) || inCity.test(lead) || isFirst;
  if (itsState && inIt && isProper && !wordAfter.test(scan.plain.slice(itsState.end)))
    return { start, end: itsState.end, place: { city: inIt }, isAnother, hasUf: true };
  if (!isTight.after && !isLooseAfter(tail, name, index)) return null;
  const isLoose = !isTight.before || !isTight.after;
  const full = isName ? name : (abbreviations.get(name) ?? name);

  if (state && !cityLead && !citiesBeforeStates.has(name)) {
    // 'E' and 'ou' lead to any word: 'Campinas e se possível'.
    const isLed = isAlone || lead.endsWith('/') || (preposition !== null && preposition !== another);
    const around = { isAnchored: isLed, isLoose, isLast: to === words.length - 1 };
    const isMeant = isState(name, written(scan, first.start, end), around);
    return isMeant ? { start, end, place: { state }, isAnother: isBeside } : null;
  }
  if (leadsToCity(scan, words, to, name, cities, index, foundPlaces)) return null;
  const city = isAnchored || !commonNames.has(name) ? meantCity(cities) : null;
  const stands = {
    isInCity: inCity.test(lead),
    isEdge: isTight.before || (isTight.after && to === words.length - 1),
  };
  if (!city || (isLoose && !isPlainCity(city, full, cities, stands, index))) return null;
  if (waters.has(name) && (!isAnchored || isLoose || (name !== 'rio' && ofWater.test(lead)))) return null;
  const isSure = cityLead !== null || isAnother || isBeforeState || lead.endsWith('/') || inCity.test(lead);
  const isJoined = foundPlaces.cities.size > 0 && joinsNext.test(tail);
  const isArticled = articledCities.has(name) && city.auctions > (index.neighborhoods?.(name) ?? 0);
  const isRather = articled.test(lead) ? isWellKnown(city, full, index) : isCityRather(city, full, index);
  // 'São Bernardo' is a neighbourhood too.
  const isOftener = full === name || city.auctions > (index.neighborhoods?.(name) ?? 0);
  return isSure || (isRather && isOftener) || isArticled
    ? { start, end, place: { city }, isAnother, isJoined }
    : null;
}
