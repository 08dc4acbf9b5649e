import { mil, type Sentence } from './meaning.ts';

const house = { propertyType: 'house' } as const;
const apartment = { propertyType: 'apartment' } as const;
const land = { propertyType: 'land' } as const;
const rural = { propertyType: 'rural' } as const;

const coastOfSaoPaulo = (
  'Bertioga,Cananéia,Caraguatatuba,Cubatão,Guarujá,Iguape,Ilha Comprida,Ilhabela,Itanhaém,Mongaguá,Peruíbe,Praia Grande,' +
  'Santos,São Sebastião,São Vicente,Ubatuba'
)
  .split(',')
  .map((name) => `${name}/SP`);

/** Holdout set, written after the parsers were finished: the test records what they made of it at first run. */
export const holdoutSentences: readonly Sentence[] = [
  [
    'casas até 90mil em santo antônio do descoberto',
    { ...house, priceMax: 90 * mil, cities: ['Santo Antônio do Descoberto/GO'] },
  ],
  [
    'apto com 2 quartos e varanda em jacarepaguá rio de janeiro',
    { ...apartment, bedrooms: [2], cities: ['Rio de Janeiro/RJ'] },
    'varanda em jacarepaguá',
  ],
  ['Imóvel em Cuiabá/MT', { cities: ['Cuiabá/MT'] }],
  ['terrenos baratos no litoral de são paulo', { ...land, cities: coastOfSaoPaulo }, 'baratos'],
  ['kitnet mobiliada porto alegre', { ...apartment, cities: ['Porto Alegre/RS'] }, 'mobiliada'],
  ['casa com edícula em presidente prudente', { ...house, cities: ['Presidente Prudente/SP'] }, 'edícula'],
  [
    'apartamento 3 quartos com suíte em londrina pr',
    { ...apartment, bedrooms: [3], cities: ['Londrina/PR'] },
    'suíte',
  ],
  ['apartamentos de 2 e 3 quartos em maceió', { ...apartment, bedrooms: [2, 3], cities: ['Maceió/AL'] }],
  [
    'casas de 2 a 4 quartos em campina grande',
    { ...house, bedrooms: [2, 3, 4], cities: ['Campina Grande/PB'] },
  ],
  [
    'casa pelo menos 2 quartos até 130.000 em igarassu',
    { ...house, bedrooms: [2, 3, 4, 5], priceMax: 130 * mil, cities: ['Igarassu/PE'] },
  ],
  [
    '3 dorms 1 vaga até 350k zona leste sp',
    { bedrooms: [3], parkingMin: 1, priceMax: 350 * mil, cities: ['São Paulo/SP'] },
    'zona leste',
  ],
  [
    'apartamento garagem coberta fortaleza ce',
    { ...apartment, parkingMin: 1, cities: ['Fortaleza/CE'] },
    'coberta',
  ],
  ['casa c/ garagem em magé', { ...house, parkingMin: 1, cities: ['Magé/RJ'] }],
  ['imoveis do leilao da caixa em nova iguacu', { types: ['caixa'], cities: ['Nova Iguaçu/RJ'] }],
  [
    'leilão caixa online casas em duque de caxias',
    { ...house, types: ['caixa'], cities: ['Duque de Caxias/RJ'] },
    'online',
  ],
  [
    'CASA VENDA DIRETA CAIXA LUZIANIA',
    { ...house, types: ['caixa'], modalities: ['direct'], cities: ['Luziânia/GO'] },
  ],
  ['casa compra direta sem leilão em goiás', { ...house, modalities: ['direct'], state: 'GO' }, 'sem leilão'],
  [
    'extrajudicial apartamento vila velha',
    { ...apartment, types: ['extrajudicial'], cities: ['Vila Velha/ES'] },
  ],
  [
    'leiloes judiciais de terreno em ribeirão preto',
    { ...land, types: ['judicial'], cities: ['Ribeirão Preto/SP'] },
  ],
  ['imóvel com 80% de desconto', { discountMin: 80 }],
  ['casas com desconto de 60 por cento no paraná', { ...house, discountMin: 60, state: 'PR' }],
  ['apto 50% do valor avaliado em santos', { ...apartment, cities: ['Santos/SP'], discountMin: 50 }],
  ['casa em campinas com desconto acima de 40', { ...house, discountMin: 40, cities: ['Campinas/SP'] }],
  [
    'apartamento 2 quartos desconto de 50 no paraná',
    { ...apartment, bedrooms: [2], discountMin: 50, state: 'PR' },
  ],
  ['terrenos com mais de 60 de desconto em mg', { ...land, discountMin: 60, state: 'MG' }],
  ['desconto maior que 40% em joinville', { discountMin: 40, cities: ['Joinville/SC'] }],
  [
    '40% abaixo do valor de mercado em curitiba',
    { cities: ['Curitiba/PR'] },
    '40% abaixo do valor de mercado',
  ],
  ['casa com maior desconto em bauru', { ...house, cities: ['Bauru/SP'] }, 'maior desconto'],
  [
    'apartamento financiado até 180 mil são gonçalo',
    { ...apartment, financing: true, priceMax: 180 * mil, cities: ['São Gonçalo/RJ'] },
  ],
  [
    'casa que dê pra financiar em cidade ocidental',
    { ...house, financing: true, cities: ['Cidade Ocidental/GO'] },
  ],
  [
    'imoveis que aceitam financiamento bancario e fgts em sergipe',
    { financing: true, fgts: true, state: 'SE' },
  ],
  ['usar o fgts na compra de casa em piracicaba', { ...house, fgts: true, cities: ['Piracicaba/SP'] }],
  ['casa so a vista em pelotas', { ...house, cities: ['Pelotas/RS'] }, 'so a vista'],
  [
    'casa desocupada até 100 mil nordeste',
    { ...house, occupancy: 'vacant', priceMax: 100 * mil, region: 'nordeste' },
  ],
  [
    'apartamento que esteja desocupado em manaus',
    { ...apartment, occupancy: 'vacant', cities: ['Manaus/AM'] },
  ],
  ['casas ocupadas ou desocupadas em natal', { ...house, cities: ['Natal/RN'] }, 'ocupadas ou desocupadas'],
  [
    'lote acima de 500m² em águas lindas',
    { ...land, areaMin: 500, areaKind: 'land', cities: ['Águas Lindas de Goiás/GO'] },
  ],
  [
    'apartamento 45 m² até 150 mil osasco',
    { ...apartment, areaMin: 40, areaMax: 50, priceMax: 150 * mil, cities: ['Osasco/SP'] },
  ],
  ['casa de 100 a 150 m2 em uberaba', { ...house, areaMin: 100, areaMax: 150, cities: ['Uberaba/MG'] }],
  [
    'fazenda com mais de 50 hectares no mato grosso do sul',
    { ...rural, areaMin: 500_000, areaKind: 'land', state: 'MS' },
  ],
  [
    'chácara 5000 m2 atibaia',
    { ...rural, areaMin: 4500, areaMax: 5500, areaKind: 'land', cities: ['Atibaia/SP'] },
  ],
  [
    'terreno 12 x 25 em caldas novas',
    { ...land, areaMin: 270, areaMax: 330, areaKind: 'land', cities: ['Caldas Novas/GO'] },
  ],
  [
    'galpão mil metros em itapevi',
    { propertyType: 'shed', areaMin: 900, areaMax: 1100, cities: ['Itapevi/SP'] },
  ],
  [
    'loja de 40m2 no centro do rio',
    { kinds: ['loja'], areaMin: 36, areaMax: 44, cities: ['Rio de Janeiro/RJ'] },
    'centro',
  ],
  [
    'apartamento até 5 mil o metro quadrado em são paulo',
    { ...apartment, squareMetreMax: 5 * mil, cities: ['São Paulo/SP'] },
  ],
  ['preço por m2 abaixo de 3000 em salvador', { squareMetreMax: 3 * mil, cities: ['Salvador/BA'] }],
  [
    'casa a partir de 200 mil até 300 mil em sorocaba',
    { ...house, priceMin: 200 * mil, priceMax: 300 * mil, cities: ['Sorocaba/SP'] },
  ],
  ['até 1,2 milhão em florianópolis', { priceMax: 1200 * mil, cities: ['Florianópolis/SC'] }],
  [
    'casa na faixa de 100 mil em teresina',
    { ...house, priceMin: 90 * mil, priceMax: 110 * mil, cities: ['Teresina/PI'] },
  ],
  ['terreno 30 mil reais altos pi', { ...land, priceMax: 30 * mil, cities: ['Altos/PI'] }],
  ['apto de no máximo 200 mil em betim', { ...apartment, priceMax: 200 * mil, cities: ['Betim/MG'] }],
  ['lance mínimo até 50 mil em macaé', { priceMax: 50 * mil, cities: ['Macaé/RJ'] }],
  [
    'casa entre 150.000 e 250.000 campinas',
    { ...house, priceMin: 150 * mil, priceMax: 250 * mil, cities: ['Campinas/SP'] },
  ],
  ['leilão até 10/12 em sp', { dateTo: '2026-12-10', state: 'SP' }],
  ['leilões que terminam hoje', { dateFrom: '2026-11-24', dateTo: '2026-11-24' }],
  [
    'encerra neste fim de semana em goiânia',
    { dateFrom: '2026-11-28', dateTo: '2026-11-29', cities: ['Goiânia/GO'] },
  ],
  ['casas que encerram em 10 dias', { ...house, dateFrom: '2026-11-24', dateTo: '2026-12-04' }],
  [
    'apartamento para leilão de 1 a 15 de dezembro',
    { ...apartment, dateFrom: '2026-12-01', dateTo: '2026-12-15' },
  ],
  [
    '2ª praça em dezembro no paraná',
    { phase: 'second', dateFrom: '2026-12-01', dateTo: '2026-12-31', state: 'PR' },
  ],
  ['casa no sudeste com 3 quartos', { ...house, region: 'sudeste', bedrooms: [3] }],
  [
    'apartamentos na região nordeste menos salvador',
    { ...apartment, region: 'nordeste', without: ['Salvador/BA'] },
  ],
  ['norte do paraná casa', { ...house, state: 'PR' }, 'norte'],
  ['casa no litoral sul', { ...house }, 'litoral sul'],
  ['interior de goias terreno barato', { ...land, state: 'GO', without: ['Goiânia/GO'] }, 'barato'],
  ['casa no interior mineiro', { ...house, state: 'MG', without: ['Belo Horizonte/MG'] }],
  ['casa interior do ceara 2 quartos', { ...house, state: 'CE', without: ['Fortaleza/CE'], bedrooms: [2] }],
  [
    'apartamento rio de janeiro capital até 200 mil',
    { ...apartment, cities: ['Rio de Janeiro/RJ'], priceMax: 200 * mil },
  ],
  ['ap capital sp', { ...apartment, cities: ['São Paulo/SP'] }],
  ['casa grande florianópolis', { ...house, near: 'Florianópolis/SC' }],
  ['casas próximas a ribeirão preto', { ...house, near: 'Ribeirão Preto/SP' }],
  ['imóveis nas proximidades de londrina', { near: 'Londrina/PR' }],
  ['terreno na região de anápolis', { ...land, near: 'Anápolis/GO' }],
  ['casa perto do centro de pelotas', { ...house, cities: ['Pelotas/RS'] }],
  ['minas gerais exceto uberlândia e uberaba', { state: 'MG', without: ['Uberlândia/MG', 'Uberaba/MG'] }],
  [
    'casa goias fora luziania e cidade ocidental',
    { ...house, state: 'GO', without: ['Luziânia/GO', 'Cidade Ocidental/GO'] },
  ],
  ['apartamento no rj, menos na capital', { ...apartment, state: 'RJ', without: ['Rio de Janeiro/RJ'] }],
  ['casa em sp mas não em são paulo', { ...house, state: 'SP', without: ['São Paulo/SP'] }],
  ['imóveis no nordeste exceto bahia', { region: 'nordeste' }],
  ['apto na tijuca', { ...apartment }, 'tijuca'],
  [
    'casa setor garavelo aparecida de goiânia',
    { ...house, cities: ['Aparecida de Goiânia/GO'] },
    'setor garavelo',
  ],
  ['casa cohab pelotas', { ...house, cities: ['Pelotas/RS'] }, 'cohab'],
  ['casa em cabuçu nova iguaçu', { ...house, cities: ['Nova Iguaçu/RJ'] }, 'cabuçu'],
  [
    'apartamento no condomínio vista bela em londrina',
    { ...apartment, cities: ['Londrina/PR'] },
    'condomínio vista bela',
  ],
  [
    'ap valentina figueiredo ribeirao preto sp',
    { ...apartment, cities: ['Ribeirão Preto/SP'] },
    'valentina figueiredo',
  ],
  ['casa em mossoro ou natal', { ...house, cities: ['Mossoró/RN', 'Natal/RN'] }],
  ['casas em niterói, maricá e itaboraí', { ...house, cities: ['Niterói/RJ', 'Maricá/RJ', 'Itaboraí/RJ'] }],
  ['casa São João de Meriti 2 quartos', { ...house, bedrooms: [2], cities: ['São João de Meriti/RJ'] }],
  ['apartamento em ananindeua pará', { ...apartment, cities: ['Ananindeua/PA'] }],
  ['casa governador valadares mg', { ...house, cities: ['Governador Valadares/MG'] }],
  ['casa em porto velho - ro', { ...house, cities: ['Porto Velho/RO'] }],
  ['apartamento vitória da conquista bahia', { ...apartment, cities: ['Vitória da Conquista/BA'] }],
  ['casa são luís', { ...house, cities: ['São Luís/MA'] }],
  ['casa avenida brasil 1500 cascavel', { ...house, cities: ['Cascavel/PR'] }, 'avenida brasil 1500'],
  ['casa na rua goiás em londrina', { ...house, cities: ['Londrina/PR'] }, 'rua goiás'],
  ['preciso comprar um apartamento urgente em contagem', { ...apartment, cities: ['Contagem/MG'] }],
  ['boa tarde, vocês têm casa em itaguaí?', { ...house, cities: ['Itaguaí/RJ'] }],
  ['quero ver casas bem localizadas em goiânia', { ...house, cities: ['Goiânia/GO'] }, 'bem'],
  ['apartamento para alugar em campinas', { ...apartment, cities: ['Campinas/SP'] }, 'alugar'],
  ['melhores ofertas em são paulo', { cities: ['São Paulo/SP'] }, 'melhores'],
  ['apartmento 2 qts em osasco', { ...apartment, bedrooms: [2], cities: ['Osasco/SP'] }],
  ['apartamento fianciado em niterói', { ...apartment, financing: true, cities: ['Niterói/RJ'] }],
  ['apartamento deocupado em recife', { ...apartment, occupancy: 'vacant', cities: ['Recife/PE'] }],
  ['caza em goiania', { ...house, cities: ['Goiânia/GO'] }],
  [
    'Casa 67m² no Parque dos Ipês em Fartura/SP',
    { ...house, areaMin: 60, areaMax: 74, cities: ['Fartura/SP'] },
    'Parque dos Ipês',
  ],
  [
    'Apto. 47m², Santa Terezinha, Piracicaba/SP',
    { ...apartment, areaMin: 42, areaMax: 52, cities: ['Piracicaba/SP'] },
    'Santa Terezinha',
  ],
  [
    'Terreno 1.046m², Desocupado no Recanto das Araucárias em Campos do Jordão/SP',
    {
      ...land,
      areaMin: 941,
      areaMax: 1151,
      areaKind: 'land',
      occupancy: 'vacant',
      cities: ['Campos do Jordão/SP'],
    },
    'Recanto das Araucárias',
  ],
  [
    'Casa 53m², São Vicente, em Belford Roxo/RJ - Ocupada',
    { ...house, areaMin: 47, areaMax: 59, occupancy: 'occupied', cities: ['Belford Roxo/RJ'] },
    'São Vicente',
  ],
  [
    'Casa em Condomínio 81 m² - Setor Parque Tremendão - Goiânia - GO',
    { ...house, areaMin: 72, areaMax: 90, cities: ['Goiânia/GO'] },
    'Condomínio Setor Parque Tremendão',
  ],
];
