import { describe, expect, test } from 'vitest';

import { saleRules } from './sale-rules.ts';

const sale = (
  type: Parameters<typeof saleRules>[0]['type'],
  modality: string | null,
  directSale = false,
) => ({
  type,
  modality,
  directSale,
});
const textsOf = (...args: Parameters<typeof sale>) => JSON.stringify(saleRules(sale(...args)));

describe('what a way of selling means for a buyer', () => {
  test('[DETAIL-04] old IPTU is not the buyer’s in a judicial auction, and only there', () => {
    expect(textsOf('judicial', null)).toContain('Tema 1134');
    for (const [type, modality] of [
      ['extrajudicial', null],
      ['caixa', 'Venda Direta Online'],
      ['caixa', 'Leilão SFI - Edital Único'],
    ] as const)
      expect(textsOf(type, modality)).not.toContain('Tema 1134');
  });

  test('[DETAIL-04] a direct sale has no round and no commission', () => {
    const text = textsOf('caixa', 'Venda Direta Online', true);
    expect(text).toContain('não há a comissão de 5 %');
    expect(text).not.toContain('em regra 5 %');
  });

  test('[DETAIL-04] the former owner’s preference lasts until the second auction of a financed property', () => {
    expect(textsOf('caixa', 'Leilão SFI - Edital Único')).toContain('Até o segundo leilão');
  });
});
