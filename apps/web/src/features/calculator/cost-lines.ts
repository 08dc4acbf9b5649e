import type { Centavos } from '@martelo/domain/auction';
import { printReais } from '@martelo/domain/money';
import { type Purchase, purchaseCosts, transferTaxes } from '@martelo/domain/purchase-cost';

import { printPercent } from './print-figures.ts';

/** What an amount rests on: a law, the sale's own rules, a guess, or what the person typed. */
export type Basis = 'law' | 'edital' | 'estimate' | 'own';

export interface CostLine {
  id: string;
  label: string;
  amount: Centavos;
  basis: Basis;
  note?: string;
}

const taxNote = (purchase: Purchase) => {
  const { ofPrice, ofReference } = transferTaxes(purchase);
  const taxed = `sobre o preço pago, ${printReais(ofPrice)}`;
  const rule = 'O STJ manda usar o valor do negócio (Tema 1113); muitas prefeituras usam o valor venal.';
  return ofReference === null
    ? `${printPercent(purchase.transferTax)} ${taxed}. ${rule}`
    : `${printPercent(purchase.transferTax)} ${taxed}; sobre o valor venal, ${printReais(ofReference)}. ${rule}`;
};

const propertyTaxNote = {
  judicial: 'Não é seu: sai do preço, ainda que o edital diga o contrário (STJ, Tema 1134; CTN, art. 130).',
  extrajudicial: 'Fora da Justiça vale o que o edital disser.',
  direct: 'O anúncio diz quem paga.',
} as const;

/** Each cost until the property can be used, with what it rests on. */
export function linesUntilKeys(purchase: Purchase): CostLine[] {
  const costs = purchaseCosts(purchase);
  const direct = purchase.kind === 'direct';
  return [
    { id: 'bid', label: direct ? 'Preço' : 'Lance', amount: costs.bid, basis: 'own' },
    {
      id: 'commission',
      label: 'Comissão do leiloeiro',
      amount: costs.commission,
      basis: 'edital',
      note: direct
        ? 'Venda direta não tem leiloeiro nem comissão.'
        : `${printPercent(purchase.commission)} do lance, por fora. O edital fixa; o usual é 5\u00A0%.`,
    },
    {
      id: 'transfer-tax',
      label: 'ITBI',
      amount: costs.transferTax,
      basis: 'estimate',
      note: taxNote(purchase),
    },
    {
      id: 'registration',
      label: 'Escritura e registro',
      amount: costs.registration,
      basis: purchase.registration === null ? 'estimate' : 'own',
      note:
        purchase.registration === null
          ? '1\u00A0% do preço. O cartório tem a tabela do estado.'
          : 'Como você informou.',
    },
    {
      id: 'property-tax',
      label: 'IPTU anterior',
      amount: costs.propertyTaxDebt,
      basis: purchase.kind === 'judicial' ? 'law' : 'edital',
      note: propertyTaxNote[purchase.kind],
    },
    {
      id: 'condominium',
      label: 'Condomínio em atraso',
      amount: costs.condominiumDebt,
      basis: 'edital',
      note: 'O edital diz se fica com quem compra. Peça o valor ao síndico.',
    },
    {
      id: 'vacating',
      label: 'Desocupação',
      amount: costs.vacating,
      basis: 'estimate',
      note: 'Acordo, advogado, mudança. Nada, se já está vazio.',
    },
  ];
}

/** What is spent between the keys and the resale. */
export function linesAfterKeys(purchase: Purchase): CostLine[] {
  const { repairs, holding } = purchaseCosts(purchase);
  const { months, monthly } = purchase;
  return [
    { id: 'repairs', label: 'Reforma', amount: repairs, basis: 'estimate' },
    {
      id: 'holding',
      label: 'Espera',
      amount: holding,
      basis: 'estimate',
      note: `${months} ${months === 1 ? 'mês' : 'meses'} a ${printReais(monthly)}: condomínio, IPTU, seguro.`,
    },
  ];
}
