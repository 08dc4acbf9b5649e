import { anAuction, aRound, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { describeAuction } from './describe-auction.ts';
import { costLabels, lastPriceLabel, pastNotice } from './past-words.ts';

const source = { name: 'Paineira', listDate: '2026-03-05', freshDays: 30 } as const;
const gone = anAuction({ goneSince: '2026-03-08', source });
const finished = anAuction({
  rounds: { first: aRound('2026-03-01T09:00:00-03:00', 900_00), second: null },
  saleMethod: 'auction',
  source,
});

test('[LABEL-41] of what left its list the price is the last one seen, with its list', () => {
  expect(lastPriceLabel(gone)).toBe('último preço visto, lista de 05/03/2026');
  expect(lastPriceLabel({ ...gone, source: null })).toBe('último preço visto');
  expect(lastPriceLabel(finished)).toBeNull();
});

test('[LABEL-41] a sentence for links asks nothing of what is past', () => {
  expect(describeAuction(gone, sampleNow)).toMatch(/: último preço visto, lista de 05\/03\/2026, de R\$/);
  expect(describeAuction(finished, sampleNow)).toMatch(/com leilão encerrado, .*: pedia ao menos R\$/);
  for (const auction of [gone, finished])
    expect(describeAuction(auction, sampleNow)).not.toContain('a partir de');
  expect(describeAuction(anAuction(), sampleNow)).toContain('a partir de R$');
});

test('[LABEL-41] nobody is told what to read before a bid that cannot be made', () => {
  expect(pastNotice(gone, sampleNow)).toMatch(/^A fonte já não lista este imóvel\./);
  expect(pastNotice(finished, sampleNow)).toMatch(/já encerrou\./);
  expect(pastNotice(anAuction(), sampleNow)).toBeNull();
});

test.each([
  ['Casa 45 m² - Centro - Itu - SP', 'Total até as chaves'],
  ['Parte Ideal (50%) de Prédio Comercial - Itu - SP', 'Total da compra'],
  ['Direitos sobre Casa 45 m² - Itu - SP', 'Total até as chaves'],
])('[LABEL-35][LABEL-41] the sum of %s is %s', (title, label) => {
  expect(costLabels({ title }).total).toBe(label);
});
