import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;
const rural = { propertyType: 'rural' } as const;
const shed = { propertyType: 'shed' } as const;
const cities = (...names: readonly string[]) => ({ cities: names });
const area = (min: number | null, max: number | null) => ({
  ...(min !== null && { areaMin: min }),
  ...(max !== null && { areaMax: max }),
});
const ground = (min: number | null, max: number | null) => ({ ...area(min, max), areaKind: 'land' as const });
const saoPaulo = cities('São Paulo/SP');
const rio = cities('Rio de Janeiro/RJ');
const citiesOf = (uf: string, cityNames: string) =>
  cities(...cityNames.split(',').map((name) => `${name}/${uf}`));
const coastOfSantaCatarina = citiesOf(
  'SC',
  'Araranguá,Balneário Arroio do Silva,Balneário Barra do Sul,Balneário Camboriú,Balneário Gaivota,Balneário Piçarras,' +
    'Balneário Rincão,Barra Velha,Biguaçu,Bombinhas,Florianópolis,Garopaba,Governador Celso Ramos,Imbituba,Itajaí,Itapema,' +
    'Itapoá,Jaguaruna,Laguna,Navegantes,Palhoça,Passo de Torres,Paulo Lopes,Penha,Porto Belo,São Francisco do Sul,Tijucas',
);
const coastOfSergipe = citiesOf(
  'SE',
  "Aracaju,Barra dos Coqueiros,Brejo Grande,Estância,Itaporanga d'Ajuda,Pacatuba,Pirambu",
);
const northernCoastOfRioGrande = citiesOf(
  'RS',
  'Arroio do Sal,Balneário Pinhal,Capão da Canoa,Cidreira,Imbé,Osório,Palmares do Sul,Terra de Areia,Torres,Tramandaí,' +
    'Xangri-lá',
);

/** Spoken to a telephone, or written as one speaks: numbers in words. */
export const voiceSentences: readonly Sentence[] = [
  // Discounts.
  ['com desconto acima de cinquenta por cento', { discountMin: 50 }],
  [
    'apto com desconto de trinta por cento em goiania',
    { ...apartment, discountMin: 30, ...cities('Goiânia/GO') },
  ],
  ['desconto de no minimo quarenta por cento', { discountMin: 40 }],
  ['quarenta e cinco por cento de desconto', { discountMin: 45 }],
  ['abaixo de setenta por cento da avaliação', { discountMin: 30 }],
  ['desconto entre quarenta e sessenta por cento', { discountMin: 40 }],
  ['de quarenta a sessenta por cento de desconto', { discountMin: 40 }],
  ['até quarenta por cento de desconto', {}, 'até quarenta por cento de desconto'],
  ['dez por cento de entrada', {}, 'dez por cento de entrada'],
  ['oportunidade com mais de 60 porcento de desconto', { discountMin: 60 }],
  // Sums.
  ['casa em campinas até trezentos mil reais', { ...house, ...cities('Campinas/SP'), priceMax: 300 * mil }],
  [
    'apto entre cem e duzentos mil em recife',
    { ...apartment, ...cities('Recife/PE'), priceMin: 100 * mil, priceMax: 200 * mil },
  ],
  ['ate cento e vinte mil reais', { priceMax: 120 * mil }],
  ['apartamento até um milhão e duzentos mil', { ...apartment, priceMax: 1200 * mil }],
  [
    'desconto acima de cinquenta por cento e valor até duzentos mil',
    { discountMin: 50, priceMax: 200 * mil },
  ],
  // Areas.
  ['fazenda em mt acima de cem hectares', { ...rural, state: 'MT', ...ground(1_000_000, null) }],
  ['sítio de dois hectares', { ...rural, ...ground(18_000, 22_000) }],
  ['sitio de meio hectare', { ...rural, ...ground(4500, 5500) }],
  ['fazenda de cem mil metros quadrados', { ...rural, ...ground(90_000, 110_000) }],
  ['terreno de mil e duzentos metros', { ...land, ...ground(1080, 1320) }],
  ['terreno de dois mil e quinhentos metros quadrados', { ...land, ...ground(2250, 2750) }],
  ['apto de cinquenta a setenta metros', { ...apartment, ...area(50, 70) }],
  ['casa com area de cento e vinte metros', { ...house, ...area(108, 132) }],
  ['área construída acima de cento e cinquenta metros', area(150, null)],
  ['galpao em guarulhos mil metros', { ...shed, ...cities('Guarulhos/SP'), ...area(900, 1100) }],
  ['terreno mil duzentos metros', land, 'mil duzentos metros'],
  ['apto a cem metros da praia', apartment, 'cem metros da praia'],
  ['casa ate quinhentos mil e cem metros', { ...house, priceMax: 500 * mil }, 'cem metros'],
  ['casa ate quinhentos mil e 100 m2', { ...house, priceMax: 500 * mil, ...area(90, 110) }],
  ['casa até 500 mil e 100 m2', { ...house, priceMax: 500 * mil, ...area(90, 110) }],
  // No areas.
  ['galpão pé direito 12 metros', shed, 'pé direito 12 metros'],
  ['galpao pe direito de 12 metros com 1000 m2', { ...shed, ...area(900, 1100) }, 'pe direito de 12 metros'],
  ['terreno frente de 12 metros', land, 'frente de 12 metros'],
  // The house and its ground.
  ['terreno 300m2 casa 120m2', { ...house, ...area(108, 132) }],
  ['casa 120m2 terreno 300m2', { ...house, ...area(108, 132) }],
  ['casa de 100 m² em terreno de 300 m²', { ...house, ...area(90, 110) }],
  ['casa 120 m2 construidos, 300 m2 de terreno', { ...house, ...area(108, 132) }],
  ['terreno com mais de 300m2 e casa com mais de 100m2', { ...house, ...area(100, null) }],
  ['sobrado 150 m2 lote 250 m2', { kinds: ['sobrado'], ...area(135, 165) }],
  ['terreno de 300 m2 ou casa de 120 m2', { ...land, ...ground(270, 330) }, 'casa de 120 m2'],
  ['casa com terreno de 500 metros e 3 quartos', { ...house, ...ground(450, 550), bedrooms: [3] }],
];

