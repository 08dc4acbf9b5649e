import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fold } from '../fold.ts';
import { type ReadFilters, readSentence, type Seller, type Stated } from '../sentence.ts';
import { coastalRegions } from './coasts.ts';
import { knownRegions } from './known-regions.ts';
import { brazil, cityId, stateId } from './sentences/brazil.ts';

const today = '2026-11-24';
const read = (text: string, stated: Stated = {}) => readSentence(text, brazil, stated, today);

describe('what no filter says', () => {
  test.each([
    ['casa com churrasqueira goiania', 'churrasqueira'],
    ['goiania churrasqueira casa', 'churrasqueira'],
    ['casa em goiania churrasqueira e edícula', 'churrasqueira e edícula'],
  ])('[SENT-03] an unknown word stops no place: %s', (text, rest) => {
    expect(read(text)).toMatchObject({
      filters: { propertyType: 'house', cityIds: [cityId('Goiânia/GO')] },
      rest,
    });
  });

  test.each(['barato', 'bom', 'bonito', 'melhor', 'novo', 'reformado', 'alugar'])(
    '[SENT-03] what hopes for something stays: %s',
    (word) => expect(read(`casa ${word}`).rest).toBe(word),
  );

  test.each([
    'quero',
    'procuro',
    'estou procurando',
    'preciso de',
    'gostaria de ver',
    'bom dia, quero',
    'tem',
  ])('[SENT-03] words of asking are dropped: %s', (words) =>
    expect(read(`${words} casa em Niterói`)).toMatchObject({ rest: '' }),
  );

  test.each([
    'sem garagem',
    'não aceita financiamento',
    'sem financiamento',
    'não aceita fgts',
    '5 alqueires',
    '40% abaixo do valor de mercado',
    'até 50% de desconto',
    'até 50 de desconto',
    'acima de 60% da avaliação',
    'até 2 vagas',
    'a 200 metros da praia',
    '10 metros de frente',
    'ocupado ou desocupado',
    'sem leilão',
    '3 suítes',
    '1/4 da área total',
    'caixa d’água',
    'entrada de 20 mil',
    'parcelas até 800 reais',
    'prestação até 1.000 reais',
    '500 reais por mês',
    'condomínio até 500 reais',
    '30% de desconto ou menos',
    'desconto de 30% no máximo',
    '30% abaixo da avaliação ou menos',
    'metade do preço ou mais',
    'desconto de mais de 50 mil',
    'desconto acima de 50 mil',
    'com desconto de no mínimo 50 mil',
    'desconto de até 50 mil',
    'de 100 mil e 200 mil',
    '5 x 6 m',
    '10 x 30 x 5 m',
  ])('[SENT-05] is not read as something else: %s', (text) => {
    const { filters, rest } = read(text);
    expect([filters, rest]).toEqual([{}, text]);
  });

  test.each([
    'R$ 50 de desconto',
    'desconto de 40 mil',
    'casa com desconto de 30 m²',
    'desconto de 40,5 mil',
  ])('[SENT-05] a figure of something else is no per cent: %s', (text) =>
    expect([undefined, 1]).toContain(read(text).filters.discountMin),
  );
});

