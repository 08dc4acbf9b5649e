import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;
const rural = { propertyType: 'rural' } as const;
const commercial = { propertyType: 'commercial' } as const;
const cities = (...names: readonly string[]) => ({ cities: names });
const bedrooms = (...counts: number[]) => ({ bedrooms: counts });
const southOfSaoPaulo = cities(
  ...'Cananéia,Iguape,Ilha Comprida,Itanhaém,Mongaguá,Peruíbe,Praia Grande'
    .split(',')
    .map((name) => `${name}/SP`),
);

/** Typed on telephones: in lower case, cut short, with signs in place of words. */
export const phoneSentences: readonly Sentence[] = [
  // Sums.
  ['casa ate rs 200 mil', { ...house, priceMax: 200 * mil }],
  ['casa entre rs 100 mil e rs 200 mil', { ...house, priceMin: 100 * mil, priceMax: 200 * mil }],
  ['casa rs 200 mil', { ...house, state: 'RS', priceMax: 200 * mil }],
  ['casa até R 200 mil', { ...house, priceMax: 200 * mil }],
  ['apto ate $250 mil', { ...apartment, priceMax: 250 * mil }],
  ['casa até 1 bilhão', { ...house, priceMax: 1_000_000 * mil }],
  ['casa até um bilhão', { ...house, priceMax: 1_000_000 * mil }],
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
  ['casa acima 200 mil', { ...house, priceMin: 200 * mil }],
  ['casa apartir de 200 mil', { ...house, priceMin: 200 * mil }],
  ['casa abaixo 200 mil', { ...house, priceMax: 200 * mil }],
  ['casa max 150k df', { ...house, priceMax: 150 * mil, state: 'DF' }],
  ['apto no max. 180', { ...apartment, priceMax: 180 * mil }],
  ['apto ate no max 200 mil', { ...apartment, priceMax: 200 * mil }],
  ['casa a 10 min 200 mil', { ...house, priceMax: 200 * mil }, '10 min'],
  [
    'apto +-200mil bh',
    { ...apartment, priceMin: 180 * mil, priceMax: 220 * mil, ...cities('Belo Horizonte/MG') },
  ],
  ['casa de 200 pra 300 mil', { ...house, priceMin: 200 * mil, priceMax: 300 * mil }],
  ['apto 150~200 mil', { ...apartment, priceMin: 150 * mil, priceMax: 200 * mil }],
  ['casa 1 milhao e 200', { ...house, priceMax: 1200 * mil }],
  ['casa 1 milhao e 3 quartos', { ...house, priceMax: 1000 * mil, ...bedrooms(3) }],
  ['casa 80 mil a vista', { ...house, priceMax: 80 * mil }],
  ['casa 80 mil à vista em campinas', { ...house, priceMax: 80 * mil, ...cities('Campinas/SP') }],
  // Sizes and rooms.
  ['terreno + de 1000 m2', { ...land, areaMin: 1000, areaKind: 'land' }],
  ['terreno > 1000m2', { ...land, areaMin: 1000, areaKind: 'land' }],
  ['terreno <1000m2', { ...land, areaMax: 1000, areaKind: 'land' }],
  ['terreno 250m2 ou + em sorocaba', { ...land, areaMin: 250, areaKind: 'land', ...cities('Sorocaba/SP') }],
  ['terreno +- 300 m2', { ...land, areaMin: 270, areaMax: 330, areaKind: 'land' }],
  ['casa terreno 500m2', { ...house, areaMin: 450, areaMax: 550, areaKind: 'land' }],
  ['desconto > 50%', { discountMin: 50 }],
  ['+ de 50% de desconto', { discountMin: 50 }],
  ['ap 2q campinas', { ...apartment, ...bedrooms(2), ...cities('Campinas/SP') }],
  ['ap 2 q 1 vg curitiba', { ...apartment, ...bedrooms(2), parkingMin: 1, ...cities('Curitiba/PR') }],
  ['apto 3q 2v', { ...apartment, ...bedrooms(3), parkingMin: 2 }],
  ['apto 3d 2v', { ...apartment, ...bedrooms(3), parkingMin: 2 }],
  ['2q ou 3q em poa', { ...bedrooms(2, 3), ...cities('Porto Alegre/RS') }],
  ['casa min 3 quartos rj', { ...house, ...bedrooms(3, 4, 5), state: 'RJ' }],
  ['apto c/ vg em osasco', { ...apartment, parkingMin: 1, ...cities('Osasco/SP') }],
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
  ['casa p morar em go', { ...house, state: 'GO' }],
  // Places.
  [
    'sobrado 3 dorms abc ate 500k',
    {
      kinds: ['sobrado'],
      ...bedrooms(3),
      priceMax: 500 * mil,
      ...cities(
        ...'Diadema,Mauá,Ribeirão Pires,Rio Grande da Serra,Santo André,São Bernardo do Campo,São Caetano do Sul'
          .split(',')
          .map((name) => `${name}/SP`),
      ),
    },
  ],
  ['casa são bernardo', { ...house, ...cities('São Bernardo do Campo/SP') }],
  ['casa em São Bernardo, MA', { ...house, ...cities('São Bernardo/MA') }],
  ['jd são bernardo campinas', cities('Campinas/SP'), 'jd são bernardo'],
  ['casa em ribeirão', { ...house, ...cities('Ribeirão Preto/SP') }],
  ['casa em Ribeirão/PE', { ...house, ...cities('Ribeirão/PE') }],
  ['sitio perto do ribeirao', rural, 'perto do ribeirao'],
  ['terreno no ribeirao', land, 'ribeirao'],
  ['apto em rio preto', { ...apartment, ...cities('São José do Rio Preto/SP') }],
  ['sitio beira rio preto', rural, 'beira rio preto'],
  ['casa em são caetano', house, 'são caetano'],
  ['casa são caetano sp', { ...house, ...cities('São Caetano do Sul/SP') }],
  ['casa em caxias', house, 'caxias'],
  ['casa caxias rj', { ...house, ...cities('Duque de Caxias/RJ') }],
  ['casa caxias ma', { ...house, ...cities('Caxias/MA') }],
  ['apto bal camboriu sc', { ...apartment, ...cities('Balneário Camboriú/SC') }],
  ['casa em jampa', { ...house, ...cities('João Pessoa/PB') }],
  ['casa em itaqua', { ...house, ...cities('Itaquaquecetuba/SP') }],
  ['apto zona sul sjc', { ...apartment, ...cities('São José dos Campos/SP') }, 'zona sul'],
  [
    'apto 2q zona leste sp ate 250k',
    { ...apartment, ...bedrooms(2), ...cities('São Paulo/SP'), priceMax: 250 * mil },
    'zona leste',
  ],
  ['litoral sul sp', southOfSaoPaulo],
  ['casa praia sc', { ...house, state: 'SC' }, 'praia'],
  ['rancho beira rio mg', { state: 'MG' }, 'rancho beira rio'],
  ['rodovia sp 270', {}, 'rodovia sp 270'],
  ['imóveis até 50 mil em todo brasil', { priceMax: 50 * mil }],
  ['casas no brasil inteiro', house],
];

