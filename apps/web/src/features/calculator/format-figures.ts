import { formatNumber } from '@martelo/domain/numbers';
import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import type { BasisPoints } from '@martelo/domain/purchase-cost';

/** `−R$ 1.234,56` for a loss. */
export const formatSigned = (amount: Centavos): string =>
  amount < 0 ? `\u2212${formatReais(-amount)}` : formatReais(amount);

/** `19,57 %`, `−3 %`. */
export const formatPercent = (rate: BasisPoints): string =>
  `${rate < 0 ? '\u2212' : ''}${formatNumber(Math.abs(rate) / 100, 3)}\u00A0%`;

const list = new Intl.ListFormat('pt-BR');

/** `reforma e espera`. */
export const formatList = (words: readonly string[]): string => list.format(words);