/** Parts of towns and of states. */
export const partSentences: readonly Sentence[] = [
  ['zona leste sp', saoPaulo, 'zona leste'],
  ['casa na cidade de sp', { ...house, ...saoPaulo }, ''],
  ['casa, não na cidade de sp', house, 'não na cidade de sp'],
  ['casa em qualquer cidade de sp', { ...house, state: 'SP' }, ''],
  ['casa zona leste sp', { ...house, ...saoPaulo }, 'zona leste'],
  ['zona norte sp até 300 mil', { ...saoPaulo, priceMax: 300 * mil }, 'zona norte'],
  ['zona sul de sp', saoPaulo, 'zona sul'],
  ['zona leste (SP)', saoPaulo, 'zona leste'],
  ['casa sp zona leste', { ...house, ...saoPaulo }, 'zona leste'],
  ['apto em sp, zona sul', { ...apartment, ...saoPaulo }, 'zona sul'],
  ['zona norte ou zona leste sp', saoPaulo, 'zona norte ou zona leste'],
  ['zona leste sp ou campinas', cities('São Paulo/SP', 'Campinas/SP'), 'zona leste'],
  ['zona sul rj ou niteroi', cities('Rio de Janeiro/RJ', 'Niterói/RJ'), 'zona sul'],
  ['apartamento na zona sul do rio', { ...apartment, ...rio }, 'zona sul'],
  ['zona oeste rj', rio, 'zona oeste'],
  ['centro de sp', saoPaulo, 'centro'],
  ['casa em sorocaba na zona leste sp', { ...house, state: 'SP', ...cities('Sorocaba/SP') }, 'zona leste'],
  ['zona sul rs', { state: 'RS' }, 'zona sul'],
  ['zona rural sp', { state: 'SP' }, 'zona rural'],
  ['sp capital e osasco', cities('São Paulo/SP', 'Osasco/SP')],
  ['capital do parana ou joinville', cities('Curitiba/PR', 'Joinville/SC')],
  ['capital paulista ou minas gerais', { state: 'MG', ...saoPaulo }],
  ['litoral de sc', coastOfSantaCatarina],
  ['litoral catarinense', coastOfSantaCatarina],
  ['casa no litoral de santa catarina', { ...house, ...coastOfSantaCatarina }],
  ['casa litoral sc ate 200 mil', { ...house, ...coastOfSantaCatarina, priceMax: 200 * mil }],
  ['litoral de sergipe', coastOfSergipe],
  ['litoral norte gaúcho', northernCoastOfRioGrande],
  ['casa litoral norte rs', { ...house, ...northernCoastOfRioGrande }],
  ['litoral norte de sc', { state: 'SC' }, 'litoral norte'],
  ['litoral se possivel', {}, 'litoral se possivel'],
];

/** With the words that people put around their search. */
export const politeSentences: readonly Sentence[] = [
  ['casa q aceite financiamento em betim', { ...house, financing: true, ...cities('Betim/MG') }],
  ['apto q tenha varanda', apartment, 'varanda'],
  ['casa q 12 lote 3', house, 'q 12 lote 3'],
  ['bom dia gostaria de saber se tem casa em itu', { ...house, ...cities('Itu/SP') }],
  ['vcs tem apto em praia grande', { ...apartment, ...cities('Praia Grande/SP') }],
  ['vc tem casa em bauru', { ...house, ...cities('Bauru/SP') }],
  ['que encerre amanhã', { dateFrom: '2026-11-25', dateTo: '2026-11-25' }],
  ['que encerrem essa semana', { dateFrom: '2026-11-24', dateTo: '2026-11-29' }],
  ['primeira praça semana que vem', { phase: 'first', dateFrom: '2026-11-30', dateTo: '2026-12-06' }],
  ['segunda praça em dezembro', { phase: 'second', dateFrom: '2026-12-01', dateTo: '2026-12-31' }],
  ['aceita fgts', { fgts: true }],
  ['financiado', { financing: true }],
  ['apto perto do metro em sao paulo 2 dorms', { ...apartment, bedrooms: [2], ...saoPaulo }],
];
