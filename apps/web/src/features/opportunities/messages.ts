import { formatNumber } from '@martelo/domain/numbers';
/** The texts of the opportunities (OPP-01 to OPP-05). */
export const messages = {
  title: 'Oportunidades Exclusivas',
  dismissedTitle: 'Oportunidades Descartadas',
  expiredTitle: 'Oportunidades Expiradas',
  subtitle: 'Descubra leilões com os melhores descontos e oportunidades de investimento',
  loading: 'Carregando oportunidades...',
  restricted: 'Você precisa estar logado para ver suas oportunidades.',
  loadFailed: 'Erro ao carregar oportunidades',
  restore: 'Trazer de volta',
  removeFailed: 'Erro ao remover oportunidade',
  restoreFailed: 'Erro ao trazer a oportunidade de volta',
  found: (count: number) => `${formatNumber(count)} oportunidade(s) encontrada(s)`,
  empty: 'Nenhuma oportunidade encontrada',
  emptyFiltered: 'Tente ajustar os filtros de busca.',
  emptyOf: {
    open: 'Novas oportunidades serão exibidas aqui quando disponíveis.',
    dismissed: 'O que você remover de Disponíveis fica aqui enquanto estiver aberto.',
    expired: 'Nenhuma oportunidade expirada encontrada.',
  },
  confirm: 'Remover esta oportunidade?',
} as const;
