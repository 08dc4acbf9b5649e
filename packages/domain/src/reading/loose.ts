import type { PlaceIndex } from './place-index.ts';

/** Words that begin names of streets and neighbourhoods: what follows them is a part of those. */
const nameBefore =
  /(?:^|[^\p{L}])(?:r|rua|av|avenida|al|alameda|tv|travessa|praca|largo|rod|rodovia|estrada|via|br|ponte|viaduto|bairro|jardim|jardins|jd|jdm|vila|vl|pq|parque|setor|st|res|resid|residencial|residence|conj|conjunto|cj|ed|edificio|lot|loteamento|recanto|chacaras?|sitio|fazenda|granja|nov[ao]|santa|santo|sao|dom|dona|alto|morro|praia|lagoa|lago|porto|colonia|distrito|zona|portal|bosque|village|mansoes|mansao|grande|cidade|terra|serra|vale|barra|campos?|monte|rio|ilha|shopping|hotel|hospital|quadra|qd|q|bloco|bl|lote|lt|torre|ap|apto|casa|d[aeo]s?|e|ou|para|perto|proximo)\.?\s+$/u;
/** Those that no road or building begins with: the UF of 'casa de praia sp' is none of its name. */
const groundBefore =
  /(?:^|[^\p{L}])(?:vila|recanto|chacaras?|sitio|fazenda|morro|praia|lagoa|lago|serra|vale|campos?|rio|ilha|terra)\s+$/u;
/** Words that end them. */
const nameAfter =
  /^\s+(?:d[aeo]s?|nov[ao]|velh[ao]|antig[ao]|park|garden|i{1,3}|iv|v|vi|norte|sul|leste|oeste|city|ville|residence|shopping)(?![\p{L}\p{N}])/u;

const wordsAfter = /^\s+([\p{L}\p{N}'-]+)(\s+[\p{L}\p{N}'-]+)?/u;
const notOfNames = /[^\p{L}\p{N}'\s-]/u;
/** Two words are no longer. */
const maxLength = 40;

const oneSpace = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The last word of a text and the one before it; null where it ends in no word. */
function lastTwo(text: string): readonly [before: string, last: string] | null {
  const end = text.slice(-maxLength);
  const [last = '', before = ''] = end.trimEnd().split(/\s+/).toReversed();
  if (end === end.trimEnd() || last === '' || notOfNames.test(last)) return null;
  return [notOfNames.test(before) ? '' : before, last];
}

/** Whether what stands before a name begins a longer one: a street, a neighbourhood. */
export const isNameBefore = (lead: string): boolean => nameBefore.test(lead.slice(-maxLength));

/**
 * Whether an unknown word before a name leaves it a name of its own: 'casa mobiliada Goiânia', but not 'Jardim
 * Goiânia'.
 */
export function isLooseBefore(lead: string, name: string, index: PlaceIndex, isUf = false): boolean {
  const words = lastTwo(lead);
  if (!words || (isNameBefore(lead) && !(isUf && groundBefore.test(lead.slice(-maxLength))))) return false;
  const [before, last] = words;
  const longer = [`${last} ${name}`, `${before} ${last} ${name}`].map(oneSpace);
  return longer.every((one) => (index.neighborhoods?.(one) ?? 0) === 0);
}

/** Whether an unknown word after a name leaves it a name of its own: 'Goiânia piscina', but not 'Goiânia do Norte'. */
export function isLooseAfter(tail: string, name: string, index: PlaceIndex): boolean {
  const match = wordsAfter.exec(tail);
  if (!match || nameAfter.test(tail)) return false;
  const [, first = '', second = ''] = match;
  const longer = [`${name} ${first}`, `${name} ${first}${second}`].map(oneSpace);
  return longer.every((one) => (index.neighborhoods?.(one) ?? 0) === 0);
}
