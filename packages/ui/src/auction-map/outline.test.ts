import { describe, expect, test } from 'vitest';

import { cornersOf, labelOf, stateAt, statePath, ufs } from './outline.ts';
import { unproject } from './projection.ts';

const places = [
  ['Rio Branco', 'AC', -9.97, -67.81],
  ['Maceió', 'AL', -9.67, -35.74],
  ['Macapá', 'AP', 0.03, -51.07],
  ['Manaus', 'AM', -3.12, -60.02],
  ['Salvador', 'BA', -12.97, -38.5],
  ['Fortaleza', 'CE', -3.73, -38.53],
  ['Brasília', 'DF', -15.79, -47.88],
  ['Vitória', 'ES', -20.32, -40.34],
  ['Goiânia', 'GO', -16.69, -49.26],
  ['São Luís', 'MA', -2.53, -44.3],
  ['Cuiabá', 'MT', -15.6, -56.1],
  ['Campo Grande', 'MS', -20.45, -54.63],
  ['Belo Horizonte', 'MG', -19.92, -43.94],
  ['Belém', 'PA', -1.45, -48.49],
  ['João Pessoa', 'PB', -7.12, -34.86],
  ['Curitiba', 'PR', -25.43, -49.27],
  ['Recife', 'PE', -8.05, -34.88],
  ['Fernando de Noronha', 'PE', -3.85, -32.42],
  ['Teresina', 'PI', -5.09, -42.8],
  ['Rio de Janeiro', 'RJ', -22.91, -43.2],
  ['Natal', 'RN', -5.79, -35.21],
  ['Porto Alegre', 'RS', -30.03, -51.23],
  ['Porto Velho', 'RO', -8.76, -63.9],
  ['Boa Vista', 'RR', 2.82, -60.67],
  ['Florianópolis', 'SC', -27.6, -48.55],
  ['São Paulo', 'SP', -23.55, -46.63],
  ['Aracaju', 'SE', -10.91, -37.07],
  ['Palmas', 'TO', -10.18, -48.33],
  ['Ilhabela', 'SP', -23.78, -45.36],
  ['Chuí', 'RS', -33.69, -53.46],
  ['Cruzeiro do Sul', 'AC', -7.63, -72.67],
] as const;

test.each(places)('[INFO-07] %s lies in %s', (_name, uf, latitude, longitude) => {
  expect(stateAt({ latitude, longitude })).toBe(uf);
});

test.each([
  ['the Atlantic', -15, -30],
  ['Buenos Aires', -34.6, -58.38],
  ['where latitude and longitude were swapped', -46.63, -23.55],
  ['zero and zero', 0, 0],
  ['what is no number', Number.NaN, -46],
])('%s lies in no state', (_case, latitude, longitude) => {
  expect(stateAt({ latitude, longitude })).toBeNull();
});

describe('every one of the 27 states', () => {
  test('is there once', () => expect(new Set(ufs).size).toBe(27));

  test.each(ufs)('%s has its letters on its land, and a closed shape', (uf) => {
    expect(stateAt(unproject(labelOf(uf)))).toBe(uf);
    expect(statePath(uf)).toMatch(/^M.+Z$/);
    const [southWest, northEast] = cornersOf(uf);
    expect(northEast.latitude).toBeGreaterThan(southWest.latitude);
    expect(northEast.longitude).toBeGreaterThan(southWest.longitude);
  });
});
