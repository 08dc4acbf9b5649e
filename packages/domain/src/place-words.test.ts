import { expect, test } from 'vitest';

import { inCity, inNeighborhood, nameAt } from './place-words.ts';

test.each([
  ['Goiânia', 'em Goiânia'],
  ['Rio Claro', 'em Rio Claro'],
  ['Rio de Janeiro', 'no Rio de Janeiro'],
  ['Rio de Janeiro – RJ', 'no Rio de Janeiro – RJ'],
  ['Cabo de Santo Agostinho', 'no Cabo de Santo Agostinho'],
  ['Rio de Janeiro do Sul', 'em Rio de Janeiro do Sul'],
])('[SHELL-12] a city has its article: %s', (city, words) => expect(inCity(city)).toBe(words));

test.each([
  ['Centro', 'no bairro Centro'],
  ['Barra da Tijuca', 'no bairro Barra da Tijuca'],
  ['Bairro Novo', 'no Bairro Novo'],
])('[SHELL-12] a neighbourhood needs to know none: %s', (name, words) =>
  expect(inNeighborhood(name)).toBe(words),
);

test.each<[string[], string]>([
  [[], 'Casa'],
  [['Araquari – SC'], 'Casa em Araquari – SC'],
  [['Rio de Janeiro – RJ'], 'Casa no Rio de Janeiro – RJ'],
  [['Centro', 'Curitiba – PR'], 'Casa, Centro, Curitiba – PR'],
  [['Setor QSF', 'Taguatinga', 'Brasília – DF'], 'Casa, Setor QSF, Taguatinga, Brasília – DF'],
])('[SHELL-12] what stands in %j', (places, words) => expect(nameAt('Casa', places)).toBe(words));
