/** What is said of a heart, wherever it is pressed (FAV-02, FAV-03, FAV-05). */
export const messages = {
  added: { title: 'Adicionado aos favoritos', message: 'Leilão salvo na sua lista de favoritos' },
  removed: { title: 'Removido dos favoritos', message: 'Leilão removido da sua lista de favoritos' },
  failed: { title: 'Erro', message: 'Não foi possível atualizar o favorito' },
  removalFailed: { title: 'Erro', message: 'Não foi possível remover o favorito' },
  loginToAdd: {
    title: 'Login necessário',
    message: 'Você precisa estar logado para favoritar leilões',
  },
  loginToRemove: {
    title: 'Login necessário',
    message: 'Você precisa estar logado para gerenciar favoritos',
  },
  loadFailed: { title: 'Erro ao carregar favoritos' },
  customersOnly: {
    title: 'Favoritos são de contas de clientes',
    message: 'Entre com uma conta de cliente para salvar leilões',
  },
} as const;
