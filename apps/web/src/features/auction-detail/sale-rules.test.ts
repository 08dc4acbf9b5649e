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

  test.each(['Venda Online', 'Venda Direta', 'Licitação Aberta'])(
    '[DETAIL-04] %s of another seller is not described as Caixa’s',
    (modality) => {
      const text = textsOf('extrajudicial', modality, true);
      expect(text).not.toContain('Caixa');
      expect(text).not.toContain('já passou pelos leilões');
      expect(text).not.toContain('Não há leiloeiro');
    },
  );

  test('[LABEL-06] a kind of sale that is concluded is explained as one', () => {
    const { title, meaning, checks } = saleRules({ ...sale('extrajudicial', null), typeInferred: true });
    expect(title).toBe('Leilão extrajudicial (deduzido)');
    expect(meaning[0]).toContain('Deduzimos do número do lote');
    expect(JSON.stringify(checks)).not.toContain('não vale aqui');
  });

  test('[DETAIL-04] a sale without an edital does not refer to one', () => {
    for (const modality of ['Venda Online', 'Venda Direta Online'])
      expect(textsOf('caixa', modality, true)).not.toContain('edital');
  });

  test('[DETAIL-04] the former owner’s preference lasts until the second auction of a financed property', () => {
    expect(textsOf('caixa', 'Leilão SFI - Edital Único')).toContain('Até o segundo leilão');
  });

  test('[RITE-06] half of the valuation is not said of a financed home, whose second auction takes the whole debt', () => {
    const text = textsOf('caixa', 'Leilão SFI - Edital Único');
    expect(text).toContain(
      'No financiamento da própria moradia a lei pede, no segundo leilão, a dívida inteira',
    );
    expect(text).toContain('art. 26-A, § 3º');
    expect(text).not.toContain('se o banco quiser');
  });
});
