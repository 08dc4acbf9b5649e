export interface StatePlace {
  id: number;
  name: string;
  uf: string;
}

export interface CityPlace {
  id: number;
  name: string;
  uf: string;
  stateId: number;
  /** How many auctions it has now: of two namesakes, the one with by far the most is meant. */
  auctions: number;
}

/** Whose list an auction stands in, or who sells it. */
export type Seller = { name: string } & ({ source: string } | { auctioneerId: number });

/** The places, and those who sell, that a sentence can name. */
export interface PlaceIndex {
  /** By folded name or folded UF. */
  states(folded: string): StatePlace | null;
  /** Every municipality of a folded name. */
  cities(foldedName: string): readonly CityPlace[];
  /** How many auctions the neighbourhoods of a folded name have, in all cities; unknown without it. */
  neighborhoods?(foldedName: string): number;
  /** The cities whose seats lie within 40 km of a city's, itself among them; 'perto de' says nothing without it. */
  near?(cityId: number): readonly number[];
  /** The source or auctioneer of a folded name, without marks; none is read without it. */
  sellers?: (foldedName: string) => Seller | null;
}

/** By how many times the auctions of one exceed another's where it is meant. */
export const dominance = 5;
const wellKnown = 20;

/** The one city that a name means: the only one, or the one with at least five times the auctions of any other. */
export function meantCity(cities: readonly CityPlace[]): CityPlace | null {
  const [first, second] = cities.toSorted((a, b) => b.auctions - a.auctions);
  if (!first) return null;
  return !second || first.auctions >= dominance * Math.max(1, second.auctions) ? first : null;
}

const minDistinctLength = 7;

/**
 * Whether a name without 'em' or a UF means its city and not a neighbourhood, as Ipiranga, Campo Grande and Boa Vista
 * mostly do: the city has auctions enough to be named so, and more than the neighbourhoods of that name; or its name is
 * no short one, no other city's and no neighbourhood's.
 */
export function isCityRather(city: CityPlace, name: string, index: PlaceIndex): boolean {
  if (city.auctions >= wellKnown) return isWellKnown(city, name, index);
  const isOnly = index.cities(name).length === 1 && (index.neighborhoods?.(name) ?? 0) === 0;
  return isOnly && name.length >= minDistinctLength;
}

/** Whether a city has auctions enough to be named without more, and more than the neighbourhoods of its name. */
export const isWellKnown = (city: CityPlace, name: string, index: PlaceIndex): boolean =>
  city.auctions >= wellKnown && city.auctions > (index.neighborhoods?.(name) ?? 0);

/** Whether a name is a city's for certain: well known, and rarely a neighbourhood's. */
export const isCertainlyCity = (city: CityPlace, name: string, index: PlaceIndex): boolean =>
  city.auctions >= Math.max(wellKnown, dominance * (index.neighborhoods?.(name) ?? 0)) &&
  !commonNames.has(name);

/** Cities named like their state that people mean when they say the name (Goiás or Paraná is the state). */
export const citiesBeforeStates: ReadonlySet<string> = new Set(['sao paulo', 'rio de janeiro']);

/** Two-letter codes that are no word of a sentence; the others count in capitals or after a preposition. */
export const plainUfs: ReadonlySet<string> = new Set(
  'am ba ce df es go mg ms mt pb pi pr rj rn ro rr rs sc sp'.split(' '),
);

export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['aguas lindas', 'aguas lindas de goias'],
  ['angra', 'angra dos reis'],
  ['beaga', 'belo horizonte'],
  ['bal camboriu', 'balneario camboriu'],
  ['bh', 'belo horizonte'],
  ['bsb', 'brasilia'],
  ['buzios', 'armacao dos buzios'],
  ['caragua', 'caraguatatuba'],
  ['cwb', 'curitiba'],
  ['floripa', 'florianopolis'],
  ['foz', 'foz do iguacu'],
  ['gyn', 'goiania'],
  ['itaqua', 'itaquaquecetuba'],
  ['jaboatao', 'jaboatao dos guararapes'],
  ['jampa', 'joao pessoa'],
  ['jf', 'juiz de fora'],
  ['parati', 'paraty'],
  ['pinda', 'pindamonhangaba'],
  ['poa', 'porto alegre'],
  ['ribeirao', 'ribeirao preto'],
  ['rio', 'rio de janeiro'],
  ['rio preto', 'sao jose do rio preto'],
  ['sampa', 'sao paulo'],
  ['sao bernardo', 'sao bernardo do campo'],
  ['sao caetano', 'sao caetano do sul'],
  ['sbc', 'sao bernardo do campo'],
  ['sjc', 'sao jose dos campos'],
  ['sjrp', 'sao jose do rio preto'],
  ['ssa', 'salvador'],
  ['vix', 'vitoria'],
]);

/**
 * What a name is short for beside a city's own: none is meant without a UF, unless by far the most auctions are there.
 */
export const shortForSeveral: ReadonlyMap<string, readonly string[]> = new Map([
  ['caxias', ['duque de caxias', 'caxias do sul']],
]);

/**
 * Abbreviations that differ from a city's own name only by an accent: 'Poa' is Porto Alegre, 'Poá' is Poá.
 */
export const accentSensitive: ReadonlySet<string> = new Set(['poa']);

/** Names of cities that are waters too: 'no ribeirão' is at a brook. */
export const waters: ReadonlySet<string> = new Set(['ribeirao', 'rio', 'rio preto']);

/** Cities that take an article, and are named without more: 'no Guarujá'. */
export const articledCities: ReadonlySet<string> = new Set(['crato', 'embu', 'guaruja', 'recife']);

/** Municipalities whose name is a word that property texts use: read after a preposition, with a UF, or alone. */
export const commonNames: ReadonlySet<string> = new Set(
  (
    'agua boa,alegre,alegria,alto alegre,alvorada,amparo,areia,aurora,barra,bela vista,boa esperanca,boa vista,bom jardim,' +
    'bom jesus,bom sucesso,bonito,campo alegre,campo grande,capela,casa branca,casa grande,casa nova,cedro,centenario,central,conde,' +
    'cristal,cruz,cruzeiro,descanso,divino,encantado,esperanca,estrela,fazenda nova,feliz,flores,floresta,formosa,franca,independencia,' +
    'jardim,lagoa nova,lapa,laranjeiras,liberdade,luz,natal,nazare,nova esperanca,oriente,ouro,palmeiras,paraiso,patos,' +
    'paz,pedra,pedras,penha,pilar,pinhal,pinheiro,pinheiros,planalto,pontal,ponte nova,prado,praia grande,prata,primavera,' +
    'progresso,propria,quadra,remanso,rosario,santos,saude,serra,sitio novo,soledade,sossego,terra boa,terra nova,triunfo,uniao,valente,' +
    'vargem,varzea,vera cruz,vista alegre,vitoria'
  ).split(','),
);
