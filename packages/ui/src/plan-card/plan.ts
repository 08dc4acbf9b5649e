import type { Centavos } from '@martelo/domain/auction';

/** A subscription as it is offered. */
export interface Plan {
  /** 'Plano anual'. */
  name: string;
  price: Centavos;
  period: 'month' | 'year';
  /** What it cost before, struck through. */
  originalPrice?: Centavos | null | undefined;
  instalments?: { count: number; amount: Centavos } | null | undefined;
  features: readonly string[];
  /** Bears 'Melhor custo-benefício'. */
  recommended?: boolean | undefined;
  /** Days in which the money comes back; none says nothing. */
  guaranteeDays?: number | null | undefined;
  /** The external checkout; http(s) only. */
  checkout: string | null;
}
