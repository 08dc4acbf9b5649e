/** Regions that people name and no filter is: their towns as IBGE writes them. */
export interface KnownRegion {
  name: string;
  uf: string;
  /** Folded, as it is said. */
  words: string;
  cities: readonly string[];
}

const list = (names: string) => names.split(', ');

const paulista = String.raw`(?:paulista|(?:d[eo]\s+(?:estado\s+de\s+)?)?(?:sp|sao\s+paulo))`;
const carioca = String.raw`(?:fluminense|d[eo]\s+(?:estado\s+do\s+)?(?:rj|rio(?:\s+de\s+janeiro)?))`;
const paranaense = String.raw`(?:paranaense|(?:d[eo]\s+(?:estado\s+do\s+)?)?(?:pr|parana))`;

const northernCoast = list('Caraguatatuba, Ilhabela, São Sebastião, Ubatuba');
const santosArea = list(
  'Bertioga, Cubatão, Guarujá, Itanhaém, Mongaguá, Peruíbe, Praia Grande, Santos, São Vicente',
);
const farSouth = list('Cananéia, Iguape, Ilha Comprida');

/** What is more exact stands first: 'litoral norte paulista' before 'litoral paulista'. */
export const knownRegions: readonly KnownRegion[] = [
  {
    name: 'Litoral norte de São Paulo',
    uf: 'SP',
    words: String.raw`litoral\s+norte\s+${paulista}`,
    cities: northernCoast,
  },
  {
    name: 'Litoral sul de São Paulo',
    uf: 'SP',
    words: String.raw`litoral\s+sul\s+${paulista}`,
    cities: [...list('Itanhaém, Mongaguá, Peruíbe, Praia Grande'), ...farSouth],
  },
  {
    name: 'Litoral de São Paulo',
    uf: 'SP',
    words: String.raw`litoral\s+${paulista}`,
    cities: [...northernCoast, ...santosArea, ...farSouth],
  },
  { name: 'Baixada Santista', uf: 'SP', words: String.raw`baixada\s+santista`, cities: santosArea },
  {
    name: 'ABC paulista',
    uf: 'SP',
    words: String.raw`(?:(?:grande|regiao\s+do)\s+abc(?:d(?:mrr)?)?(?:\s+paulista)?|abc(?:d(?:mrr)?)?\s+paulista|abc(?<=(?:(?<!\p{L})(?:n?o|do|em)\s+|(?:^|\uE000)\s*)abc)(?:d(?:mrr)?)?)`,
    cities: list(
      'Diadema, Mauá, Ribeirão Pires, Rio Grande da Serra, Santo André, São Bernardo do Campo, São Caetano do Sul',
    ),
  },
  {
    name: 'Alto Tietê',
    uf: 'SP',
    words: String.raw`alto\s+tiete`,
    cities: list(
      'Arujá, Biritiba-Mirim, Ferraz de Vasconcelos, Guararema, Itaquaquecetuba, Mogi das Cruzes, Poá, Salesópolis, Santa Isabel, Suzano',
    ),
  },
  {
    name: 'Vale do Paraíba',
    uf: 'SP',
    words: String.raw`vale\s+do\s+paraiba(?!\s+(?:do\s+sul|fluminense))(?:\s+paulista)?`,
    cities: list(
      'Aparecida, Arapeí, Areias, Bananal, Caçapava, Cachoeira Paulista, Campos do Jordão, Canas, Cruzeiro, Cunha, ' +
        'Guaratinguetá, Igaratá, Jacareí, Jambeiro, Lagoinha, Lavrinhas, Lorena, Monteiro Lobato, Natividade da Serra, ' +
        'Paraibuna, Pindamonhangaba, Piquete, Potim, Queluz, Redenção da Serra, Roseira, Santa Branca, ' +
        'Santo Antônio do Pinhal, São Bento do Sapucaí, São José do Barreiro, São José dos Campos, ' +
        'São Luiz do Paraitinga, Silveiras, Taubaté, Tremembé',
    ),
  },
  {
    name: 'Região dos Lagos',
    uf: 'RJ',
    words: String.raw`regiao\s+dos\s+lagos`,
    cities: list(
      'Araruama, Armação dos Búzios, Arraial do Cabo, Cabo Frio, Iguaba Grande, São Pedro da Aldeia, Saquarema',
    ),
  },
  {
    name: 'Costa Verde',
    uf: 'RJ',
    words: String.raw`costa\s+verde(?!\s+e\s+mar)(?:\s+${carioca})?`,
    cities: list('Angra dos Reis, Mangaratiba, Paraty'),
  },
  {
    name: 'Baixada Fluminense',
    uf: 'RJ',
    words: String.raw`baixada\s+fluminense`,
    cities: list(
      'Belford Roxo, Duque de Caxias, Guapimirim, Itaguaí, Japeri, Magé, Mesquita, Nilópolis, Nova Iguaçu, ' +
        'Paracambi, Queimados, São João de Meriti, Seropédica',
    ),
  },
  {
    name: 'Região Serrana do Rio de Janeiro',
    uf: 'RJ',
    words: String.raw`regiao\s+serrana(?:\s+${carioca}|(?!\s+(?:d[aeo]|capixaba|catarinense|gaucha|mineira)(?!\p{L})))`,
    cities: list(
      'Bom Jardim, Cantagalo, Carmo, Cordeiro, Duas Barras, Macuco, Nova Friburgo, Petrópolis, Santa Maria Madalena, ' +
        'São José do Vale do Rio Preto, São Sebastião do Alto, Sumidouro, Teresópolis, Trajano de Moraes',
    ),
  },
  {
    name: 'Norte fluminense',
    uf: 'RJ',
    words: String.raw`norte\s+fluminense`,
    cities: list(
      'Campos dos Goytacazes, Carapebus, Cardoso Moreira, Conceição de Macabu, Macaé, Quissamã, São Fidélis, ' +
        'São Francisco de Itabapoana, São João da Barra',
    ),
  },
  {
    name: 'Triângulo Mineiro',
    uf: 'MG',
    words: String.raw`triangulo\s+mineiro`,
    cities: list(
      'Água Comprida, Araguari, Araporã, Cachoeira Dourada, Campina Verde, Campo Florido, Canápolis, Capinópolis, ' +
        'Carneirinho, Cascalho Rico, Centralina, Comendador Gomes, Conceição das Alagoas, Conquista, Delta, Fronteira, ' +
        'Frutal, Gurinhatã, Indianópolis, Ipiaçu, Itapagipe, Ituiutaba, Iturama, Limeira do Oeste, ' +
        'Monte Alegre de Minas, Pirajuba, Planura, Prata, Santa Vitória, São Francisco de Sales, Tupaciguara, Uberaba, ' +
        'Uberlândia, União de Minas, Veríssimo',
    ),
  },
  {
    name: 'Sul de Minas',
    uf: 'MG',
    words: String.raw`sul(?:\s*(?:/|e)\s*sudoeste)?\s+(?:mineiro|de\s+minas(?:\s+gerais)?|d[eo]\s+(?:estado\s+de\s+)?(?:mg|minas\s+gerais))`,
    // IBGE's mesorregião Sul/Sudoeste de Minas.
    cities: list(
      'Aiuruoca, Alagoa, Albertina, Alfenas, Alpinópolis, Alterosa, Andradas, Andrelândia, Arantina, Arceburgo, ' +
        'Areado, Baependi, Bandeira do Sul, Boa Esperança, Bocaina de Minas, Bom Jardim de Minas, Bom Jesus da ' +
        'Penha, Bom Repouso, Borda da Mata, Botelhos, Brazópolis, Bueno Brandão, Cabo Verde, Cachoeira de Minas, ' +
        'Caldas, Camanducaia, Cambuí, Cambuquira, Campanha, Campestre, Campo do Meio, Campos Gerais, Capetinga, ' +
        'Capitólio, Careaçu, Carmo da Cachoeira, Carmo de Minas, Carmo do Rio Claro, Carvalhópolis, Carvalhos, ' +
        'Cássia, Caxambu, Claraval, Conceição da Aparecida, Conceição das Pedras, Conceição do Rio Verde, ' +
        'Conceição dos Ouros, Congonhal, Consolação, Coqueiral, Cordislândia, Córrego do Bom Jesus, Cristina, ' +
        'Cruzília, Delfim Moreira, Delfinópolis, Divisa Nova, Dom Viçoso, Elói Mendes, Espírito Santo do Dourado, ' +
        'Estiva, Extrema, Fama, Fortaleza de Minas, Gonçalves, Guapé, Guaranésia, Guaxupé, Heliodora, Ibiraci, ' +
        'Ibitiúra de Minas, Ilicínea, Inconfidentes, Ipuiúna, Itajubá, Itamogi, Itamonte, Itanhandu, Itapeva, ' +
        'Itaú de Minas, Jacuí, Jacutinga, Jesuânia, Juruaia, Lambari, Liberdade, Machado, Maria da Fé, ' +
        'Marmelópolis, Minduri, Monsenhor Paulo, Monte Belo, Monte Santo de Minas, Monte Sião, Munhoz, ' +
        'Muzambinho, Natércia, Nova Resende, Olímpio Noronha, Ouro Fino, Paraguaçu, Paraisópolis, Passa Quatro, ' +
        'Passa-Vinte, Passos, Pedralva, Piranguçu, Piranguinho, Poço Fundo, Poços de Caldas, Pouso Alegre, Pouso ' +
        'Alto, Pratápolis, Santa Rita de Caldas, Santa Rita do Sapucaí, Santana da Vargem, São Bento Abade, São ' +
        'Gonçalo do Sapucaí, São João Batista do Glória, São João da Mata, São José da Barra, São José do Alegre, ' +
        'São Lourenço, São Pedro da União, São Sebastião da Bela Vista, São Sebastião do Paraíso, São Sebastião ' +
        'do Rio Verde, São Thomé das Letras, São Tomás de Aquino, São Vicente de Minas, Sapucaí-Mirim, Senador ' +
        'Amaral, Senador José Bento, Seritinga, Serrania, Serranos, Silvianópolis, Soledade de Minas, Tocos do ' +
        'Moji, Toledo, Três Corações, Três Pontas, Turvolândia, Varginha, Virgínia, Wenceslau Braz',
    ),
  },
  {
    name: 'Vale do Aço',
    uf: 'MG',
    words: String.raw`vale\s+do\s+aco(?:\s+mineiro)?`,
    cities: list('Coronel Fabriciano, Ipatinga, Santana do Paraíso, Timóteo'),
  },
  {
    name: 'Litoral norte do Rio Grande do Sul',
    uf: 'RS',
    words: String.raw`litoral\s+norte\s+(?:gauch[oa]|(?:d[eo]\s+(?:estado\s+do\s+)?)?(?:rs|rio\s+grande\s+do\s+sul))`,
    cities: list(
      'Arroio do Sal, Balneário Pinhal, Capão da Canoa, Cidreira, Imbé, Osório, Palmares do Sul, Terra de Areia, ' +
        'Torres, Tramandaí, Xangri-lá',
    ),
  },
  {
    name: 'Litoral do Paraná',
    uf: 'PR',
    words: String.raw`litoral\s+${paranaense}`,
    cities: list('Antonina, Guaraqueçaba, Guaratuba, Matinhos, Morretes, Paranaguá, Pontal do Paraná'),
  },
  {
    name: 'Serra Gaúcha',
    uf: 'RS',
    words: String.raw`serra\s+gaucha`,
    cities: list(
      'Antônio Prado, Bento Gonçalves, Cambará do Sul, Canela, Carlos Barbosa, Caxias do Sul, Cotiporã, Farroupilha, Flores da Cunha, Garibaldi, Gramado, Ipê, Jaquirana, Monte Belo do Sul, Nova Pádua, Nova Petrópolis, Nova Roma do Sul, Picada Café, Pinto Bandeira, Santa Tereza, São Francisco de Paula, São Marcos, Veranópolis',
    ),
  },
];