describe('exclusions', () => {
  test.each<[string, Partial<ReadFilters>, string[]]>([
    [
      'casa, não quero leilão judicial',
      { propertyType: 'house', types: ['extrajudicial', 'caixa', 'administrativo', 'voluntario'] },
      ['Menos judicial'],
    ],
    [
      'imóveis que não sejam da Caixa',
      { types: ['judicial', 'extrajudicial', 'administrativo', 'voluntario'] },
      ['Menos Caixa'],
    ],
    [
      'apartamento exceto caixa e judicial',
      { propertyType: 'apartment', types: ['extrajudicial', 'administrativo', 'voluntario'] },
      ['Menos Caixa, judicial'],
    ],
    [
      'casa, não quero leilão administrativo nem voluntário',
      { propertyType: 'house', types: ['judicial', 'extrajudicial', 'caixa'] },
      ['Menos administrativo, voluntário'],
    ],
    ['tudo menos terreno ou casa', { subcategoryIds: [2, 4, 5, 6, 10, 11] }, ['Menos terrenos, casas']],
    ['não quero terreno nem casa', { subcategoryIds: [2, 4, 5, 6, 10, 11] }, ['Menos terrenos, casas']],
    [
      'casa, sem ser venda online',
      { propertyType: 'house', modalities: ['direct', 'tender', 'sfi', 'judicial', 'extrajudicial'] },
      ['Menos venda online'],
    ],
    ['judicial ou caixa, menos caixa', { types: ['judicial'] }, ['Menos Caixa']],
    ['casa, menos terreno', { propertyType: 'house' }, ['Menos terrenos']],
  ])('[SENT-23] is left out by choosing the rest: %s', (text, filters, labels) => {
    const { chips, rest, denied, ...reading } = read(text);
    expect(reading.filters).toEqual(filters);
    expect(chips.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
    expect([rest, denied]).toEqual(['', undefined]);
  });

  test.each<[string, Partial<ReadFilters>, string[]]>([
    ['casa mas não quero primeira praça', { propertyType: 'house' }, ['mas não quero primeira praça']],
    ['apartamento, menos kitnet', { propertyType: 'apartment' }, ['menos kitnet']],
    ['apartamento sem ser cobertura', { propertyType: 'apartment' }, ['sem ser cobertura']],
    ['casa que não seja em condomínio', { propertyType: 'house' }, ['que não seja em condomínio']],
    ['casa, menos casa', { propertyType: 'house' }, ['menos casa']],
    ['exceto Bahia', {}, ['exceto Bahia']],
  ])('[SENT-23] are reported where no filter excludes them: %s', (text, filters, denied) => {
    const reading = read(text);
    expect(reading.filters).toEqual(filters);
    expect([reading.denied, reading.rest]).toEqual([denied, '']);
  });

  test('[SENT-25] gives way to a filter that is stated', () => {
    const { filters, overruled } = read('casa, não quero judicial', { type: true });
    expect([filters, overruled]).toEqual([{ propertyType: 'house' }, ['não quero judicial']]);
  });
});

test.each<[string, Partial<ReadFilters>, string]>([
  ['casa em 13010-000', { propertyType: 'house' }, '13010-000'],
  ['Rua A, CEP: 74.000-000', {}, 'CEP: 74.000-000'],
  ['edital 0012/2026', {}, 'edital 0012/2026'],
  ['edital nº 3014/0226-CPA/RE', {}, 'edital nº 3014/0226-CPA/RE'],
  [
    'casa edital 0123/2026 em Goiânia',
    { propertyType: 'house', cityIds: [cityId('Goiânia/GO')] },
    'edital 0123/2026',
  ],
])('[SENT-26] a number that no list has is not searched by: %s', (text, filters, number) => {
  const { unlisted, rest, ...reading } = read(text);
  expect([reading.filters, unlisted]).toEqual([filters, [number]]);
  expect(rest).not.toMatch(/\d/);
});

describe('days', () => {
  // Today is Tuesday, 24/11/2026.
  test.each<[string, Partial<ReadFilters>]>([
    ['leilão depois de amanhã', { dateFrom: '2026-11-26', dateTo: '2026-11-26' }],
    ['encerra até depois de amanhã', { dateTo: '2026-11-26' }],
    ['leilão antes de dezembro', { dateTo: '2026-11-30' }],
    ['leilão antes de hoje', { dateTo: '2026-11-23' }],
    ['leilão antes de 10/12', { dateTo: '2026-12-09' }],
    ['leilão depois de dezembro', { dateFrom: '2027-01-01' }],
    ['leilão após 31/12', { dateFrom: '2027-01-01' }],
    ['leilão depois de 1º de dezembro', { dateFrom: '2026-12-02' }],
    ['leilão a partir de 1º de dezembro', { dateFrom: '2026-12-01' }],
    ['leilão desde dezembro', { dateFrom: '2026-12-01' }],
    ['leilão de 20/11 a 05/12', { dateFrom: '2026-11-20', dateTo: '2026-12-05' }],
    ['leilão entre 28 de dezembro e 5 de janeiro', { dateFrom: '2026-12-28', dateTo: '2027-01-05' }],
    ['leilão a partir de 05/12 até 10/12', { dateFrom: '2026-12-05', dateTo: '2026-12-10' }],
    ['leilão na quarta', { dateFrom: '2026-11-25', dateTo: '2026-11-25' }],
    // Days that adjoin.
    ['hoje ou amanhã', { dateFrom: '2026-11-24', dateTo: '2026-11-25' }],
    ['leilão hoje e amanhã', { dateFrom: '2026-11-24', dateTo: '2026-11-25' }],
    ['leilão hoje, amanhã e depois de amanhã', { dateFrom: '2026-11-24', dateTo: '2026-11-26' }],
    ['leilão amanhã e hoje', { dateFrom: '2026-11-24', dateTo: '2026-11-25' }],
    ['leilão dia 10 ou 11 de dezembro', { dateFrom: '2026-12-10', dateTo: '2026-12-11' }],
    ['leilão dia 10 ou dia 11 de dezembro', { dateFrom: '2026-12-10', dateTo: '2026-12-11' }],
    ['leilão nos dias 10, 11 e 12 de dezembro', { dateFrom: '2026-12-10', dateTo: '2026-12-12' }],
    ['leilão dia 10 e 11', { dateFrom: '2026-12-10', dateTo: '2026-12-11' }],
    ['leilão em 10/12 e 11/12', { dateFrom: '2026-12-10', dateTo: '2026-12-11' }],
    ['leilão 10 e 11/12/2026', { dateFrom: '2026-12-10', dateTo: '2026-12-11' }],
    ['leilão 10/12 a 15/12', { dateFrom: '2026-12-10', dateTo: '2026-12-15' }],
    ['dia 30 de novembro e 1 de dezembro', { dateFrom: '2026-11-30', dateTo: '2026-12-01' }],
    ['leilões em novembro e dezembro', { dateFrom: '2026-11-24', dateTo: '2026-12-31' }],
    ['leilões de novembro e dezembro', { dateFrom: '2026-11-24', dateTo: '2026-12-31' }],
    ['leilões em novembro, dezembro e janeiro', { dateFrom: '2026-11-24', dateTo: '2027-01-31' }],
    ['leilão em dezembro ou em janeiro', { dateFrom: '2026-12-01', dateTo: '2027-01-31' }],
    ['esta semana ou semana que vem', { dateFrom: '2026-11-24', dateTo: '2026-12-06' }],
    ['leilão na sexta ou no sábado', { dateFrom: '2026-11-27', dateTo: '2026-11-28' }],
    ['até hoje ou amanhã', { dateTo: '2026-11-25' }],
    ['até 10 ou 11 de dezembro', { dateTo: '2026-12-11' }],
    // Of days that do not adjoin an open end takes its own.
    ['até 10/12 ou 20/12', { dateTo: '2026-12-20' }],
    ['leilão até dia 10 ou 20', { dateTo: '2026-12-20' }],
    ['leilão a partir de 10/12 ou 20/12', { dateFrom: '2026-12-10' }],
    ['leilão depois de 10/12 ou 20/12', { dateFrom: '2026-12-11' }],
    ['leilão antes de 10/12 ou 20/12', { dateTo: '2026-12-19' }],
    // What has begun not long ago.
    ['até R$ 250000 leilão a partir de 23/11', { priceMax: 250_000_00, dateFrom: '2026-11-23' }],
    ['leilão a partir de 23/11', { dateFrom: '2026-11-23' }],
    ['leilão depois de 20/11', { dateFrom: '2026-11-21' }],
    ['leilão desde 1º de outubro', { dateFrom: '2026-10-01' }],
    ['leilão depois de outubro', { dateFrom: '2026-11-01' }],
    ['leilão desde 28/05', { dateFrom: '2026-05-28' }],
    ['leilão desde 20/05', { dateFrom: '2027-05-20' }],
    ['leilão a partir de 23/11/2027', { dateFrom: '2027-11-23' }],
    ['leilão a partir de 23/11/27', { dateFrom: '2027-11-23' }],
    ['leilão a partir do dia 20', { dateFrom: '2026-12-20' }],
  ])('[SENT-02] %s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, rest: '' });
    expect(read(text).filters).toEqual(filters);
  });

  test.each([
    ['leilão dia 10 e 12 de dezembro', 'dia 10 e 12 de dezembro'],
    ['leilão de 10 e 12 de dezembro', '10 e 12 de dezembro'],
    ['leilão em 10/12 ou 15/12', '10/12 ou 15/12'],
    ['leilão em 10/12, 15/12', '10/12, 15/12'],
    ['leilão em novembro e janeiro', 'novembro e janeiro'],
    ['leilão amanhã ou em dezembro', 'amanhã ou em dezembro'],
    ['até 23/11 ou 10/12', 'até 23/11 ou 10/12'],
    ['leilão dias 29 e 31 de novembro', 'dias 29 e 31 de novembro'],
  ])('[SENT-05] of days that do not adjoin none is read: %s', (text, rest) => {
    const reading = read(text);
    expect([reading.filters, reading.rest]).toEqual([{}, rest]);
  });

  test('[SENT-05] a weekday after a comma is no other day', () =>
    expect(read('leilão dia 10/12, quinta').filters).toEqual({
      dateFrom: '2026-12-10',
      dateTo: '2026-12-10',
    }));

  test('[SENT-02] a start in the old year is past in January', () =>
    expect(readSentence('desde 20/12', brazil, {}, '2027-01-05').filters).toEqual({
      dateFrom: '2026-12-20',
    }));

  test('[SENT-05] what ends before it begins is no range of days', () =>
    expect(read('leilão de 05/12/2027 a 01/01/2027').filters).toEqual({}));
});