/** Towns that commas alone part, and neighbourhoods before their town. */
export const partedSentences: readonly Sentence[] = [
  ['campinas, valinhos, vinhedo', cities('Campinas/SP', 'Valinhos/SP', 'Vinhedo/SP')],
  [
    'apto em santos, são vicente, praia grande até 300 mil',
    { ...apartment, ...cities('Santos/SP', 'São Vicente/SP', 'Praia Grande/SP'), priceMax: 300 * mil },
  ],
  ['campinas;valinhos;vinhedo', cities('Campinas/SP', 'Valinhos/SP', 'Vinhedo/SP')],
  ['taubaté, sjc, jacareí', cities('Taubaté/SP', 'São José dos Campos/SP', 'Jacareí/SP')],
  ['curitiba, florianopolis, porto alegre', cities('Curitiba/PR', 'Florianópolis/SC', 'Porto Alegre/RS')],
  ['curitiba, londrina', cities('Curitiba/PR', 'Londrina/PR')],
  ['casa osasco, guarulhos', { ...house, ...cities('Osasco/SP', 'Guarulhos/SP') }],
  ['osasco, são bernardo do campo', cities('Osasco/SP', 'São Bernardo do Campo/SP')],
  ['santos e praia grande', cities('Santos/SP', 'Praia Grande/SP')],
  ['esperança e liberdade', {}, 'esperança e liberdade'],
  ['casa campinas, valinhos', { ...house, ...cities('Campinas/SP') }, 'valinhos'],
  ['campinas, taquaral', cities('Campinas/SP'), 'taquaral'],
  ['ouro preto, buritis, belo horizonte', cities('Belo Horizonte/MG'), 'ouro preto, buritis'],
  ['boa viagem, recife, pernambuco', cities('Recife/PE'), 'boa viagem'],
  ['centro, campinas, sp', cities('Campinas/SP'), 'centro'],
  ['niteroi, canoas', cities('Canoas/RS'), 'niteroi'],
  ['campinas, goiania', cities('Goiânia/GO'), 'campinas'],
];
