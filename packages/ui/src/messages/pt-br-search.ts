import { formatCount } from './format-count.ts';

/** What a search says. */
export const searchTexts = {
  clearText: 'Limpar texto',
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
