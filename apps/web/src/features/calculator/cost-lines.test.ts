import { totalSpent, totalUntilKeys, purchaseCosts, usualPurchase } from '@martelo/domain/purchase-cost';
import { describe, expect, test } from 'vitest';

import { type CostLine, leftOutSentence, linesAfterKeys, linesUntilKeys } from './cost-lines.ts';

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
      'Imposto de R$ 6.000,00: 3 % do preço pago, de R$ 200.000,00. Sobre o valor venal, de R$ 320.000,00, seria de R$ 9.600,00.',
    );
    expect(line('transfer-tax', { referenceValue: 0 }).note).not.toContain('valor venal, de');
  });

  test('[INFO-06] before there is a bid no line is computed from zero', () => {
    const notes = [...linesUntilKeys(usualPurchase), ...linesAfterKeys(usualPurchase)].map(
      ({ note }) => note,
    );
    expect(notes.join(' ')).not.toContain('0,00');
  });

  test('[INFO-06] a share that nobody read in an edital is an estimate, and a typed one the person’s', () => {
    expect(line('commission').basis).toBe('estimate');
    expect(line('commission', { commission: 600 }).basis).toBe('own');
  });

  test.each([
    [200_000_00, '2026-01-23', 'list', 'Mínimo da lista de 23/01/2026'],
    [200_000_00, null, 'list', 'Mínimo da lista'],
    [200_000_01, '2026-01-23', 'own', undefined],
  ])('[INFO-06] a bid beside the list’s %j of %j rests on %s', (amount, listDate, basis, label) => {
    const [bid] = linesUntilKeys(purchase, { amount, listDate });
    expect([bid!.basis, bid!.basisLabel]).toEqual([basis, label]);
    expect(line('bid').basis).toBe('own');
  });

  test('[INFO-06] a registration that was typed is no estimate', () => {
    expect(line('registration').basis).toBe('estimate');
    expect(line('registration', { registration: 3_000_00 })).toMatchObject({
      basis: 'own',
      amount: 3_000_00,
    });
  });

  test('[LABEL-21] ITBI is by city: a law with its date where it is known, else to be checked with the city', () => {
    expect(line('transfer-tax').note).toContain('A alíquota é por cidade: confira na prefeitura.');
    const curitiba = line('transfer-tax', { cityId: 4_106_902, transferTax: 270 });
    expect(curitiba.basis).toBe('law');
    expect(curitiba.note).toContain('Curitiba: Lei Complementar 108, de 20/12/2017.');
    expect(line('transfer-tax', { cityId: 4_106_902, transferTax: 200 })).toMatchObject({
      basis: 'estimate',
      note: expect.stringContaining('confira na prefeitura'),
    });
  });

  test('[LABEL-20] deed and registration are a range to be confirmed, by table where one is known', () => {
    const registry = (change: Partial<typeof usualPurchase>) => {
      const { label, basis, amount, note } = line('registration', change);
      return { label, basis, amount, note: note!.replaceAll('\u00A0', ' ') };
    };
    expect(registry({ kind: 'extrajudicial', state: 'GO' })).toMatchObject({
      label: 'Escritura e registro',
      basis: 'estimate',
      amount: 13_200_00,
      note: expect.stringMatching(
        /^De R\$ 2\.000,00 a R\$ 13\.200,00, .* a soma conta o maior\. Confira no cartório\.$/,
      ),
    });
    expect(registry({ kind: 'judicial', state: 'GO' })).toMatchObject({
      label: 'Registro',
      amount: 6_600_00,
      note: expect.stringContaining('a carta de arrematação vai direto ao registro'),
    });
    expect(registry({ kind: 'direct', deed: false, state: 'GO' })).toMatchObject({
      label: 'Registro',
      note: expect.stringContaining('o contrato vale como uma'),
    });
    expect(registry({ kind: 'judicial', state: 'DF' })).toMatchObject({
      basis: 'law',
      amount: 1_148_07,
      note: expect.stringContaining('tabela do Distrito Federal de 2025, Lei 14.756/2023'),
    });
    // Above the price that the tables were read at the fees grow more slowly than it.
    expect(registry({ kind: 'judicial', state: 'GO', bid: 1_000_000_00 })).toMatchObject({
      amount: 14_758_05,
      note: expect.stringMatching(
        /^De R\$ 1\.000,00 a R\$ 14\.758,05, estimativa por tabelas de outros estados/,
      ),
    });
    expect(registry({ kind: 'extrajudicial', state: 'DF', bid: 1_000_000_00 }).note).toMatch(
      /^De R\$ 2\.677,96 a R\$ 16\.436,01: a escritura é estimada por tabelas de outros estados/,
    );
    // A cheap plot costs far more than a share of its price.
    expect(line('registration', { kind: 'judicial', bid: 6_970_00 }).amount).toBe(671_00);
  });

  test('[INFO-06] an empty field is not informed, not a known zero', () => {
    const absent = (lines: readonly CostLine[]) =>
      lines.flatMap(({ id, absent: words }) => (words === 'não informado' ? [id] : []));
    const empty = { ...usualPurchase, bid: 200_000_00, kind: 'extrajudicial' } as const;
    expect(absent(linesUntilKeys(empty))).toEqual(['property-tax', 'condominium', 'vacating']);
    expect(absent(linesAfterKeys(empty))).toEqual(['repairs', 'holding']);
    expect(line('property-tax', { kind: 'judicial', propertyTaxDebt: 0 }).absent).toBeUndefined();
    expect(absent([...linesUntilKeys(purchase), ...linesAfterKeys(purchase)])).toEqual([]);
    expect(absent(linesAfterKeys({ ...purchase, months: 0 }))).toEqual([]);
  });

  test('[INFO-06] sums say what they leave out: what is empty, whether it is unknown or none', () => {
    expect(leftOutSentence(linesUntilKeys({ ...usualPurchase, kind: 'direct' }))).toBe(
      'Não entram nesta conta, por estarem em branco: IPTU anterior, condomínio em atraso e desocupação.',
    );
    expect(leftOutSentence(linesAfterKeys({ ...usualPurchase, monthly: 100 }))).toBe(
      'Não entra nesta conta, por estar em branco: reforma.',
    );
    expect(line('vacating', { vacating: 0 }).note).toContain('Se já está vazio, deixe em branco.');
    expect(leftOutSentence(linesUntilKeys(purchase))).toBeNull();
  });

  test('[INFO-06] a direct sale says that there is no commission', () => {
    expect(line('commission', { kind: 'direct' })).toMatchObject({
      amount: 0,
      absent: 'não se aplica',
      note: 'A venda direta da Caixa não tem leiloeiro nem comissão. Em outras pode haver a de um corretor, que não está nesta conta.',
    });
  });
});