test.each([
  ['40 a 60% de desconto', 'a 60%'],
  ['de 40% a 60% de desconto', 'a 60%'],
  ['desconto de 40% a 60%', 'a 60%'],
  ['40-60% de desconto', '-60%'],
  ['com desconto entre 40 e 60 %', 'e 60 %'],
  ['com desconto entre 40 e 60', 'e 60'],
  ['entre 40 e 60% abaixo da avaliação', 'e 60%'],
  ['desconto mínimo 40% máximo 60%', 'máximo 60%'],
])('[SENT-05] of a range of discounts the minimum is read and the maximum reported: %s', (text, maxText) => {
  const { filters, chips, rest, apart } = read(text);
  expect([filters, rest, apart]).toEqual([{ discountMin: 40 }, '', [maxText]]);
  expect(chips).toEqual([{ kind: 'discount', label: '40 % ou mais de desconto', text }]);
});

test('[SENT-25] beside a discount of its own a range says nothing of its most', () =>
  expect(read('casa com desconto entre 40 e 60%', { discount: true })).toMatchObject({
    filters: { propertyType: 'house' },
    overruled: ['com desconto entre 40 e 60%'],
  }));

test.each([
  'com desconto de até 50%',
  'com desconto máximo de 60%',
  'com desconto inferior a 30%',
  'com desconto de 50 mil',
  'R$ 50 mil de desconto',
  'mais da metade do preço',
  'acima da metade da avaliação',
  'metade do valor de mercado',
])('[SENT-05] no discount and no price is read: %s', (text) => {
  const { filters, rest } = read(text);
  expect([filters, rest]).toEqual([{}, text]);
});

test.each<[string, ReadFilters]>([
  ['por menos da metade da avaliação', { discountMin: 50 }],
  ['até metade da avaliação', { discountMin: 50 }],
  ['no máximo a metade do preço', { discountMin: 50 }],
  ['com desconto entre 100 e 200 mil', { discountMin: 1, priceMin: 100_000_00, priceMax: 200_000_00 }],
  ['com desconto até 200 mil', { discountMin: 1, priceMax: 200_000_00 }],
])('[SENT-02] a discount beside its neighbours: %s', (text, filters) => {
  const reading = read(text);
  expect([reading.filters, reading.rest]).toEqual([filters, '']);
});

