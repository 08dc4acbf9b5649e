/** The specification's sentences of the lists, the home page and the auction's page. */
export const messages = {
  listFailed: 'Não foi possível carregar os leilões. Por favor, tente novamente.',
  emptyTitle: 'Nenhum leilão encontrado',
  emptyText: 'Não encontramos nenhum leilão com os filtros selecionados.',
  auctionMissing: 'Leilão não encontrado. Verifique se o link está correto.',
  auctionWithoutId: 'ID do leilão não fornecido',
  auctionUnknown: 'Leilão não encontrado',
  auctionGone: 'Este leilão não está mais disponível.',
  auctionFailed: 'Erro ao carregar detalhes do leilão. Tente novamente mais tarde.',
  offline: 'Sem conexão com a internet. Verifique sua rede e tente novamente.',
  timeout: 'O servidor demorou demais para responder. Tente novamente.',
  retry: 'Tentar novamente',
  linkCopied: 'Link para o leilão copiado para a área de transferência!',
  historyFailed: 'O histórico de preços não pôde ser carregado agora.',
  suggestionsFailed: 'As sugestões não puderam ser carregadas agora.',
  placesFailed:
    'Os estados não puderam ser carregados agora. A busca por palavra-chave continua funcionando.',
} as const;
