import { formatNumber } from '@martelo/domain/numbers';

/** '32.547'. */
export const formatCount = (count: number): string => formatNumber(count, 3);
