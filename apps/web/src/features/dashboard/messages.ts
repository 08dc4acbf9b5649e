/** The texts of the dashboard (ACC-01, ACC-02). */
export const messages = {
  restricted: 'Você precisa estar logado para acessar o painel.',
  failed: 'Erro ao carregar informações do painel',
} as const;
