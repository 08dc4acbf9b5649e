import { expect, test } from 'vitest';

import { formatReais } from '../money.ts';
import { type ReadFilters, readSentence } from '../sentence.ts';
import { brazil, cityId } from './sentences/brazil.ts';

const read = (text: string) => readSentence(text, brazil, {}, '2026-11-24');

test.each<[string, ReadFilters]>([
  ['casa que não custe mais que 300 mil', { propertyType: 'house', priceMax: 300_000_00 }],
  ['casa que não custe menos de 300 mil', { propertyType: 'house', priceMin: 300_000_00 }],
  ['valor não superior a 300 mil', { priceMax: 300_000_00 }],
  ['não mais de 200 mil', { priceMax: 200_000_00 }],
  ['não mais do que R$ 200.000,00', { priceMax: 200_000_00 }],
  ['nada acima de 300 mil', { priceMax: 300_000_00 }],
  ['nunca acima dos 300 mil', { priceMax: 300_000_00 }],
  ['não menos que 100 mil', { priceMin: 100_000_00 }],
  ['não menos que duzentos e cinquenta mil', { priceMin: 250_000_00 }],
  ['não quero pagar mais de 300 mil', { priceMax: 300_000_00 }],
  ['que não passe de 300 mil', { priceMax: 300_000_00 }],
  ['sem ultrapassar 300 mil', { priceMax: 300_000_00 }],
  ['não quero abaixo de 100 mil nem acima de 300 mil', { priceMin: 100_000_00, priceMax: 300_000_00 }],
  ['área não superior a 100 m2', { areaMax: 100 }],
  ['nada menor que 100 m2', { areaMin: 100 }],
  ['m2 não superior a 3 mil', { squareMetreMax: 3_000_00 }],
  ['casa com não mais de 3 quartos', { propertyType: 'house', bedrooms: [1, 2, 3] }],
  ['casa com não menos de 3 quartos', { propertyType: 'house', bedrooms: [3, 4, 5] }],
  ['nada com menos de três quartos', { bedrooms: [3, 4, 5] }],
  ['não menos de 2 vagas', { parkingMin: 2 }],
  ['desconto não inferior a 40%', { discountMin: 40 }],
  ['leilão não depois de 10/12', { dateTo: '2026-12-10' }],
  ['leilão não antes de dezembro', { dateFrom: '2026-12-01' }],
  [
    'casa em campinas que não custe mais de 300 mil com 3 quartos',
    { propertyType: 'house', cityIds: [cityId('Campinas/SP')], priceMax: 300_000_00, bedrooms: [3] },
  ],
])('[SENT-05] a denied bound is the other one: %s', (text, filters) => {
  const reading = read(text);
  expect([reading.filters, reading.rest]).toEqual([filters, '']);
});

test.each([
  'não até 300 mil',
  'que não custe até 300 mil',
  'não muito mais de 300 mil',
  'não mais de 2 vagas',
  'não mais de 40% de desconto',
  'desconto não superior a 40%',
  'não quero 3 quartos',
  'não quero 300 mil ou mais',
  'não precisa de mais de 2 quartos',
  'não quero casa acima de 300 mil',
  'não quero imóvel até 300 mil',
  'não quero imóvel com até 2 quartos',
])('[SENT-05] what no filter can say stays in words: %s', (text) => {
  const { filters, rest, denied } = read(text);
  expect([filters, rest, denied]).toEqual([{}, text, undefined]);
});

test.each<[string, ReadFilters, string]>([
  ['ocupado ou não até 200 mil', { occupancy: 'occupied', priceMax: 200_000_00 }, 'não'],
  ['casa sem garagem acima de 300 mil', { propertyType: 'house', priceMin: 300_000_00 }, 'sem garagem'],
  ['casa não mais de dois donos', { propertyType: 'house' }, 'dois donos'],
  ['nem mais nem menos de 300 mil', { priceMax: 300_000_00 }, 'nem mais nem'],
])('[SENT-05] nothing is denied of the number: %s', (text, filters, rest) => {
  const reading = read(text);
  expect([reading.filters, reading.rest]).toEqual([filters, rest]);
});

test.each([
  ['imóvel que não seja apartamento até 300 mil', [1, 3, 4, 5, 6, 10, 11]],
  ['não casa até 300 mil', [2, 3, 4, 5, 6, 10, 11]],
  ['nem casa nem apartamento até 300 mil', [3, 4, 5, 6, 10, 11]],
])('[SENT-05] a denied kind of property leaves the price as it stands: %s', (text, subcategoryIds) => {
  const reading = read(text);
  expect([reading.filters, reading.rest]).toEqual([{ priceMax: 300_000_00, subcategoryIds }, '']);
});

test('[SENT-02] the chip shows the filter, in the words of the sentence', () =>
  expect(read('casa que não custe mais que 300 mil').chips).toEqual([
    { kind: 'propertyType', label: 'Casas', text: 'casa' },
    { kind: 'price', label: `Até ${formatReais(300_000_00)}`, text: 'não custe mais que 300 mil' },
  ]));
