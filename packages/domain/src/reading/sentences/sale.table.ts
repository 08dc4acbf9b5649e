import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;

/** How it is sold: kind of sale, price, discount, loan. */
export const saleSentences: readonly Sentence[] = [
  [
    'apto caixa venda online rj financiável',
    { ...apartment, types: ['caixa'], modalities: ['online'], state: 'RJ', financing: true },
  ],
  ['casa venda direta em são gonçalo', { ...house, modalities: ['direct'], cities: ['São Gonçalo/RJ'] }],
  [
    'apartamento com próximo preço até 100 mil em goiânia',
    { ...apartment, nextPriceMax: 100 * mil, cities: ['Goiânia/GO'] },
  ],
  ['casa, próximo preço abaixo de R$ 85.000', { ...house, nextPriceMax: 85 * mil }],
  ['proximo preço 120 mil ou menos, até 150 mil', { nextPriceMax: 120 * mil, priceMax: 150 * mil }],
  [
    'casa com desconto maior que 7 de 10 em anápolis',
    { ...house, discountRankMin: 7, cities: ['Anápolis/GO'] },
  ],
  ['desconto maior do que 9 em cada 10', { discountRankMin: 9 }],
  ['apto preço por m2 menor que 8 de 10', { ...apartment, squareMetreRankMin: 8 }],
  ['venda direta online caixa goias', { types: ['caixa'], modalities: ['direct'], state: 'GO' }],
  [
    'compra direta caixa nova iguaçu',
    { types: ['caixa'], modalities: ['direct'], cities: ['Nova Iguaçu/RJ'] },
  ],
  ['licitação aberta em fortaleza', { modalities: ['tender'], cities: ['Fortaleza/CE'] }],
  ['licitacao caixa sp', { types: ['caixa'], modalities: ['tender'], state: 'SP' }],
  ['leilão sfi em ribeirão preto', { modalities: ['sfi'], cities: ['Ribeirão Preto/SP'] }],
  [
    'apartamentos sfi edital unico rio de janeiro',
    { ...apartment, modalities: ['sfi'], cities: ['Rio de Janeiro/RJ'] },
  ],
  ['venda direta ou venda online em pernambuco', { modalities: ['direct', 'online'], state: 'PE' }],
  ['venda online e licitação aberta na paraíba', { modalities: ['online', 'tender'], state: 'PB' }],
  [
    'leilão judicial de apartamento em são paulo',
    { ...apartment, types: ['judicial'], cities: ['São Paulo/SP'] },
  ],
  ['casas em leilão extrajudicial no paraná', { ...house, types: ['extrajudicial'], state: 'PR' }],
  [
    'leilao judicial ou extrajudicial em santa catarina',
    { types: ['judicial', 'extrajudicial'], state: 'SC' },
  ],
  ['imóveis da caixa em sergipe', { types: ['caixa'], state: 'SE' }],
  ['imóveis caixa econômica federal em maceió', { types: ['caixa'], cities: ['Maceió/AL'] }],
  ['casa 2ª praça em guarulhos', { ...house, phase: 'second', cities: ['Guarulhos/SP'] }],
  ['segunda praça, apartamento, campinas', { ...apartment, phase: 'second', cities: ['Campinas/SP'] }],
  ['3ª praça em campinas', { phase: 'third', cities: ['Campinas/SP'] }],
  ['casa terceira praça em guarulhos', { ...house, phase: 'third', cities: ['Guarulhos/SP'] }],
  ['terceiro leilão, apartamento, sp', { ...apartment, phase: 'third', state: 'SP' }],
  ['terreno em terceira chamada em joinville', { ...land, phase: 'third', cities: ['Joinville/SC'] }],
  ['3º leilão em joinville', { phase: 'third', cities: ['Joinville/SC'] }],
  ['3a chamada, casa, paraná', { ...house, phase: 'third', state: 'PR' }],
  ['segunda chamada em campinas', { phase: 'second', cities: ['Campinas/SP'] }],
  ['primeiro leilão em joinville', { phase: 'first', cities: ['Joinville/SC'] }],
  ['apartamento aceita financiamento em goiânia', { ...apartment, financing: true, cities: ['Goiânia/GO'] }],
  [
    'casa financiada pela caixa em itaboraí',
    { ...house, financing: true, types: ['caixa'], cities: ['Itaboraí/RJ'] },
  ],
  [
    'casa que aceita financiamento e fgts em anápolis',
    { ...house, financing: true, fgts: true, cities: ['Anápolis/GO'] },
  ],
  ['dá para financiar? apartamento em salvador', { ...apartment, financing: true, cities: ['Salvador/BA'] }],
  ['apto da pra usar fgts em cotia', { ...apartment, fgts: true, cities: ['Cotia/SP'] }],
  ['casa com fgts em araraquara', { ...house, fgts: true, cities: ['Araraquara/SP'] }],
  ['imoveis que aceitam fgts em uberaba', { fgts: true, cities: ['Uberaba/MG'] }],
  ['imóveis financiaveis em piracicaba', { financing: true, cities: ['Piracicaba/SP'] }],
  ['casa não aceita financiamento', { ...house }, 'não aceita financiamento'],
  ['casa sem financiamento em marília', { ...house, cities: ['Marília/SP'] }, 'sem financiamento'],
  ['apartamento com finaciamento em canoas', { ...apartment, financing: true, cities: ['Canoas/RS'] }],
  [
    'casa até 100 mil com financiamento no ceará',
    { ...house, priceMax: 100 * mil, financing: true, state: 'CE' },
  ],
  ['casa até 150 mil em maricá', { ...house, priceMax: 150 * mil, cities: ['Maricá/RJ'] }],
  [
    'apto abaixo de 100k em jaboatão dos guararapes',
    { ...apartment, priceMax: 100 * mil, cities: ['Jaboatão dos Guararapes/PE'] },
  ],
  ['casa 80 mil luziania', { ...house, priceMax: 80 * mil, cities: ['Luziânia/GO'] }],
  ['terreno por 50 mil em altos', { ...land, priceMax: 50 * mil, cities: ['Altos/PI'] }],
  ['apartamento até R$ 200.000,00 em macaé', { ...apartment, priceMax: 200 * mil, cities: ['Macaé/RJ'] }],
  ['tenho 120 mil, quero casa em goiás', { ...house, priceMax: 120 * mil, state: 'GO' }],
  [
    'casa de 100 a 200 mil em campos dos goytacazes',
    { ...house, priceMin: 100 * mil, priceMax: 200 * mil, cities: ['Campos dos Goytacazes/RJ'] },
  ],
  [
    'casa em torno de 200 mil em são josé do rio preto',
    { ...house, priceMin: 180 * mil, priceMax: 220 * mil, cities: ['São José do Rio Preto/SP'] },
  ],
  [
    'cobertura acima de 1 milhão no rio de janeiro',
    { priceMin: 1000 * mil, cities: ['Rio de Janeiro/RJ'] },
    'cobertura',
  ],
  ['até cem mil reais em teresina', { priceMax: 100 * mil, cities: ['Teresina/PI'] }],
  ['até duzentos e cinquenta mil em belém', { priceMax: 250 * mil, cities: ['Belém/PA'] }],
  ['apto cento e oitenta mil reais goiânia', { ...apartment, priceMax: 180 * mil, cities: ['Goiânia/GO'] }],
  ['casa por noventa e cinco mil', { ...house, priceMax: 95 * mil }],
  ['casa de cento e cinquenta a duzentos mil', { ...house, priceMin: 150 * mil, priceMax: 200 * mil }],
  ['terreno entre cem e duzentos mil', { ...land, priceMin: 100 * mil, priceMax: 200 * mil }],
  ['casa até um milhão e meio', { ...house, priceMax: 1500 * mil }],
  ['apto até 1 milhão e 200 mil em vitória', { ...apartment, priceMax: 1200 * mil, cities: ['Vitória/ES'] }],
  ['casa até 1.5 milhão', { ...house, priceMax: 1500 * mil }],
  ['cobertura até 2.5 mi', { priceMax: 2500 * mil }, 'cobertura'],
  ['imovel de 50 a 80 mil na bahia', { priceMin: 50 * mil, priceMax: 80 * mil, state: 'BA' }],
  [
    'apto barato até 90 mil em belford roxo',
    { ...apartment, priceMax: 90 * mil, cities: ['Belford Roxo/RJ'] },
    'barato',
  ],
  [
    'entre R$ 100.000 e R$ 150.000 em curitiba',
    { priceMin: 100 * mil, priceMax: 150 * mil, cities: ['Curitiba/PR'] },
  ],
  [
    'máximo 250 mil, 2 quartos, porto alegre',
    { priceMax: 250 * mil, bedrooms: [2], cities: ['Porto Alegre/RS'] },
  ],
  ['casa menos de 70 mil em padre bernardo', { ...house, priceMax: 70 * mil, cities: ['Padre Bernardo/GO'] }],
  ['casa com desconto acima de 50% em mesquita', { ...house, discountMin: 50, cities: ['Mesquita/RJ'] }],
  ['apartamento metade do preço em são paulo', { ...apartment, discountMin: 50, cities: ['São Paulo/SP'] }],
  ['50% abaixo da avaliação em goiânia', { discountMin: 50, cities: ['Goiânia/GO'] }],
  ['imóveis com mais de 70% de desconto', { discountMin: 70 }],
  ['terrenos com 60% ou mais de desconto no rio grande do norte', { ...land, discountMin: 60, state: 'RN' }],
  ['casa 40% off em queimados', { ...house, discountMin: 40, cities: ['Queimados/RJ'] }],
  ['desconto mínimo de 45% em minas gerais', { discountMin: 45, state: 'MG' }],
  ['apto com pelo menos 30% de desconto, olinda', { ...apartment, discountMin: 30, cities: ['Olinda/PE'] }],
  ['abaixo da avaliação em joão pessoa', { discountMin: 1, cities: ['João Pessoa/PB'] }],
  ['imóveis pela metade da avaliação no rj', { discountMin: 50, state: 'RJ' }],
  ['até 60% do valor de avaliação em são paulo', { discountMin: 40, cities: ['São Paulo/SP'] }],
  ['50 por cento de desconto casa paulista pe', { ...house, discountMin: 50, cities: ['Paulista/PE'] }],
  ['terreno até 200 reais o m2 em marília', { ...land, squareMetreMax: 20_000, cities: ['Marília/SP'] }],
  ['apartamento m2 até 3 mil em santos', { ...apartment, squareMetreMax: 3 * mil, cities: ['Santos/SP'] }],
  ['apto até R$ 2.500/m² em niterói', { ...apartment, squareMetreMax: 250_000, cities: ['Niterói/RJ'] }],
  [
    'casa com metro quadrado abaixo de 2000 em fortaleza',
    { ...house, squareMetreMax: 2 * mil, cities: ['Fortaleza/CE'] },
  ],
  [
    'preço do m² até 4 mil, apartamento, porto alegre',
    { ...apartment, squareMetreMax: 4 * mil, cities: ['Porto Alegre/RS'] },
  ],
  ['menos de 1500 por m2 em ponta grossa', { squareMetreMax: 150_000, cities: ['Ponta Grossa/PR'] }],
  [
    'm2 entre 2 e 3 mil em campinas',
    { squareMetreMin: 2 * mil, squareMetreMax: 3 * mil, cities: ['Campinas/SP'] },
  ],
];

