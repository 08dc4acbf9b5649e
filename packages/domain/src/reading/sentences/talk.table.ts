import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;

/** As people talk, all at once, and titles that they paste. */
export const talkSentences: readonly Sentence[] = [
  ['quero comprar uma casa em goiânia', { ...house, cities: ['Goiânia/GO'] }],
  ['procuro apartamento para morar em joão pessoa', { ...apartment, cities: ['João Pessoa/PB'] }],
  ['estou procurando casa para investir no rio', { ...house, cities: ['Rio de Janeiro/RJ'] }],
  ['oportunidade apartamento em porto alegre urgente', { ...apartment, cities: ['Porto Alegre/RS'] }],
  ['bom dia, gostaria de um terreno em luziânia', { ...land, cities: ['Luziânia/GO'] }],
  ['tem apartamento em osasco até 200 mil?', { ...apartment, cities: ['Osasco/SP'], priceMax: 200 * mil }],
  [
    'preciso de casa com 3 quartos em camaçari até 180 mil',
    { ...house, bedrooms: [3], cities: ['Camaçari/BA'], priceMax: 180 * mil },
  ],
  ['casa boa em maceió', { ...house, cities: ['Maceió/AL'] }, 'boa'],
  ['melhor apartamento em são paulo', { ...apartment, cities: ['São Paulo/SP'] }, 'melhor'],
  ['casa bonita e barata em cabo frio', { ...house, cities: ['Cabo Frio/RJ'] }, 'bonita e barata'],
  ['me mostra casas em niterói com 2 quartos', { ...house, bedrooms: [2], cities: ['Niterói/RJ'] }],
  ['quais os imoveis da caixa em bauru', { types: ['caixa'], cities: ['Bauru/SP'] }],
  ['existe casa em leilao em olinda?', { ...house, cities: ['Olinda/PE'] }],
  [
    'gostaria de ver apartamentos em natal que aceitam financiamento',
    { ...apartment, cities: ['Natal/RN'], financing: true },
  ],
  [
    'imóvel para investimento em são paulo com 50% de desconto',
    { cities: ['São Paulo/SP'], discountMin: 50 },
  ],
  [
    'casa 3 quartos 2 vagas piscina até 400 mil goiania',
    { ...house, bedrooms: [3], parkingMin: 2, priceMax: 400 * mil, cities: ['Goiânia/GO'] },
    'piscina',
  ],
  [
    'apto 2 qts 1 vaga até 150mil financiavel nova iguaçu',
    {
      ...apartment,
      bedrooms: [2],
      parkingMin: 1,
      priceMax: 150 * mil,
      financing: true,
      cities: ['Nova Iguaçu/RJ'],
    },
  ],
  [
    'casa caixa venda direta goias menos luziania até 120 mil',
    {
      ...house,
      types: ['caixa'],
      modalities: ['direct'],
      state: 'GO',
      without: ['Luziânia/GO'],
      priceMax: 120 * mil,
    },
  ],
  [
    'apartamento desocupado 2 quartos sp capital até 250 mil aceita fgts',
    {
      ...apartment,
      occupancy: 'vacant',
      bedrooms: [2],
      cities: ['São Paulo/SP'],
      priceMax: 250 * mil,
      fgts: true,
    },
  ],
  [
    'terreno acima de 1000m2 interior de sp até 100 mil',
    { ...land, areaMin: 1000, areaKind: 'land', state: 'SP', without: ['São Paulo/SP'], priceMax: 100 * mil },
  ],
  [
    'casa 3/4 camaçari ba ocupada desconto 50%',
    { ...house, bedrooms: [3], cities: ['Camaçari/BA'], occupancy: 'occupied', discountMin: 50 },
  ],
  [
    'APARTAMENTO 2 QUARTOS RIO DE JANEIRO CAMPO GRANDE',
    { ...apartment, bedrooms: [2], cities: ['Rio de Janeiro/RJ'] },
    'CAMPO GRANDE',
  ],
  ['casa com quintal em ribeirao preto', { ...house, cities: ['Ribeirão Preto/SP'] }, 'quintal'],
  ['casa geminada joinville', { ...house, cities: ['Joinville/SC'] }, 'geminada'],
  ['apto térreo em canoas', { ...apartment, cities: ['Canoas/RS'] }, 'térreo'],
  ['casa térrea 2 quartos gravatai', { ...house, bedrooms: [2], cities: ['Gravataí/RS'] }, 'térrea'],
  [
    'apartamento minha casa minha vida em macaiba',
    { ...apartment, cities: ['Macaíba/RN'] },
    'minha casa minha vida',
  ],
  ['casa em condominio valparaiso de goias', { ...house, cities: ['Valparaíso de Goiás/GO'] }, 'condominio'],
  ['kitinete em santos até 150 mil', { ...apartment, cities: ['Santos/SP'], priceMax: 150 * mil }],
  ['galpão na br 101 em itaboraí', { propertyType: 'shed', cities: ['Itaboraí/RJ'] }, 'br 101'],
  [
    'Casa, Ocupado, Suzano / SP (33% abaixo da avaliação)',
    { ...house, occupancy: 'occupied', cities: ['Suzano/SP'], discountMin: 33 },
  ],
  [
    'Apto 77m², 2 Vagas, Ocupado - Petrópolis/RJ',
    {
      ...apartment,
      areaMin: 69,
      areaMax: 85,
      parkingMin: 2,
      occupancy: 'occupied',
      cities: ['Petrópolis/RJ'],
    },
  ],
  [
    'Casa 70 m² - Parque São Vicente - São Vicente - SP',
    { ...house, areaMin: 63, areaMax: 77, cities: ['São Vicente/SP'] },
    'Parque São Vicente',
  ],
  [
    'Apartamento 52 m² (01 vaga) - Chora Menino - São Paulo - SP',
    { ...apartment, areaMin: 46, areaMax: 58, parkingMin: 1, cities: ['São Paulo/SP'] },
    'Chora Menino',
  ],
  [
    'Terreno 270m² em Bauru/SP',
    { ...land, areaMin: 243, areaMax: 297, areaKind: 'land', cities: ['Bauru/SP'] },
  ],
  [
    'Sala 99m², Ocupada, no Bairro São Sebastião, Porto Alegre/RS',
    {
      kinds: ['sala', 'sala comercial'],
      areaMin: 89,
      areaMax: 109,
      occupancy: 'occupied',
      cities: ['Porto Alegre/RS'],
    },
    'São Sebastião',
  ],
  ['🏠 casa em sorocaba 👍🏽 até 250 mil', { ...house, cities: ['Sorocaba/SP'], priceMax: 250 * mil }],
  [
    'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnOrigem=index&hdnimovel=8444412345678',
    {},
    '8444412345678',
  ],
  [
    'https://www.leiloes.example/imoveis/apartamentos/sp/sao-paulo/apartamento-80-m2-sao-paulo-sp-j98765',
    {},
    'j98765',
  ],
  [
    'www.leiloes.example/casas casa em natal',
    { ...house, cities: ['Natal/RN'] },
    'www.leiloes.example/casas',
  ],
];
