import { anAuction } from '@martelo/domain/testing';
import { expect, type within } from 'storybook/test';

/** Sold directly, at what it was valued at. */
export const auctionAtValuation = anAuction({
  rounds: { first: null, second: null },
  price: 8_620_900,
  valuation: 8_620_900,
  directSale: true,
  type: 'caixa',
});

/** A price that is the valuation says so, and the amount stands once. */
export async function expectOneAmount({ canvas }: { canvas: ReturnType<typeof within> }) {
  await expect(canvas.getByText('igual à avaliação')).toBeVisible();
  await expect(canvas.getAllByText(/86\.209,00/)).toHaveLength(1);
}
