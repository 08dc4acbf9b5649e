import { totalSpent, totalUntilKeys, purchaseCosts, usualPurchase } from '@martelo/domain/purchase-cost';
import { describe, expect, test } from 'vitest';

import { type CostLine, linesAfterKeys, linesUntilKeys } from './cost-lines.ts';

const purchase = {
  ...usualPurchase,
  bid: 200_000_00,
  referenceValue: 320_000_00,
  propertyTaxDebt: 7_000_00,
  condominiumDebt: 12_000_00,
  vacating: 5_000_00,
  repairs: 25_000_00,
  monthly: 900_00,
};

const sum = (lines: readonly CostLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
const line = (id: string, change: Partial<typeof usualPurchase> = {}) =>
  linesUntilKeys({ ...purchase, ...change }).find((candidate) => candidate.id === id)!;

describe('the lines of a purchase', () => {
  test.each(['judicial', 'extrajudicial', 'direct'] as const)(
    '[INFO-06] add up to the totals: %s',
    (kind) => {
      const costs = purchaseCosts({ ...purchase, kind });
      expect(sum(linesUntilKeys({ ...purchase, kind }))).toBe(totalUntilKeys(costs));
      expect(sum([...linesUntilKeys({ ...purchase, kind }), ...linesAfterKeys(purchase)])).toBe(
        totalSpent(costs),
      );
    },
  );

  test('[INFO-06] IPTU rests on the law at a judicial auction and on the edital elsewhere', () => {
    expect(line('property-tax')).toMatchObject({ basis: 'law', amount: 0 });
    expect(line('property-tax').note).toContain('Tema 1134');
    expect(line('property-tax', { kind: 'extrajudicial' })).toMatchObject({
      basis: 'edital',
      amount: 7_000_00,
    });
  });

  test('[INFO-06] ITBI is an estimate and says both of its bases', () => {
    const { note, basis } = line('transfer-tax');
    expect(basis).toBe('estimate');
    expect(note!.replaceAll('\u00A0', ' ')).toContain(
      'sobre o preço pago, R$ 6.000,00; sobre o valor venal, R$ 9.600,00',
    );
    expect(line('transfer-tax', { referenceValue: 0 }).note).not.toContain('; sobre o valor venal');
  });

  test('[INFO-06] a registration that was typed is no estimate', () => {
    expect(line('registration').basis).toBe('estimate');
    expect(line('registration', { registration: 3_000_00 })).toMatchObject({
      basis: 'own',
      amount: 3_000_00,
    });
  });

  test('[INFO-06] a direct sale says that there is no commission', () => {
    expect(line('commission', { kind: 'direct' })).toMatchObject({
      amount: 0,
      note: 'Venda direta não tem leiloeiro nem comissão.',
    });
  });
});
