/** The texts of the favourites' page, which come with it (FAV-06). */
export const pageMessages = {
  loadFailed: 'Erro ao carregar seus leilões favoritos',
  removalFailed: 'Erro ao remover leilão dos favoritos',
  updateFailed: { title: 'Erro ao atualizar favoritos' },
  confirmRemoval: 'Tem certeza que deseja remover este leilão dos favoritos?',
  restricted: 'Você precisa estar logado para ver seus favoritos.',
  noneTitle: 'Você ainda não salvou nenhum leilão',
  noneText: 'Toque no coração de um leilão para guardá-lo aqui e acompanhar o preço e as datas.',
  unchangedTitle: 'Nada mudou desde a sua última visita',
  unchangedText:
    'Quando uma lista mudar o preço, as datas ou os documentos de um favorito, ele aparece aqui.',
  calendarFailed: 'O calendário dos favoritos não pôde ser carregado agora.',
  notFoundTitle: 'Nenhum favorito encontrado',
  notFoundText: 'Tente ajustar os filtros de busca.',
} as const;