describe('towns that are enumerated', () => {
  test.each<[string, string[], string]>([
    [
      'casa em santos, são vicente e praia grande até 400 mil',
      ['Santos/SP', 'São Vicente/SP', 'Praia Grande/SP'],
      '',
    ],
    ['apartamento itu, salto ou indaiatuba', ['Itu/SP', 'Salto/SP', 'Indaiatuba/SP'], ''],
    [
      'em santos, em são vicente, e em praia grande/SP',
      ['Santos/SP', 'São Vicente/SP', 'Praia Grande/SP'],
      '',
    ],
    ['casa em campinas, valinhos ou vinhedo', ['Campinas/SP', 'Valinhos/SP', 'Vinhedo/SP'], ''],
    ['casa em guarulhos, são paulo ou osasco', ['Guarulhos/SP', 'São Paulo/SP', 'Osasco/SP'], ''],
    ['casa em aracaju, maceió e recife', ['Aracaju/SE', 'Maceió/AL', 'Recife/PE'], ''],
    ['casa em Boa Viagem, Recife e Olinda', ['Recife/PE', 'Olinda/PE'], 'Boa Viagem'],
    ['casa em Guarulhos, São Paulo', ['Guarulhos/SP'], ''],
  ])('[SENT-04] are each read: %s', (text, cities, rest) => {
    const reading = read(text);
    expect(reading.filters.cityIds).toEqual(cities.map((city) => cityId(city)).toSorted((a, b) => a - b));
    expect([reading.filters.stateIds, reading.rest]).toEqual([undefined, rest]);
  });

  test.each([
    'casa em pinheiros, lapa e perdizes',
    'casa em bela vista, liberdade e consolação',
    'rua campinas, valinhos e vinhedo',
  ])('[SENT-05] neighbourhoods of their names are none: %s', (text) =>
    expect(read(text).filters.cityIds).toBeUndefined(),
  );

  test.each([
    ['casa são bernardo', undefined],
    ['casa em são bernardo', [cityId('São Bernardo do Campo/SP')]],
  ])("[SENT-05] a town's short name that more neighbourhoods have needs an 'em': %s", (text, cityIds) => {
    const places = { ...brazil, neighborhoods: (name: string) => (name === 'sao bernardo' ? 50 : 0) };
    expect(readSentence(text, places).filters.cityIds).toEqual(cityIds);
  });

  test.each([
    ['casa em Mogi-Mirim', 'Mogi Mirim/SP'],
    ['casa em mogi-guaçu/sp', 'Mogi Guaçu/SP'],
    ['casa em São João del-Rei', 'São João del Rei/MG'],
  ])('[SENT-04] a hyphen parts a name of several words: %s', (text, city) =>
    expect(read(text)).toMatchObject({ filters: { cityIds: [cityId(city)] }, rest: '' }),
  );
});

describe('regions that people name', () => {
  test.each([...knownRegions, ...coastalRegions])(
    '[SENT-27] $name has each of its towns',
    ({ cities, uf }) => {
      expect(new Set(cities.map((city) => cityId(`${city}/${uf}`))).size).toBe(cities.length);
    },
  );

  test.each([
    ['casa na Baixada Santista', 'Baixada Santista', 9],
    ['litoral norte de SP', 'Litoral norte de São Paulo', 4],
    ['litoral sul paulista', 'Litoral sul de São Paulo', 7],
    ['litoral de são paulo', 'Litoral de São Paulo', 16],
    ['ABC', 'ABC paulista', 7],
    ['no alto tietê', 'Alto Tietê', 10],
    ['vale do paraíba - SP', 'Vale do Paraíba', 35],
    ['região dos lagos', 'Região dos Lagos', 7],
    ['costa verde (RJ)', 'Costa Verde', 3],
    ['litoral do rio de janeiro', 'Litoral do Rio de Janeiro', 19],
    ['litoral do rj', 'Litoral do Rio de Janeiro', 19],
    ['litoral fluminense', 'Litoral do Rio de Janeiro', 19],
    ['na baixada fluminense', 'Baixada Fluminense', 13],
    ['região serrana do rio', 'Região Serrana do Rio de Janeiro', 14],
    ['norte fluminense', 'Norte fluminense', 9],
    ['triângulo mineiro', 'Triângulo Mineiro', 35],
    ['casa na serra gaúcha', 'Serra Gaúcha', 23],
    ['casa no sul de minas', 'Sul de Minas', 146],
    ['sul de minas gerais', 'Sul de Minas', 146],
    ['região sul de Minas', 'Sul de Minas', 146],
    ['sul/sudoeste de minas', 'Sul de Minas', 146],
    ['no sul do estado de MG', 'Sul de Minas', 146],
    ['sul mineiro', 'Sul de Minas', 146],
    ['região do triângulo mineiro', 'Triângulo Mineiro', 35],
    ['na região da baixada santista', 'Baixada Santista', 9],
    ['vale do aço', 'Vale do Aço', 4],
    ['litoral paranaense', 'Litoral do Paraná', 7],
    ['litoral alagoano', 'Litoral de Alagoas', 15],
    ['no litoral da Bahia', 'Litoral da Bahia', 30],
    ['litoral do ceará', 'Litoral do Ceará', 20],
    ['litoral ES', 'Litoral do Espírito Santo', 14],
    ['litoral paraibano', 'Litoral da Paraíba', 10],
    ['litoral de PE', 'Litoral de Pernambuco', 14],
    ['litoral piauiense', 'Litoral do Piauí', 4],
    ['litoral potiguar', 'Litoral do Rio Grande do Norte', 23],
    ['litoral do estado do rio grande do sul', 'Litoral do Rio Grande do Sul', 16],
    ['litoral norte do rs', 'Litoral norte do Rio Grande do Sul', 11],
    ['litoral de sc', 'Litoral de Santa Catarina', 27],
    ['litoral de SE', 'Litoral de Sergipe', 7],
  ])('[SENT-27] %s', (text, label, count) => {
    const { filters, chips, rest } = read(text);
    expect(chips.filter(({ kind }) => kind === 'city').map((chip) => chip.label)).toEqual([label]);
    expect([filters.cityIds?.length, filters.stateIds, rest]).toEqual([count, undefined, '']);
  });

  test('[SENT-27] the south of Minas is that of IBGE', () => {
    const { cityIds } = read('sul de minas').filters;
    const cities = ['Andradas', 'Bocaina de Minas', 'Capitólio', 'Extrema', 'Passos', 'Varginha'];
    const beyond = ['Campo Belo', 'Lavras', 'Piumhi', 'Uberaba'];
    expect(cityIds).toEqual(expect.arrayContaining(cities.map((city) => cityId(`${city}/MG`))));
    for (const city of beyond) expect(cityIds).not.toContain(cityId(`${city}/MG`));
  });

  test.each([
    'avenida baixada santista',
    'casa no jardim abc',
    'região serrana do espírito santo',
    'costa verde e mar',
  ])('[SENT-27] no such region: %s', (text) => expect(read(text).filters).not.toHaveProperty('cityIds'));

  test('[SENT-27] is left out of a state', () => {
    const { filters, chips } = read('casa em sp, menos a baixada santista');
    expect(filters.stateIds).toEqual([stateId('SP')]);
    expect(filters.excludedCityIds).toHaveLength(9);
    expect(chips.at(-1)).toEqual({
      kind: 'excludedCity',
      label: 'Menos Baixada Santista',
      text: 'menos a baixada santista',
    });
  });
});

