/** The texts of the search page (SEARCH-03). */
export const messages = {
  title: 'Pesquisa',
  understood: (labels: readonly string[]) => `Entendido da busca: ${labels.join(' · ')}`,
  failed: 'Não foi possível realizar a busca. Verifique sua conexão e tente novamente.',
  statesFailed:
    'Os estados não puderam ser carregados agora. A busca por palavra-chave continua funcionando.',
  citiesFailed: 'As cidades não puderam ser carregadas agora.',
} as const;
