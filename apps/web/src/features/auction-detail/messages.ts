/** The specification's sentences of an auction's page. */
export const messages = {
  auctionMissing: 'Leilão não encontrado. Verifique se o link está correto.',
  auctionWithoutId: 'ID do leilão não fornecido',
  auctionUnknown: 'Leilão não encontrado',
  auctionGone: 'Este leilão não está mais disponível.',
  auctionFailed: 'Erro ao carregar detalhes do leilão. Tente novamente mais tarde.',
  linkCopied: 'Link para o leilão copiado para a área de transferência!',
  evidenceFailed: 'O que as listas provam deste imóvel não pôde ser carregado agora.',
  historyFailed: 'O histórico de preços não pôde ser carregado agora.',
} as const;
