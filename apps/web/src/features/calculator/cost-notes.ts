import { formatReais } from '@martelo/domain/money';
import { type Purchase, registryCosts, transferTaxes } from '@martelo/domain/purchase-cost';
import { cityTaxOf } from '@martelo/domain/transfer-tax-rates';

import { formatPercent } from './format-figures.ts';

/** What ITBI is, of which values, and by which rule. */
export const taxNote = (purchase: Purchase) => {
  const { ofPrice, ofReference } = transferTaxes(purchase);
  const rate = formatPercent(purchase.transferTax);
  const ofBid = [
    `Imposto de ${formatReais(ofPrice)}: ${rate} do preço pago, de ${formatReais(purchase.bid)}.`,
    ...(ofReference === null
      ? []
      : [
          `Sobre o valor venal, de ${formatReais(purchase.referenceValue)}, seria de ${formatReais(ofReference)}.`,
        ]),
  ];
  const tax = lawOf(purchase);
  const source = tax ? `${tax.city}: ${tax.law}.` : 'A alíquota é por cidade: confira na prefeitura.';
  const rule = 'O STJ manda usar o valor do negócio (Tema 1113); muitas prefeituras usam o valor venal.';
  return [...(purchase.bid > 0 ? ofBid : []), source, rule].join(' ');
};

/** The city's law, as long as its rate is the one in use. */
export function lawOf({ cityId, transferTax }: Purchase) {
  const tax = cityTaxOf(cityId);
  return tax?.rate === transferTax ? tax : null;
}

/** Which tables deed and registration are read from. */
export function registryNote(purchase: Purchase): string {
  const { registration, deed, low, high } = registryCosts(purchase);
  const none =
    purchase.kind === 'judicial'
      ? ' Sem escritura: a carta de arrematação vai direto ao registro.'
      : deed
        ? ''
        : ' Sem escritura: o contrato vale como uma.';
  const fees = registration.table ? ` Registro pela ${registration.table}.` : '';
  if (low === high) return `${fees.trim()}${none} Confira no cartório.`;
  const basis = registration.table
    ? ': a escritura é estimada por tabelas de outros estados'
    : ', estimativa por tabelas de outros estados, pois a do estado não está aqui';
  return `De ${formatReais(low)} a ${formatReais(high)}${basis}; a soma conta o maior.${fees}${none} Confira no cartório.`;
}

export const propertyTaxNote = {
  judicial: 'Não é seu: sai do preço, ainda que o edital diga o contrário (STJ, Tema 1134; CTN, art. 130).',
  extrajudicial: 'Fora da Justiça vale o que o edital disser.',
  direct: 'O anúncio diz quem paga.',
} as const;
