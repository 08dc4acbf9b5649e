import type { Auction, Centavos, RoundPlace } from '@martelo/domain/auction';
import { formatDate } from '@martelo/domain/dates';
import { isRoundPlace, salePhaseAt } from '@martelo/domain/phase';
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

const atRound = {
  first: 'Na 1ª praça',
  second: 'Na 2ª praça',
  third: 'Na 3ª praça',
} as const satisfies Record<RoundPlace, string>;

/** The rounds that follow the current one, each with its own minimum; empty for a sale without praças. */
function laterRounds(auction: Auction, purchase: Purchase, now: Date): PurchaseScenario[] {
  const { second, third = null } = auction.rounds;
  const phase = salePhaseAt(auction, now);
  const minimums = {
    second: second?.minimum ?? auction.undatedSecond ?? 0,
    third: third?.minimum ?? 0,
  };
  const places =
    phase === 'first' ? (['second', 'third'] as const) : phase === 'second' ? (['third'] as const) : [];
  return places
    .filter((place) => minimums[place] > 0)
    .map((place) => {
      const date = auction.rounds[place]?.date;
      return {
        id: `${place}_round` as const,
        label: atRound[place],
        note: date ? `em ${formatDate(date)}` : 'data não informada',
        purchase: { ...purchase, bid: minimums[place] },
      };
    });
}

/**
 * Buying for the price asked now, and what waiting may bring where that is known: the next step of the staircase, or a
 * later round. Empty where no price is asked.
 */
export function purchaseScenarios(auction: Auction, next: Centavos | null, now: Date): PurchaseScenario[] {
  const purchase = purchaseOf(auction, now);
  if (purchase.bid === 0) return [];
  const phase = salePhaseAt(auction, now);
  const withoutRounds = purchase.kind === 'direct' ? 'Comprar agora' : 'Pelo mínimo';
  return [
    { id: 'now', label: isRoundPlace(phase) ? atRound[phase] : withoutRounds, purchase },
    ...(next !== null && next > 0
      ? [
          {
            id: 'next_step' as const,
            label: 'Esperar a queda',
            note: 'se seguir a regra',
            purchase: { ...purchase, bid: next },
          },
        ]
      : []),
    ...laterRounds(auction, purchase, now),
  ];
}
