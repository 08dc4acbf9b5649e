import { printNumber } from '@martelo/domain/numbers';

/** '32.547'. */
export const printCount = (count: number): string => printNumber(count, 3);
