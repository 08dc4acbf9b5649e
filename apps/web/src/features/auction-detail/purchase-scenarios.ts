import type { Auction, Centavos } from '@martelo/domain/auction';
import { formatDate } from '@martelo/domain/dates';
import { salePhaseAt } from '@martelo/domain/phase';
import type { Purchase } from '@martelo/domain/purchase-cost';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import type { ScenarioKind } from '@martelo/domain/purchase-scenarios';

/** One way to go on, with its purchase. */
export interface PurchaseScenario {
  id: ScenarioKind;
  label: string;
  note?: string;
  purchase: Purchase;
}

/**
 * Buying for what is asked now, and what waiting may bring where that is known: the next step of the staircase, or the
 * second round. Empty where nothing is asked.
 */
export function purchaseScenarios(auction: Auction, next: Centavos | null, now: Date): PurchaseScenario[] {
  const purchase = purchaseOf(auction, now);
  if (purchase.bid === 0) return [];
  const phase = salePhaseAt(auction, now);
  const { second } = auction.rounds;
  const minimum = second?.minimum ?? auction.undatedSecond ?? null;
  return [
    {
      id: 'now',
      label:
        phase === 'first'
          ? 'Na 1ª praça'
          : phase === 'second'
            ? 'Na 2ª praça'
            : purchase.kind === 'direct'
              ? 'Comprar agora'
              : 'Pelo mínimo',
      purchase,
    },
    ...(next !== null && next > 0
      ? [
          {
            id: 'next_step' as const,
            label: 'Esperar um degrau',
            note: 'se seguir a regra',
            purchase: { ...purchase, bid: next },
          },
        ]
      : []),
    ...(phase === 'first' && minimum !== null && minimum > 0
      ? [
          {
            id: 'second_round' as const,
            label: 'Na 2ª praça',
            note: second ? `em ${formatDate(second.date)}` : 'data não informada',
            purchase: { ...purchase, bid: minimum },
          },
        ]
      : []),
  ];
}
