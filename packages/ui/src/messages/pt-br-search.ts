import { formatCount } from './format-count.ts';

/** What a search says, and places to choose. */
export const searchTexts = {
  clearText: 'Limpar texto',
  state: 'Estado',
  allStates: 'Todos os estados',
  cities: 'Cidades',
  city: 'Cidade',
  neighborhoods: 'Bairros',
  suggestions: (count: number) =>
    count === 1 ? '1 sugestão' : count > 1 ? `${formatCount(count)} sugestões` : 'Nenhuma sugestão',
  moreSuggestions: (shown: number, total: number) =>
    `Mostrando ${formatCount(shown)} de ${formatCount(total)}. Continue a digitar.`,
  searchTabs: 'O que procurar',
  searchAll: 'Todos',
  searchProperties: 'Imóveis',
  searchLand: 'Terrenos',
  keyword: 'Palavra-chave',
  keywordExample: 'Ex.: casa em Goiânia até 200 mil',
  allCities: 'Todas as cidades',
  withAuctions: 'Com leilões agora',
  withoutAuctions: 'Sem leilões agora',
  noCities: 'Cidades indisponíveis agora',
  stateFirst: 'Escolha um estado',
  searchAuctions: 'Buscar leilões',
};
