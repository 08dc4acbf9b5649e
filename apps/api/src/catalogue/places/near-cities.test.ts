import { expect, test } from 'vitest';

import { distanceBetween, nearCities } from './near-cities.ts';
import { places } from './places.ts';

const id = (uf: string, name: string) => places().findCity(uf, name)!.id;
const namesNear = (uf: string, name: string) =>
  nearCities(id(uf, name)).map((near) => {
    const city = places().cities.find((one) => one.id === near);
    return `${city?.name}/${city?.uf}`;
  });

test('[SENT-04] near to a city are those whose seats lie within 40 km, itself among them', () => {
  const goiania = namesNear('GO', 'Goiânia');
  expect(goiania).toEqual(
    expect.arrayContaining(['Goiânia/GO', 'Aparecida de Goiânia/GO', 'Trindade/GO', 'Senador Canedo/GO']),
  );
  // 50 km and more by its seat.
  expect(goiania).not.toContain('Anápolis/GO');
  expect(goiania.length).toBeLessThan(30);
});

test('[SENT-04] what is near does not end at the border of a state', () => {
  expect(namesNear('PI', 'Teresina')).toEqual(expect.arrayContaining(['Teresina/PI', 'Timon/MA']));
});

test('[SENT-04] every seat is near to itself, and nearness goes both ways', () => {
  for (const uf of ['SP', 'RJ', 'BA', 'DF', 'AM']) {
    const centre = id(
      uf,
      { SP: 'São Paulo', RJ: 'Niterói', BA: 'Salvador', DF: 'Brasília', AM: 'Manaus' }[uf]!,
    );
    const near = nearCities(centre);
    expect(near).toContain(centre);
    expect(near).toEqual(near.toSorted((a, b) => a - b));
    for (const other of near) expect(nearCities(other)).toContain(centre);
  }
});

test('[SENT-04] a city without a position is near to itself alone', () => {
  expect(nearCities(9_999_999)).toEqual([9_999_999]);
});

test('[SENT-04] São Paulo and Rio de Janeiro lie 357 km apart', () => {
  const distance = distanceBetween(
    { latitude: -23.55, longitude: -46.63 },
    { latitude: -22.91, longitude: -43.21 },
  );
  expect(Math.abs(distance - 357)).toBeLessThan(4);
});
