/**
 * How many of the 32,547 rows of Caixa's list of 2026-01-08 lie in a state, and its municipalities with most of them.
 */
interface StateShare {
  uf: string;
  rows: number;
  cities: readonly (readonly [name: string, rows: number])[];
}

export const stateShares: readonly [StateShare, ...StateShare[]] = [
  {
    uf: 'RJ',
    rows: 11315,
    cities: [
      ['Rio de Janeiro', 5217],
      ['São Gonçalo', 2434],
      ['Nova Iguaçu', 1154],
      ['Itaboraí', 705],
      ['Belford Roxo', 433],
      ['Campos dos Goytacazes', 171],
      ['Duque de Caxias', 128],
    ],
  },
  {
    uf: 'GO',
    rows: 5224,
    cities: [
      ['Luziânia', 997],
      ['Águas Lindas de Goiás', 854],
      ['Cidade Ocidental', 853],
      ['Valparaíso de Goiás', 698],
      ['Planaltina', 230],
      ['Goiânia', 108],
    ],
  },
  {
    uf: 'SP',
    rows: 3480,
    cities: [
      ['São Paulo', 623],
      ['Ribeirão Preto', 436],
      ['Bauru', 207],
      ['São José do Rio Preto', 131],
      ['Sorocaba', 111],
      ['Piracicaba', 102],
      ['Araraquara', 93],
      ['Campinas', 78],
      ['Praia Grande', 75],
    ],
  },
  {
    uf: 'PE',
    rows: 1838,
    cities: [
      ['Paulista', 322],
      ['Jaboatão dos Guararapes', 230],
      ['Belo Jardim', 148],
      ['Igarassu', 124],
      ['Recife', 50],
    ],
  },
  {
    uf: 'BA',
    rows: 1214,
    cities: [
      ['Salvador', 419],
      ['Feira de Santana', 244],
      ['Camaçari', 137],
      ['Lauro de Freitas', 60],
      ['Vitória da Conquista', 18],
    ],
  },
  {
    uf: 'RS',
    rows: 1206,
    cities: [
      ['Porto Alegre', 335],
      ['Pelotas', 152],
      ['São Leopoldo', 111],
      ['Canoas', 97],
      ['Gravataí', 58],
      ['Caxias do Sul', 41],
    ],
  },
  {
    uf: 'MG',
    rows: 1190,
    cities: [
      ['Uberlândia', 139],
      ['Juiz de Fora', 131],
      ['Uberaba', 114],
      ['Belo Horizonte', 100],
      ['Contagem', 46],
      ['Betim', 43],
    ],
  },
  {
    uf: 'PB',
    rows: 1157,
    cities: [
      ['João Pessoa', 761],
      ['Santa Rita', 180],
      ['Bayeux', 54],
      ['Campina Grande', 45],
    ],
  },
  {
    uf: 'RN',
    rows: 1102,
    cities: [
      ['São Gonçalo do Amarante', 281],
      ['Ceará-Mirim', 271],
      ['Macaíba', 156],
      ['Parnamirim', 58],
      ['Natal', 28],
    ],
  },
  {
    uf: 'CE',
    rows: 982,
    cities: [
      ['Horizonte', 497],
      ['Fortaleza', 154],
      ['Pacajus', 85],
      ['Caucaia', 46],
      ['Maracanaú', 26],
    ],
  },
  {
    uf: 'PR',
    rows: 878,
    cities: [
      ['Campo Largo', 128],
      ['Londrina', 91],
      ['Ponta Grossa', 79],
      ['Curitiba', 69],
      ['Arapongas', 42],
    ],
  },
  {
    uf: 'PI',
    rows: 750,
    cities: [
      ['Altos', 312],
      ['Teresina', 124],
      ['Demerval Lobão', 116],
      ['Parnaíba', 33],
    ],
  },
  {
    uf: 'SE',
    rows: 455,
    cities: [
      ['Nossa Senhora do Socorro', 279],
      ['Aracaju', 45],
      ['São Cristóvão', 25],
    ],
  },
  {
    uf: 'PA',
    rows: 286,
    cities: [
      ['Ananindeua', 37],
      ['Belém', 25],
      ['Bragança', 9],
    ],
  },
  {
    uf: 'AM',
    rows: 251,
    cities: [
      ['Manaus', 216],
      ['Iranduba', 18],
      ['Parintins', 3],
    ],
  },
  {
    uf: 'SC',
    rows: 212,
    cities: [
      ['Joinville', 32],
      ['Palhoça', 22],
      ['São José', 18],
      ['Blumenau', 17],
      ['Chapecó', 8],
    ],
  },
  {
    uf: 'MT',
    rows: 201,
    cities: [
      ['Várzea Grande', 72],
      ['Cuiabá', 63],
      ['Rondonópolis', 10],
    ],
  },
  {
    uf: 'MS',
    rows: 193,
    cities: [
      ['Campo Grande', 137],
      ['Três Lagoas', 24],
      ['Dourados', 11],
    ],
  },
  {
    uf: 'AL',
    rows: 190,
    cities: [
      ['Maceió', 89],
      ['Rio Largo', 35],
      ['Arapiraca', 22],
    ],
  },
  {
    uf: 'MA',
    rows: 167,
    cities: [
      ['São Luís', 31],
      ['Paço do Lumiar', 31],
      ['Imperatriz', 7],
    ],
  },
  {
    uf: 'DF',
    rows: 84,
    cities: [
      ['Brasília', 29],
      ['Samambaia', 19],
      ['Taguatinga', 14],
      ['Ceilândia', 10],
    ],
  },
  {
    uf: 'ES',
    rows: 63,
    cities: [
      ['Serra', 19],
      ['Vila Velha', 18],
      ['Vitória', 5],
    ],
  },
  {
    uf: 'RO',
    rows: 38,
    cities: [
      ['Porto Velho', 17],
      ['Ji-Paraná', 8],
    ],
  },
  {
    uf: 'AC',
    rows: 36,
    cities: [
      ['Rio Branco', 26],
      ['Cruzeiro do Sul', 9],
    ],
  },
  {
    uf: 'TO',
    rows: 27,
    cities: [
      ['Palmas', 11],
      ['Gurupi', 3],
      ['Araguaína', 2],
    ],
  },
  { uf: 'RR', rows: 6, cities: [['Boa Vista', 6]] },
  {
    uf: 'AP',
    rows: 2,
    cities: [
      ['Macapá', 1],
      ['Laranjal do Jari', 1],
    ],
  },
];