test('[SENT-26] an edital único is a kind of sale', () => {
  expect(read('edital único').filters).toEqual({ modalities: ['sfi'] });
});

test.each(['pelo menos 2 quartos', 'casa em Juiz de Fora', 'processo 1023456-78.2023.8.26.0100'])(
  '[SENT-23] nothing is left out of: %s',
  (text) => {
    const { apart, denied, unlisted } = read(text);
    expect([apart, denied, unlisted]).toEqual([undefined, undefined, undefined]);
  },
);

test.each([
  ['https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=8444412345678', '8444412345678'],
  ['www.leiloes.example/apartamento-80-m2-sao-paulo-sp-j98765', 'j98765'],
  ['https://www.leiloes.example/judicial/casas', 'https://www.leiloes.example/judicial/casas'],
])('[SENT-24] of a web address nothing but its number is read: %s', (text, rest) =>
  expect(read(text)).toEqual({ filters: {}, chips: [], rest }),
);

describe('places', () => {
  test.each([
    'zona sul',
    'asa norte',
    'litoral norte',
    'lado sul da cidade',
    'rua São Paulo',
    'avenida Goiás',
    'av. Paulista',
    'jardim Brasília',
    'edifício Recife',
    'perto do rio',
    'perto da praia',
    'casa grande demais',
  ])('[SENT-04] no place: %s', (text) => {
    const { filters } = read(text);
    expect(filters).not.toHaveProperty('region');
    expect(filters).not.toHaveProperty('stateIds');
    expect(filters).not.toHaveProperty('cityIds');
  });

  test('[SENT-04] without an index of what is near, nearness stays in words', () => {
    const places = { ...brazil };
    delete places.near;
    expect(readSentence('casa perto de Goiânia', places)).toMatchObject({
      filters: { propertyType: 'house' },
      rest: 'perto de Goiânia',
    });
  });

  test('[SENT-04] an excluded name of several cities is the one of the requested state', () => {
    expect(read('goiás menos planaltina').filters).toEqual({
      stateIds: [stateId('GO')],
      excludedCityIds: [cityId('Planaltina/GO')],
    });
  });

  test('[SENT-04] a district of no city there is no namesake elsewhere', () => {
    expect(read('casa em Taguatinga/DF').filters).toEqual({
      propertyType: 'house',
      stateIds: [stateId('DF')],
    });
  });

  test('[SENT-02] chips show a filter in the words of the sentence', () => {
    const { chips } = read('apartameto no interior de SP menos Campinas, perto de Bauru, encerra até 15/12');
    expect(chips).toEqual([
      { kind: 'propertyType', label: 'Apartamentos', text: 'apartameto' },
      { kind: 'state', label: 'São Paulo, menos São Paulo', text: 'no interior de SP' },
      { kind: 'excludedCity', label: 'Menos Campinas - SP', text: 'menos Campinas' },
      { kind: 'city', label: 'Até 40 km de Bauru - SP', text: 'perto de Bauru' },
      { kind: 'dates', label: 'Encerra até 15/12/2026', text: 'encerra até 15/12' },
    ]);
  });
});

test.each([
  ['2027-01-30', 'dia 30', '2027-01-30'],
  ['2027-01-31', 'dia 30', '2027-03-30'],
  ['2028-01-30', 'dia 29', '2028-02-29'],
  ['2027-01-30', 'dia 29', '2027-03-29'],
  ['2027-11-30', 'dia 31', '2027-12-31'],
  ['2027-12-31', 'dia 30', '2028-01-30'],
  ['2027-12-31', 'dia 32', undefined],
])('[SENT-02] on %s the next %s is %s', (day, text, date) => {
  expect(readSentence(`leilão até ${text}`, brazil, {}, day).filters.dateTo).toBe(date);
});

