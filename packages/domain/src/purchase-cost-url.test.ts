import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  largestAmount,
  parsePurchase,
  parseRate,
  stringifyPurchase,
  stringifyRate,
  purchaseNames,
} from './purchase-cost-url.ts';
import { usualPurchase } from './purchase-cost.ts';

describe('the address of a calculation', () => {
  test('[INFO-06] is empty for the usual one', () => {
    expect(stringifyPurchase(usualPurchase)).toBe('');
    expect(parsePurchase('')).toEqual(usualPurchase);
  });

  test('[INFO-06] reads as people would write it', () => {
    const purchase = {
      ...usualPurchase,
      auctionKey: '5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412',
      kind: 'direct',
      bid: 147_398_67,
      transferTax: 250,
      transferTaxBase: 'larger',
      taxed: false,
    } as const;
    expect(stringifyPurchase(purchase)).toBe(
      'leilao=5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412&tipo=direta&lance=147398.67&itbi=2.5&base_itbi=maior&imposto=nao',
    );
  });

  test('[INFO-06] takes what a form without scripts sends', () => {
    const form = new URLSearchParams({
      tipo: 'extrajudicial',
      lance: 'R$ 147.398,67',
      comissao: '5,5 %',
      registro: '',
      reforma: '25.000',
      meses: '6',
      imposto: 'sim',
    });
    expect(parsePurchase(form)).toEqual({
      ...usualPurchase,
      kind: 'extrajudicial',
      bid: 147_398_67,
      commission: 550,
      repairs: 25_000_00,
      months: 6,
    });
  });

  test.each([
    ['an unknown kind', 'tipo=permuta'],
    ['a negative bid', 'lance=-1'],
    ['a word for a bid', 'lance=muito'],
    ['more than anything costs', `lance=${largestAmount}`],
    ['a commission beyond reason', 'comissao=31'],
    ['a negative commission', 'comissao=-5'],
    ['half a month', 'meses=0.5'],
    ['an address for a key', 'leilao=//outro.example'],
  ])('[INFO-06] %s is as usual', (_case, search) => {
    expect(parsePurchase(search)).toEqual(usualPurchase);
  });

  test('[INFO-06] any address is a calculation, and its own address says the same', () => {
    const names = fc.constantFrom(...Object.values(purchaseNames));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
        const purchase = parsePurchase(new URLSearchParams(entries));
        expect(parsePurchase(stringifyPurchase(purchase))).toEqual(purchase);
      }),
    );
  });

  test('[INFO-06] more than ten years are ten years', () => {
    expect(parsePurchase('meses=999').months).toBe(120);
  });
});

test.each([
  ['5', 500],
  ['2.5', 250],
  ['2,75 %', 275],
  ['0', 0],
  ['', null],
  ['5.125', null],
  ['%', null],
])('parseRate reads %j as %j', (text, rate) => {
  expect(parseRate(text, 1000)).toBe(rate);
  if (rate !== null) expect(parseRate(stringifyRate(rate), 1000)).toBe(rate);
});
