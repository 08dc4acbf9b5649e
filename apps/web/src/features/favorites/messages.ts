/** The texts of the favourites (FAV-02, FAV-03). */
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
  pageFailed: 'Erro ao carregar seus leilões favoritos',
  pageRemovalFailed: 'Erro ao remover leilão dos favoritos',
  updateFailed: { title: 'Erro ao atualizar favoritos' },
  confirmRemoval: 'Tem certeza que deseja remover este leilão dos favoritos?',
  restricted: 'Você precisa estar logado para ver seus favoritos.',
  noneTitle: 'Você ainda não salvou nenhum leilão',
  noneText: 'Toque no coração de um leilão para guardá-lo aqui e acompanhar o preço e as datas.',
  notFoundTitle: 'Nenhum favorito encontrado',
  notFoundText: 'Tente ajustar os filtros de busca.',
  customersOnly: {
    title: 'Favoritos são de contas de clientes',
    message: 'Entre com uma conta de cliente para salvar leilões',
  },
} as const;
