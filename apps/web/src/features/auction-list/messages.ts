/** The specification's sentences of the lists and the home page. */
export const messages = {
  listFailed: 'Não foi possível carregar os leilões. Por favor, tente novamente.',
  emptyTitle: 'Nenhum leilão encontrado',
  emptyText: 'Não encontramos nenhum leilão com os filtros selecionados.',
  emptyAreaText: 'Não há leilões nesta parte do mapa.',
  numberText:
    'Poucas listas informam o número da matrícula ou do processo: o imóvel pode estar aqui sem ele. Busque pela cidade, pelo bairro ou pela rua.',
  suggestionsFailed: 'As sugestões não puderam ser carregadas agora.',
  placesFailed:
    'Os estados não puderam ser carregados agora. A busca por palavra-chave continua funcionando.',
} as const;
