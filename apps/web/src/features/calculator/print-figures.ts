import { printNumber } from '@martelo/domain/numbers';
import type { Centavos } from '@martelo/domain/auction';
import { printReais } from '@martelo/domain/money';
import type { BasisPoints } from '@martelo/domain/purchase-cost';

/** `−R$ 1.234,56` for a loss. */
export const printSigned = (amount: Centavos): string =>
  amount < 0 ? `\u2212${printReais(-amount)}` : printReais(amount);

/** `19,57 %`, `−3 %`. */
export const printPercent = (rate: BasisPoints): string =>
  `${rate < 0 ? '\u2212' : ''}${printNumber(Math.abs(rate) / 100, 3)}\u00A0%`;
