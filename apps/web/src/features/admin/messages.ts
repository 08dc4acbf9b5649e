import { formatNumber } from '@martelo/domain/numbers';

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const auctions = (count: number) => counted(count, 'leilão', 'leilões');

/** What is said of hiding several auctions, and of showing several again. */
export const visibilityMessages = {
  hide: {
    action: (count: number) => `Ocultar ${auctions(count)}`,
    confirm: (count: number) => (count === 1 ? 'Ocultar leilão' : 'Ocultar leilões'),
    effect: (count: number) =>
      count === 1
        ? 'Sai de listas, buscas, favoritos e alertas. O motivo fica na auditoria.'
        : 'Saem de listas, buscas, favoritos e alertas. O mesmo motivo fica na auditoria de cada um.',
    doing: 'Ocultando',
    done: (count: number) => counted(count, 'leilão ocultado.', 'leilões ocultados.'),
    failed: (count: number) => counted(count, 'leilão não foi ocultado.', 'leilões não foram ocultados.'),
    undone: (count: number) =>
      counted(
        count,
        'leilão não foi ocultado e continua selecionado.',
        'leilões não foram ocultados e continuam selecionados.',
      ),
  },
  show: {
    action: (count: number) => `Voltar a mostrar ${auctions(count)}`,
    confirm: () => 'Voltar a mostrar',
    effect: (count: number) =>
      count === 1
        ? 'Volta às listas, às buscas e aos alertas.'
        : 'Voltam às listas, às buscas e aos alertas.',
    doing: 'Voltando a mostrar',
    done: (count: number) => counted(count, 'leilão visível novamente.', 'leilões visíveis novamente.'),
    failed: (count: number) =>
      counted(count, 'leilão não voltou a ser mostrado.', 'leilões não voltaram a ser mostrados.'),
    undone: (count: number) =>
      counted(
        count,
        'leilão não voltou a ser mostrado e continua selecionado.',
        'leilões não voltaram a ser mostrados e continuam selecionados.',
      ),
  },
} as const;
