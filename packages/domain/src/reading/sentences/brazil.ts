import { fold } from '../../fold.ts';
import type { CityPlace, PlaceIndex, StatePlace } from '../place-index.ts';
import cities from './cities.txt?raw';
import neighborhoods from './neighborhoods.txt?raw';

const linesOf = (text: string) => text.trim().split('\n');
const [stateLines = '', cityLines = ''] = cities.split('\n\n');

const states = linesOf(stateLines).map((line): StatePlace => {
  const [, id, uf = '', name = ''] = /^(\d+) (..) (.+)$/.exec(line) ?? [];
  return { id: Number(id), uf, name };
});
const statesByName = new Map(
  states.flatMap((state) => [state.name, state.uf].map((name) => [fold(name), state])),
);
const allCities = linesOf(cityLines).map((line): CityPlace => {
  const [, id, name = '', auctions] = /^(\d+) (.+?)(?: (\d+))?$/.exec(line) ?? [];
  const stateId = Math.floor(Number(id) / 100_000);
  const uf = states.find((state) => state.id === stateId)?.uf ?? '';
  return { id: Number(id), name, uf, stateId, auctions: Number(auctions ?? 0) };
});
const citiesByName = Map.groupBy(allCities, ({ name }) => fold(name));
const countByNeighborhood = new Map(
  linesOf(neighborhoods).map((line): [string, number] => {
    const [, name = '', n] = /^(.+) (\d+)$/.exec(line) ?? [];
    return [name, Number(n)];
  }),
);

/** Every municipality, with Caixa's auctions of 23 January 2026 (see `README.md`). */
export const brazil: PlaceIndex = {
  states: (folded) => statesByName.get(folded) ?? null,
  cities: (folded) => citiesByName.get(folded) ?? [],
  neighborhoods: (folded) => countByNeighborhood.get(folded) ?? 0,
  near: (id) => [id, beside],
};

/** Stands for every city around another. */
export const beside = 1;

/** 'GO' as its code. */
export function stateId(uf: string): number {
  const state = states.find((one) => one.uf === uf);
  if (!state) throw new Error(`No state ${uf}`);
  return state.id;
}

/** 'Goiânia/GO' as its code. */
export function cityId(place: string): number {
  const city = allCities.find(({ name, uf }) => `${name}/${uf}` === place);
  if (!city) throw new Error(`No city ${place}`);
  return city.id;
}
