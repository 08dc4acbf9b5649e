import type { Centavos } from '@martelo/domain/auction';

/** A subscription as it is offered. */
export interface Plan {
  /** 'Plano anual'. */
  name: string;
  /** In centavos, for one `period`. */
  price: Centavos;
  /** What one price pays for: '/mês' or '/ano' stands after it. */
  period: 'month' | 'year';
  /** What it cost before, struck through. */
  originalPrice?: Centavos | null | undefined;
  /** How many, and each in centavos; their sum is said where it is not the price. */
  instalments?: { count: number; amount: Centavos } | null | undefined;
  /** What it includes, each once, in this order. */
  features: readonly string[];
  /** Bears 'Melhor custo-benefício'. */
  recommended?: boolean | undefined;
  /** Days in which the money comes back; none says nothing. */
  guaranteeDays?: number | null | undefined;
  /** The external checkout; http(s) only. */
  checkout: string | null;
}
