import type { HomeFailure } from './home.calls.ts';

/** The specification's sentences of the home page (HOME-04, HOME-09). */
export const messages = {
  failures: {
    failed: 'Erro ao carregar leilões em destaque',
    shape: 'Estrutura de dados inválida',
    other: 'Erro ao carregar leilões',
  } satisfies Record<HomeFailure, string>,
  warning: 'Aviso: os leilões não puderam ser carregados. Conectando com dados reais da API.',
  noHighlights: 'Nenhum leilão em destaque no momento',
} as const;
