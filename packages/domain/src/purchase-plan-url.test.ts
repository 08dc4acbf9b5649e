import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { purchaseNames } from './purchase-cost-url.ts';
import { usualPurchase } from './purchase-cost.ts';
import {
  parseCalculation,
  parsePlan,
  planNames,
  stringifyCalculation,
  stringifyPlan,
} from './purchase-plan-url.ts';
import { usualPlan } from './purchase-plan.ts';

describe('the address of a plan', () => {
  test('[COST-08] an address from before plans means what it meant', () => {
    const old = 'tipo=direta&lance=147398.67&itbi=2.5&meses=6';
    expect(parsePlan(old)).toEqual(usualPlan);
    expect(stringifyCalculation(parseCalculation(old))).toBe(old);
    expect(stringifyCalculation({ ...usualPurchase, ...usualPlan })).toBe('');
  });

  test('[COST-08] reads as people would write it', () => {
    const plan = {
      ...usualPlan,
      payment: 'loan',
      yearlyRate: 1149,
      system: 'price',
      nextPrice: 180_000_00,
    } as const;
    expect(stringifyPlan(plan)).toBe('pagamento=financiado&juros=11.49&sistema=price&proximo=180000');
    expect(parsePlan(stringifyPlan(plan))).toEqual(plan);
  });

  test('[COST-08] no name means two things', () => {
    const names = [...Object.values(purchaseNames), ...Object.values(planNames)];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['an unknown way to pay', 'pagamento=fiado'],
    ['a word for a rate', 'juros=muito'],
    ['more than half a year', 'juros=51'],
    ['nothing borrowed', 'entrada=100'],
    ['half a month', 'prazo=0.5'],
    ['a negative rent', 'aluguel=-1'],
  ])('[COST-08] %s is as usual', (_case, search) => {
    expect(parsePlan(search)).toEqual(usualPlan);
  });

  test('[COST-08] months beyond what is possible are the nearest that are', () => {
    expect(parsePlan('parcelas=48&prazo=999&espera=70')).toMatchObject({
      instalmentMonths: 30,
      loanMonths: 420,
      nextWait: 60,
    });
    expect(parsePlan('parcelas=0&prazo=0')).toMatchObject({ instalmentMonths: 1, loanMonths: 1 });
  });

  test('[COST-08] any address is a calculation, and its own address says the same', () => {
    const names = fc.constantFrom(...Object.values(purchaseNames), ...Object.values(planNames));
    const value = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 500 }).map(String),
      fc.constant('financiado'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), (entries) => {
        const calculation = parseCalculation(new URLSearchParams(entries));
        expect(parseCalculation(stringifyCalculation(calculation))).toEqual(calculation);
      }),
    );
  });
});
