import type { KnownRegion } from './known-regions.ts';

/** A state's coast: how it is said, folded, and the municipalities by the open sea, none by a bay alone. */
type Coast = readonly [uf: string, name: string, people: string, state: string, cities: string];

const coasts: readonly Coast[] = [
  [
    'AL',
    'de Alagoas',
    'alagoan[oa]',
    'alagoas',
    'Barra de Santo Antônio, Barra de São Miguel, Coruripe, Feliz Deserto, Japaratinga, Jequiá da Praia, ' +
      'Maceió, Maragogi, Marechal Deodoro, Paripueira, Passo de Camaragibe, Piaçabuçu, Porto de Pedras, ' +
      'Roteiro, São Miguel dos Milagres',
  ],
  [
    'BA',
    'da Bahia',
    'baian[oa]',
    'bahia',
    'Alcobaça, Belmonte, Cairu, Camaçari, Canavieiras, Caravelas, Conde, Entre Rios, Esplanada, ' +
      'Igrapiúna, Ilhéus, Itacaré, Itaparica, Ituberá, Jaguaripe, Jandaíra, Lauro de Freitas, Maraú, Mata ' +
      'de São João, Mucuri, Nilo Peçanha, Nova Viçosa, Porto Seguro, Prado, Salvador, Santa Cruz Cabrália, ' +
      'Una, Uruçuca, Valença, Vera Cruz',
  ],
  [
    'CE',
    'do Ceará',
    'cearense',
    'ceara',
    'Acaraú, Amontada, Aquiraz, Aracati, Barroquinha, Beberibe, Camocim, Cascavel, Caucaia, Cruz, ' +
      'Fortaleza, Fortim, Icapuí, Itapipoca, Itarema, Jijoca de Jericoacoara, Paracuru, Paraipaba, São ' +
      'Gonçalo do Amarante, Trairi',
  ],
  [
    'ES',
    'do Espírito Santo',
    'capixaba',
    String.raw`espirito\s+santo`,
    'Anchieta, Aracruz, Conceição da Barra, Fundão, Guarapari, Itapemirim, Linhares, Marataízes, Piúma, ' +
      'Presidente Kennedy, Serra, São Mateus, Vila Velha, Vitória',
  ],
  [
    'PB',
    'da Paraíba',
    'paraiban[oa]',
    'paraiba',
    'Baía da Traição, Cabedelo, Conde, João Pessoa, Lucena, Marcação, Mataraca, Pitimbu, Rio Tinto, Santa ' +
      'Rita',
  ],
  [
    'PE',
    'de Pernambuco',
    'pernambucan[oa]',
    'pernambuco',
    'Barreiros, Cabo de Santo Agostinho, Fernando de Noronha, Goiana, Igarassu, Ilha de Itamaracá, ' +
      'Ipojuca, Jaboatão dos Guararapes, Olinda, Paulista, Recife, Sirinhaém, São José da Coroa Grande, ' +
      'Tamandaré',
  ],
  ['PI', 'do Piauí', 'piauiense', 'piaui', 'Cajueiro da Praia, Ilha Grande, Luís Correia, Parnaíba'],
  [
    'RJ',
    'do Rio de Janeiro',
    '(?:fluminense|carioca)',
    String.raw`rio\s+de\s+janeiro`,
    'Angra dos Reis, Araruama, Armação dos Búzios, Arraial do Cabo, Cabo Frio, Campos dos Goytacazes, ' +
      'Carapebus, Casimiro de Abreu, Macaé, Mangaratiba, Maricá, Niterói, Paraty, Quissamã, Rio das Ostras, ' +
      'Rio de Janeiro, São Francisco de Itabapoana, São João da Barra, Saquarema',
  ],
  [
    'RN',
    'do Rio Grande do Norte',
    'potiguar',
    String.raw`rio\s+grande\s+do\s+norte`,
    'Areia Branca, Baía Formosa, Caiçara do Norte, Canguaretama, Ceará-Mirim, Extremoz, Galinhos, ' +
      'Grossos, Guamaré, Macau, Maxaranguape, Natal, Nísia Floresta, Parnamirim, Pedra Grande, Porto do ' +
      'Mangue, Rio do Fogo, Senador Georgino Avelino, São Bento do Norte, São Miguel do Gostoso, Tibau, ' +
      'Tibau do Sul, Touros',
  ],
  [
    'RS',
    'do Rio Grande do Sul',
    'gauch[oa]',
    String.raw`rio\s+grande\s+do\s+sul`,
    'Arroio do Sal, Balneário Pinhal, Capão da Canoa, Cidreira, Imbé, Mostardas, Osório, Palmares do Sul, ' +
      'Rio Grande, Santa Vitória do Palmar, São José do Norte, Tavares, Terra de Areia, Torres, Tramandaí, ' +
      'Xangri-lá',
  ],
  [
    'SC',
    'de Santa Catarina',
    'catarinense',
    String.raw`santa\s+catarina`,
    'Araranguá, Balneário Arroio do Silva, Balneário Barra do Sul, Balneário Camboriú, Balneário Gaivota, ' +
      'Balneário Piçarras, Balneário Rincão, Barra Velha, Biguaçu, Bombinhas, Florianópolis, Garopaba, ' +
      'Governador Celso Ramos, Imbituba, Itajaí, Itapema, Itapoá, Jaguaruna, Laguna, Navegantes, Palhoça, ' +
      'Passo de Torres, Paulo Lopes, Penha, Porto Belo, São Francisco do Sul, Tijucas',
  ],
  [
    'SE',
    'de Sergipe',
    'sergipan[oa]',
    'sergipe',
    "Aracaju, Barra dos Coqueiros, Brejo Grande, Estância, Itaporanga d'Ajuda, Pacatuba, Pirambu",
  ],
];

/** 'Litoral se possível', 'pé na areia': without 'de' these codes are words. */
const wordUfs: ReadonlySet<string> = new Set(['PE', 'SE']);

/** 'Litoral de SC', 'litoral catarinense', 'litoral da Bahia': the towns by the sea. */
export const coastalRegions: readonly KnownRegion[] = coasts.map(([uf, name, people, state, cities]) => {
  const code = uf.toLowerCase();
  const bare = wordUfs.has(uf) ? state : `${code}|${state}`;
  const of = String.raw`d[aeo]\s+(?:estado\s+d[aeo]\s+)?(?:${code}|${state})`;
  return {
    name: `Litoral ${name}`,
    uf,
    words: String.raw`litoral\s+(?:${people}|${of}|${bare})`,
    cities: cities.split(', '),
  };
});