/** When it closes, read on Tuesday, 24 November 2026. */
export const dateSentences: readonly Sentence[] = [
  ['encerra até 15/12', { dateTo: '2026-12-15' }],
  [
    'leilões esta semana em são paulo',
    { dateFrom: '2026-11-24', dateTo: '2026-11-29', cities: ['São Paulo/SP'] },
  ],
  [
    'casas com leilão este mês em minas',
    { ...house, dateFrom: '2026-11-24', dateTo: '2026-11-30', state: 'MG' },
  ],
  [
    'apartamentos em dezembro no rio de janeiro',
    { ...apartment, dateFrom: '2026-12-01', dateTo: '2026-12-31', cities: ['Rio de Janeiro/RJ'] },
  ],
  ['leilão até amanhã', { dateTo: '2026-11-25' }],
  ['leilões de hoje em goiás', { dateFrom: '2026-11-24', dateTo: '2026-11-24', state: 'GO' }],
  [
    'encerrando amanhã em curitiba',
    { dateFrom: '2026-11-25', dateTo: '2026-11-25', cities: ['Curitiba/PR'] },
  ],
  ['encerra semana que vem', { dateFrom: '2026-11-30', dateTo: '2026-12-06' }],
  [
    'leilão nos próximos 7 dias em campinas',
    { dateFrom: '2026-11-24', dateTo: '2026-12-01', cities: ['Campinas/SP'] },
  ],
  [
    'leilão entre 01/12 e 10/12 em salvador',
    { dateFrom: '2026-12-01', dateTo: '2026-12-10', cities: ['Salvador/BA'] },
  ],
  ['termina até 20 de dezembro, casa em pelotas', { ...house, dateTo: '2026-12-20', cities: ['Pelotas/RS'] }],
  ['leilão a partir de 05/12/2026', { dateFrom: '2026-12-05' }],
  ['mês que vem em brasília', { dateFrom: '2026-12-01', dateTo: '2026-12-31', cities: ['Brasília/DF'] }],
  ['leilão dia 30/11 em jundiaí', { dateFrom: '2026-11-30', dateTo: '2026-11-30', cities: ['Jundiaí/SP'] }],
  ['até sexta, terrenos em sp', { ...land, dateTo: '2026-11-27', state: 'SP' }],
  ['casas até o fim do mês', { ...house, dateTo: '2026-11-30' }],
  ['leilão em janeiro', { dateFrom: '2027-01-01', dateTo: '2027-01-31' }],
  [
    'apartamentos na rua 15 de novembro em curitiba',
    { ...apartment, cities: ['Curitiba/PR'] },
    'rua 15 de novembro',
  ],
];
