import type { Region } from '../dimensions/region.ts';
import type { CityPlace, PlaceIndex, StatePlace } from './place-index.ts';

/** Each state's region, folded capital, and what people of it are called. */
const states: Readonly<Record<string, readonly [region: Region, capital: string, demonym?: string]>> = {
  AC: ['norte', 'rio branco', 'acreano'],
  AL: ['nordeste', 'maceio', 'alagoano'],
  AM: ['norte', 'manaus', 'amazonense'],
  AP: ['norte', 'macapa'],
  BA: ['nordeste', 'salvador', 'baiano'],
  CE: ['nordeste', 'fortaleza', 'cearense'],
  DF: ['centro-oeste', 'brasilia'],
  ES: ['sudeste', 'vitoria', 'capixaba'],
  GO: ['centro-oeste', 'goiania', 'goiano'],
  MA: ['nordeste', 'sao luis', 'maranhense'],
  MG: ['sudeste', 'belo horizonte', 'mineiro'],
  MS: ['centro-oeste', 'campo grande'],
  MT: ['centro-oeste', 'cuiaba'],
  PA: ['norte', 'belem', 'paraense'],
  PB: ['nordeste', 'joao pessoa', 'paraibano'],
  PE: ['nordeste', 'recife', 'pernambucano'],
  PI: ['nordeste', 'teresina', 'piauiense'],
  PR: ['sul', 'curitiba', 'paranaense'],
  RJ: ['sudeste', 'rio de janeiro', 'fluminense'],
  RN: ['nordeste', 'natal', 'potiguar'],
  RO: ['norte', 'porto velho'],
  RR: ['norte', 'boa vista'],
  RS: ['sul', 'porto alegre', 'gaucho'],
  SC: ['sul', 'florianopolis', 'catarinense'],
  SE: ['nordeste', 'aracaju', 'sergipano'],
  SP: ['sudeste', 'sao paulo', 'paulista'],
  TO: ['norte', 'palmas'],
};

const stateByDemonym = new Map(
  Object.entries(states).flatMap(([uf, [, , demonym]]) =>
    demonym === undefined ? [] : [demonym, demonym.replace(/o$/, 'a')].map((word) => [word, uf] as const),
  ),
);

/** The state of 'interior paulista' and 'capital mineira'. */
export function stateOfDemonym(word: string, index: PlaceIndex): StatePlace | null {
  const uf = stateByDemonym.get(word);
  return uf === undefined ? null : index.states(uf.toLowerCase());
}

/** Null where the index does not have it. */
export function capitalOf(state: StatePlace, index: PlaceIndex): CityPlace | null {
  const name = states[state.uf]?.[1];
  return (name === undefined ? [] : index.cities(name)).find(({ stateId }) => stateId === state.id) ?? null;
}

/** Of a region, or of all states. */
export function capitalsOf(region: Region | null, index: PlaceIndex): CityPlace[] {
  return Object.entries(states).flatMap(([uf, [itsRegion]]) => {
    const state = region === null || itsRegion === region ? index.states(uf.toLowerCase()) : null;
    return (state && capitalOf(state, index)) ?? [];
  });
}

export const isCapital = (city: CityPlace): boolean =>
  states[city.uf]?.[1] === city.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
