/** The cities that are never named without their article, as 'no Rio de Janeiro'; others are right without one. */
const withArticle = /^(?:Rio de Janeiro|Cabo de Santo Agostinho)(?!\p{L}| d)/u;

/** 'em Goiânia', 'no Rio de Janeiro', with a UF or whatever follows the name. */
export const inCity = (city: string): string => `${withArticle.test(city) ? 'no' : 'em'} ${city}`;

/** 'no bairro Centro': right whatever article a neighbourhood's name has. */
export const inNeighborhood = (name: string): string =>
  /^bairro\s/iu.test(name) ? `no ${name}` : `no bairro ${name}`;

/**
 * What stands where, the smallest place first: 'Casa em Araquari – SC', 'Casa, Centro, Araquari – SC'. It is 'no'
 * Centro, 'na' Tijuca and 'em' Copacabana, and no list says which: a comma is right for all. Without a place the thing
 * alone.
 */
export function nameAt(thing: string, places: readonly string[]): string {
  const [city, finer] = places;
  if (city === undefined) return thing;
  return finer === undefined ? `${thing} ${inCity(city)}` : [thing, ...places].join(', ');
}