test('[SENT-02] relative days need to know today, full dates do not', () => {
  expect(readSentence('encerra esta semana', brazil)).toMatchObject({
    filters: {},
    rest: 'encerra esta semana',
  });
  expect(readSentence('encerra até 15/12/2026', brazil)).toMatchObject({ filters: { dateTo: '2026-12-15' } });
  expect(readSentence('até 31/02/2026', brazil).filters).toEqual({});
});

test('[SENT-02] the year turns for days and months that are over', () => {
  expect(read('encerra até 10/01').filters).toEqual({ dateTo: '2027-01-10' });
  expect(readSentence('este mês', brazil, {}, '2026-12-31').filters).toEqual({
    dateFrom: '2026-12-31',
    dateTo: '2026-12-31',
  });
  expect(readSentence('mês que vem', brazil, {}, '2026-12-31').filters).toEqual({
    dateFrom: '2027-01-01',
    dateTo: '2027-01-31',
  });
  expect(readSentence('esta semana', brazil, {}, '2026-11-29').filters).toEqual({
    dateFrom: '2026-11-29',
    dateTo: '2026-11-29',
  });
});

test('[SENT-05] one figure of an area is 10 % around it, and the chip says so', () => {
  expect(read('apartamento de 80 m²').chips.at(-1)).toEqual({
    kind: 'area',
    label: '72 a 88 m²',
    text: 'de 80 m²',
  });
  expect(read('terreno 300m2').chips.at(-1)?.label).toBe('270 a 330 m² de terreno');
});

test.each<[keyof Stated, string]>([
  ['bedrooms', '3 quartos'],
  ['parking', '2 vagas'],
  ['area', 'acima de 80 m2'],
  ['squareMetre', 'até 3 mil o m2'],
  ['discount', '50% de desconto'],
  ['financing', 'aceita financiamento'],
  ['fgts', 'com fgts'],
  ['modality', 'venda online'],
  ['occupancy', 'desocupado'],
  ['dates', 'encerra amanhã'],
  ['place', 'nordeste'],
])('[SENT-02] what is stated on its own is not read: %s', (stated, text) => {
  expect(read(text).filters).not.toEqual({});
  const { filters, rest, overruled } = read(text, { [stated]: true });
  expect(filters).toEqual({});
  expect([[rest, overruled]]).toEqual(
    expect.arrayContaining([
      /\d|amanhã/.test(text) ? ['', [text]] : [expect.stringContaining(text.split(' ').at(-1)!), undefined],
    ]),
  );
});

test('[SENT-25] figures of what is stated on its own are reported, and not searched by', () =>
  expect(read('casa em goiânia até 200 mil, 3 quartos', { price: true })).toEqual({
    filters: { propertyType: 'house', cityIds: [cityId('Goiânia/GO')], bedrooms: [3] },
    chips: expect.anything() as unknown,
    rest: '',
    overruled: ['até 200 mil'],
  }));

test.each([
  ['aprtamento', 'propertyType'],
  ['apartamneto', 'propertyType'],
  ['tereno', 'propertyType'],
  ['2 quarots', 'bedrooms'],
  ['garajem', 'parkingMin'],
  ['desocupdo', 'occupancy'],
  ['finaciamento', 'financing'],
])('[SENT-06] a mistake is read as the word meant: %s', (text, filter) => {
  const { filters, chips } = read(text);
  expect(filters).toHaveProperty(filter);
  expect(chips[0]?.text).toBe(text);
});

test.each([
  'térreo',
  'quatro',
  'quadros',
  'fazendo',
  'cobrado',
  'Galvão',
  'Galeão',
  'sudoeste',
  'desocupação',
  'financeira',
])('[SENT-06] a right word of its own is left alone: %s', (word) =>
  expect(read(`casa ${word}`)).toMatchObject({ filters: { propertyType: 'house' }, rest: word }),
);
test('[SENT-06] a name of a place is no mistake', () => {
  expect(read('casa em Terenos')).toMatchObject({ filters: { cityIds: [cityId('Terenos/MS')] }, rest: '' });
});

const words = (
  'apartamento casa ou e em no na de do da com sem até entre acima abaixo mais menos R$ 200 mil 1,5 milhão 2 3 10x30 quartos ' +
  '2/4 vagas garagem m2 m² metros hectares terreno área privativa % desconto 50% avaliação metade preço o por metro ' +
  'quadrado aceita financiamento fgts não venda direta online licitação sfi judicial caixa sobrado sala comercial ' +
  'ocupado desocupado vaga encerra amanhã hoje 15/12 esta semana mês dezembro dia nordeste sul região zona perto grande ' +
  'metropolitana interior capital capitais exceto fora São Paulo SP Goiânia Recife/PE Natal rio juiz Campo Grande ' +
  'apartameto garajem barato quero bairro , / - ( ) . + é\u0301 ª ’'
).split(' ');
const sentence = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ').slice(0, 400)),
  fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((some) => some.join('').slice(0, 400)),
);
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

