import type { SeededRandom } from '@martelo/illustrations/seeded-random';

const streetKinds = ['Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Travessa', 'Alameda', 'Estrada'] as const;
const nouns = [
  'das Garças',
  'dos Jatobás',
  'das Pitangas',
  'dos Tucanos',
  'das Marés',
  'dos Sabiás',
  'das Jabuticabas',
  'dos Lampiões',
  'das Neblinas',
  'dos Moinhos',
  'das Cirandas',
  'dos Pinhais',
] as const;
const qualities = [
  'do Sossego',
  'Azuis',
  'do Poente',
  'da Alvorada',
  'do Vento Norte',
  'da Lua Cheia',
  'do Meio-Dia',
  'da Ponte Velha',
  'do Rio Calmo',
  'da Primeira Chuva',
  'do Mirante',
] as const;

const neighborhoods = [
  'Centro',
  'Jardim das Cerejeiras',
  'Vila Esperança',
  'Parque dos Ipês',
  'Bela Vista',
  'Santa Cruz',
  'Jardim Aurora',
  'Boa Vista',
  'Parque das Águas',
  'Vila Nova',
  'São Vicente',
  'Jardim Planalto',
  'Residencial Horizonte',
  'Campo Alegre',
  'Lagoinha',
  'Santa Luzia',
  'Loteamento Três Rios',
  'Setor Sul',
  'Alto da Serra',
  'Vila do Lago',
  'Jardim Primavera II',
  'Parque Industrial',
] as const;

/** A neighbourhood under a name that most cities have. */
export function inventNeighborhood(random: SeededRandom): string {
  return random.pick(neighborhoods);
}

/** A street that no city has: two common names, joined at random. */
export function inventStreet(random: SeededRandom): string {
  return `${random.pick(streetKinds)} ${random.pick(nouns)} ${random.pick(qualities)}`;
}
