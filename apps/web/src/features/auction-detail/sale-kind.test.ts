import { describe, expect, test } from 'vitest';

import { saleKind } from './sale-kind.ts';

describe('saleKind', () => {
  test.each([
    ['judicial', 'Leilão judicial', false, 'judicial'],
    ['extrajudicial', 'Leilão SFI - Edital Único', false, 'fiduciary'],
    ['caixa', 'Leilão SFI - Edital Único', false, 'fiduciary'],
    ['caixa', 'Licitação Aberta', false, 'open-bid'],
    ['caixa', 'Venda Online', true, 'online-sale'],
    ['caixa', 'Venda Direta Online', true, 'direct-sale'],
    ['extrajudicial', null, false, 'extrajudicial'],
    ['voluntario', 'Venda direta ao público', true, 'direct-sale'],
    ['administrativo', null, false, 'public'],
    ['voluntario', null, false, 'voluntary'],
    ['caixa', null, true, 'direct-sale'],
    [null, null, false, 'unknown'],
    ['extrajudicial', 'Compra Direta', false, 'direct-sale'],
    ['extrajudicial', 'Licitacao Aberta', false, 'open-bid'],
    ['judicial', 'Venda on-line', false, 'online-sale'],
  ] as const)('%s, %j, direct %s is %s', (type, modality, directSale, kind) => {
    expect(saleKind({ type, modality, directSale })).toBe(kind);
  });

  test('the method, where it is known, before any words', () => {
    const words = { type: 'extrajudicial', modality: 'Venda Direta', directSale: false } as const;
    expect(saleKind({ ...words, saleMethod: 'rounds' })).toBe('extrajudicial');
    expect(saleKind({ ...words, modality: null, saleMethod: 'tender' })).toBe('open-bid');
  });
});