test('[SENT-07] any text can be read: chips and rest say nothing that the text does not', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { chips, rest } = read(text);
      const said = wordsOf(text);
      for (const word of wordsOf([...chips.map((chip) => chip.text), rest].join(' '))) {
        const position = said.indexOf(word);
        expect(position).toBeGreaterThanOrEqual(0);
        said.splice(position, 1);
      }
    }),
    { numRuns: 1500 },
  );
});

test('[SENT-07] ranges run upwards, lists have each value once, days exist', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { filters } = read(text);
      for (const [min, max] of [
        [filters.areaMin, filters.areaMax],
        [filters.squareMetreMin, filters.squareMetreMax],
      ])
        if (min != null && max != null) expect(min).toBeLessThanOrEqual(max);
      const { bedrooms, cityIds, excludedCityIds, kinds, modalities } = filters;
      for (const list of [bedrooms, cityIds, excludedCityIds, kinds, modalities]) {
        expect(list).not.toEqual([]);
        expect(new Set<unknown>(list).size).toBe(list?.length ?? 0);
      }
      for (const day of [filters.dateFrom, filters.dateTo])
        if (day != null) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }),
    { numRuns: 1000 },
  );
});

test('[SENT-07] no text of 400 characters takes long', () => {
  const repeated = fc
    .array(
      fc.oneof(fc.constantFrom(...words), fc.constantFrom('1', 'a', ' ', '.', ',', '1.', 'de ', 'ate ')),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((some) => some.join(' ').repeat(400).slice(0, 400));
  fc.assert(
    fc.property(repeated, (text) => {
      // A few ms of a machine at rest; what backtracks would take seconds, each time.
      const spent = Array.from({ length: 3 }, () => {
        const start = performance.now();
        read(text);
        return performance.now() - start;
      });
      expect(Math.min(...spent)).toBeLessThan(300);
    }),
    { numRuns: 300 },
  );
});

test('[SENT-05] money for something else leaves the price to be read', () => {
  expect(read('casa com entrada de 20 mil até 200 mil')).toMatchObject({
    filters: { propertyType: 'house', priceMax: 20_000_000 },
    rest: 'entrada de 20 mil',
  });
  expect(read('casa em condomínio até 200 mil').filters).toEqual({
    propertyType: 'house',
    priceMax: 20_000_000,
  });
});

test.each([
  ['casa 120m2 terreno 250m2', 'terreno 250m2'],
  ['terreno 250m2 casa 120m2', 'terreno 250m2'],
  ['casa de 120 m² em terreno de 250 m²', 'terreno de 250 m²'],
])(
  '[SENT-02][SENT-20] of a house and its plot the house is measured, and the plot reported: %s',
  (text, plot) => {
    expect(read(text)).toMatchObject({
      filters: { propertyType: 'house', areaMin: 108, areaMax: 132 },
      rest: '',
      apart: [plot],
    });
    expect(read(text, { area: true }).overruled).toEqual(expect.arrayContaining([plot]));
  },
);

describe('who sells', () => {
  const known = new Map<string, Seller>([
    ['mega leiloes', { name: 'Mega Leilões', source: 'mega' }],
    ['frazao', { name: 'Frazão', auctioneerId: 7 }],
    ['paineira s a', { name: 'Paineira S/A', auctioneerId: 8 }],
    ['casa propria', { name: 'Casa Própria', auctioneerId: 9 }],
  ]);
  const index = { ...brazil, sellers: (folded: string) => known.get(folded) ?? null };

  test.each<[string, object, string]>([
    [
      'casa mega leilões em Goiânia',
      { propertyType: 'house', sources: ['mega'], cityIds: [cityId('Goiânia/GO')] },
      '',
    ],
    ['apartamento da Mega Leilões', { propertyType: 'apartment', sources: ['mega'] }, ''],
    ['terreno leiloeiro Frazão', { propertyType: 'land', auctioneerIds: [7] }, ''],
    ['galpão pelo Frazão', { propertyType: 'shed', auctioneerIds: [7] }, ''],
    ['casa da paineira S/A', { propertyType: 'house', auctioneerIds: [8] }, ''],
    ['casa na rua frazao', { propertyType: 'house' }, 'rua frazao'],
    ['casa própria', { propertyType: 'house' }, ''],
  ])('[SENT-08] %s', (text, filters, rest) => {
    expect(readSentence(text, index, {}, today)).toMatchObject({ filters, rest });
    expect(readSentence(text, index, {}, today).filters).toEqual(filters);
  });

  test('[SENT-08] stated on their own they win, and the words stay', () => {
    expect(readSentence('casa da Mega Leilões', index, { seller: true }, today)).toEqual({
      filters: { propertyType: 'house' },
      chips: [{ kind: 'propertyType', label: 'Casas', text: 'casa' }],
      rest: 'Mega Leilões',
    });
  });
});

describe('several states', () => {
  const states = (...ufs: string[]) => ufs.map(stateId).toSorted((a, b) => a - b);

  test.each([
    ['casas em MG ou SP', ['MG', 'SP']],
    ['casas em SP, MG e RJ', ['SP', 'MG', 'RJ']],
    ['casas em São Paulo ou Minas Gerais', ['SP', 'MG']],
    ['casas em Minas Gerais e no Rio de Janeiro', ['MG', 'RJ']],
    ['casas no estado de São Paulo e Rio de Janeiro', ['SP', 'RJ']],
    ['casas GO/DF', ['GO', 'DF']],
    ['casas sp rj', ['SP', 'RJ']],
    ['casas PA ou MA', ['PA', 'MA']],
  ])('[RULE-06][SENT-02] %s', (text, ufs) => {
    const { filters, rest, chips } = read(text);
    expect({ filters, rest }).toEqual({
      filters: { propertyType: 'house', stateIds: states(...ufs) },
      rest: '',
    });
    expect(chips.filter(({ kind }) => kind === 'state')).toHaveLength(ufs.length);
  });

  test.each([
    ['casas em São Paulo e Rio de Janeiro', ['São Paulo/SP', 'Rio de Janeiro/RJ']],
    ['casas em Campinas, SP e Belo Horizonte, MG', ['Campinas/SP', 'Belo Horizonte/MG']],
    ['casas em Uberaba/MG e Campinas/SP', ['Uberaba/MG', 'Campinas/SP']],
  ])('[SENT-02] cities stay cities: %s', (text, names) =>
    expect(read(text).filters).toEqual({
      propertyType: 'house',
      cityIds: names.map(cityId).toSorted((a, b) => a - b),
    }),
  );

  test.each([
    ['casas em Campinas ou em Minas Gerais', ['Campinas/SP'], ['MG']],
    ['casas em Campinas ou MG', ['Campinas/SP'], ['MG']],
    ['casas em Campinas ou em Minas', ['Campinas/SP'], ['MG']],
    ['casas em Campinas e no estado de Minas Gerais', ['Campinas/SP'], ['MG']],
    ['casas em Minas Gerais ou Campinas', ['Campinas/SP'], ['MG']],
    ['casas em MG ou em Campinas', ['Campinas/SP'], ['MG']],
    ['casas em Campinas ou na Bahia', ['Campinas/SP'], ['BA']],
    ['casas em Goiânia ou no Paraná', ['Goiânia/GO'], ['PR']],
    ['casas em Campinas/SP ou no Paraná', ['Campinas/SP'], ['PR']],
    ['casas em Campinas, Santos ou Minas Gerais', ['Campinas/SP', 'Santos/SP'], ['MG']],
    ['casas em Campinas ou Goiânia ou no Paraná', ['Campinas/SP', 'Goiânia/GO'], ['PR']],
    ['casas em Campinas, Minas Gerais ou Bahia', ['Campinas/SP'], ['MG', 'BA']],
    ['casas em Campinas, SP, MG ou BA', ['Campinas/SP'], ['MG', 'BA']],
    ['casas em MG, BA ou Campinas', ['Campinas/SP'], ['MG', 'BA']],
    ['casas em Minas Gerais ou em Campinas e Santos', ['Campinas/SP', 'Santos/SP'], ['MG']],
    ['casas na capital do Paraná ou em Minas Gerais', ['Curitiba/PR'], ['MG']],
    ['casas em Uberaba ou no estado de São Paulo', ['Uberaba/MG'], ['SP']],
  ])('[SENT-04] a city or a whole state: %s', (text, cities, ufs) => {
    const { filters, rest, apart } = read(text);
    expect({ filters, rest, apart }).toEqual({
      filters: {
        propertyType: 'house',
        cityIds: cities.map(cityId).toSorted((a, b) => a - b),
        stateIds: states(...ufs),
      },
      rest: '',
    });
  });

  test.each([
    ['casas em Santos ou Rio de Janeiro', { cityIds: ['Santos/SP', 'Rio de Janeiro/RJ'].map(cityId) }],
    ['casas em São Paulo ou Bahia', { stateIds: states('SP', 'BA') }],
    ['casas em Uberaba, Minas Gerais', { cityIds: [cityId('Uberaba/MG')] }],
  ])('[SENT-04] cities alone, states alone: %s', (text, places) => {
    const { filters, rest } = read(text);
    const sorted = Object.fromEntries(
      Object.entries(places).map(([name, ids]) => [name, ids.toSorted((a, b) => a - b)]),
    );
    expect({ filters, rest }).toEqual({ filters: { propertyType: 'house', ...sorted }, rest: '' });
  });

  test.each([['casas em Campinas, MG', ['Campinas/SP'], ['MG']]])(
    '[SENT-20] beside a city another state is said to be left out: %s',
    (text, cities, apart) => {
      const { filters, rest, apart: leftOut } = read(text);
      expect({ filters, rest, leftOut }).toEqual({
        filters: { propertyType: 'house', cityIds: cities.map(cityId).toSorted((a, b) => a - b) },
        rest: '',
        leftOut: apart,
      });
    },
  );

  test.each([
    'casas em Campinas/SP',
    'casas em Campinas e se possível com piscina',
    'casas em Campinas ou São Paulo',
  ])('[SENT-20] nothing is left out of %s', (text) => expect(read(text).apart).toBeUndefined());

  test('[SENT-02] words that are spelt like states are none: casa pa e ma', () =>
    expect(read('casa pa e ma')).toMatchObject({ filters: { propertyType: 'house' }, rest: 'pa e ma' }));

  test('[SENT-02] a city is left out of whichever of them it lies in, their capitals all at once', () => {
    const sulWithout = (...cities: string[]) => ({
      propertyType: 'house',
      stateIds: states('SC', 'PR'),
      excludedCityIds: cities.map(cityId).toSorted((a, b) => a - b),
    });
    expect(read('casas em SC e PR menos Londrina').filters).toEqual(sulWithout('Londrina/PR'));
    expect(read('casas em SC e PR menos a capital').filters).toEqual(
      sulWithout('Curitiba/PR', 'Florianópolis/SC'),
    );
  });
});
