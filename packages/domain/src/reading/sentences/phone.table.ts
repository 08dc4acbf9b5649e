import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;
const rural = { propertyType: 'rural' } as const;
const commercial = { propertyType: 'commercial' } as const;
const cities = (...names: readonly string[]) => ({ cities: names });
const bedrooms = (...counts: number[]) => ({ bedrooms: counts });

/** Typed on telephones: in lower case, cut short, with signs in place of words. */
export const phoneSentences: readonly Sentence[] = [
  // Sums.
  ['casa ate rs 200 mil', { ...house, priceMax: 200 * mil }],
  ['casa entre rs 100 mil e rs 200 mil', { ...house, priceMin: 100 * mil, priceMax: 200 * mil }],
  ['casa rs 200 mil', { ...house, state: 'RS', priceMax: 200 * mil }],
  ['casa até R 200 mil', { ...house, priceMax: 200 * mil }],
  ['apto ate $250 mil', { ...apartment, priceMax: 250 * mil }],
  ['casa até 1 bilhão', { ...house, priceMax: 1_000_000 * mil }],
  ['fazenda acima de 2 bi', { ...rural, priceMin: 2_000_000 * mil }],
  ['casa 1,5mi', { ...house, priceMax: 1500 * mil }],
  ['casa meio milhao', { ...house, priceMax: 500 * mil }],
  ['casa 300/400 mil', { ...house, priceMin: 300 * mil, priceMax: 400 * mil }],
  ['casa 200mil/300mil', { ...house, priceMin: 200 * mil, priceMax: 300 * mil }],
  ['casa entre 200/300k', { ...house, priceMin: 200 * mil, priceMax: 300 * mil }],
  ['casa 400/300 mil', { ...house, priceMax: 300 * mil }, '400'],
  ['casa 2/4 100 mil', { ...house, ...bedrooms(2), priceMax: 100 * mil }],
  ['casa ate 200/250 mil', { ...house, priceMax: 250 * mil }],
  ['casa ate 200 ou 300 mil', { ...house, priceMax: 300 * mil }],
  ['casa + de 200 mil', { ...house, priceMin: 200 * mil }],
  ['casa > 200 mil', { ...house, priceMin: 200 * mil }],
  ['casa <200k', { ...house, priceMax: 200 * mil }],
  ['casa 80 mil a vista', { ...house, priceMax: 80 * mil }],
  ['casa 80 mil à vista em campinas', { ...house, priceMax: 80 * mil, ...cities('Campinas/SP') }],
  // Sizes and rooms.
  ['terreno + de 1000 m2', { ...land, areaMin: 1000, areaKind: 'land' }],
  ['terreno > 1000m2', { ...land, areaMin: 1000, areaKind: 'land' }],
  ['terreno <1000m2', { ...land, areaMax: 1000, areaKind: 'land' }],
  ['casa terreno 500m2', { ...house, areaMin: 450, areaMax: 550, areaKind: 'land' }],
  ['desconto > 50%', { discountMin: 50 }],
  ['+ de 50% de desconto', { discountMin: 50 }],
  ['ap 2q campinas', { ...apartment, ...bedrooms(2), ...cities('Campinas/SP') }],
  ['ap 2 q 1 vg curitiba', { ...apartment, ...bedrooms(2), parkingMin: 1, ...cities('Curitiba/PR') }],
  ['apto 3q 2v', { ...apartment, ...bedrooms(3), parkingMin: 2 }],
  ['apto 3d 2v', { ...apartment, ...bedrooms(3), parkingMin: 2 }],
  ['2q ou 3q em poa', { ...bedrooms(2, 3), ...cities('Porto Alegre/RS') }],
  ['apto c vaga', { ...apartment, parkingMin: 1 }],
  ['apto q 2 lote 3', apartment, 'q 2 lote 3'],
  ['ap 2 q 5', {}, 'ap 2 q 5'],
  ['apto 2d', apartment, '2d'],
  ['tomada 220v', {}, 'tomada 220v'],
  // Kinds and rounds.
  ['loft sp', { ...apartment, state: 'SP' }],
  ['apart em sp', { ...apartment, state: 'SP' }],
  ['conjugado copacabana', apartment, 'copacabana'],
  ['salão comercial em osasco', { ...commercial, ...cities('Osasco/SP') }],
  ['consultorio bh', { ...commercial, ...cities('Belo Horizonte/MG') }],
  ['minha casa minha vida', {}, 'minha casa minha vida'],
  ['imovel em casa verde sp', { state: 'SP' }, 'casa verde'],
  ['casa verde', house, 'verde'],
  ['2 leilao sp', { phase: 'second', state: 'SP' }],
  ['leilao segunda feira', { dateFrom: '2026-11-30', dateTo: '2026-11-30' }],
];
