import type { CalendarDate, Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';
import {
  needsDeed,
  type Purchase,
  purchaseCosts,
  registryCosts,
  usualPurchase,
} from '@martelo/domain/purchase-cost';

import { lawOf, propertyTaxNote, registryNote, taxNote } from './cost-notes.ts';
import { formatList, formatPercent } from './format-figures.ts';

/** What an amount rests on: a law, the sale's own rules, the source's list, a guess, or what the person typed. */
export type Basis = 'law' | 'edital' | 'list' | 'estimate' | 'own';

/** What the auction's list asks at least. */
export interface ListedBid {
  amount: Centavos;
  /** Null where the list bears no date. */
  listDate: CalendarDate | null;
}

export interface CostLine {
  id: string;
  label: string;
  amount: Centavos;
  basis: Basis;
  /** The basis in words, where its name alone says too little. */
  basisLabel?: string;
  note?: string;
  /** Shown in place of the amount, which is then 0: not informed, or the kind of sale has no such cost. */
  absent?: 'não informado' | 'não se aplica';
}

/** An empty field is unknown: the sums leave it out. */
const asTyped = (amount: Centavos): Pick<CostLine, 'amount' | 'absent'> =>
  amount > 0 ? { amount } : { amount, absent: 'não informado' };

/** What deed and registration rest on: a table where only it is counted. */
function registryBasis(purchase: Purchase): Basis {
  if (purchase.registration !== null) return 'own';
  const { low, high, table } = registryCosts(purchase);
  return table !== null && low === high ? 'law' : 'estimate';
}

/** The list's own minimum as long as it stands there unchanged. */
function bidBasis({ bid }: Purchase, listed: ListedBid | null): Pick<CostLine, 'basis' | 'basisLabel'> {
  if (listed === null || listed.amount !== bid) return { basis: 'own' };
  const date = listed.listDate && ` de ${formatCalendarDate(listed.listDate)}`;
  return { basis: 'list', basisLabel: `Mínimo da lista${date ?? ''}` };
}

/** Each cost until the property can be used, with what it rests on; `listed` where it began with an auction. */
export function linesUntilKeys(purchase: Purchase, listed: ListedBid | null = null): CostLine[] {
  const costs = purchaseCosts(purchase);
  const direct = purchase.kind === 'direct';
  return [
    { id: 'bid', label: direct ? 'Preço' : 'Lance', amount: costs.bid, ...bidBasis(purchase, listed) },
    {
      id: 'commission',
      label: 'Comissão do leiloeiro',
      amount: costs.commission,
      basis: purchase.commission === usualPurchase.commission ? 'estimate' : 'own',
      ...(direct && { absent: 'não se aplica' }),
      note: direct
        ? 'A venda direta da Caixa não tem leiloeiro nem comissão. Em outras pode haver a de um corretor, que não está nesta conta.'
        : `${formatPercent(purchase.commission)} do lance, por fora. O edital fixa; o usual é 5\u00A0%.`,
    },
    {
      id: 'transfer-tax',
      label: 'ITBI',
      amount: costs.transferTax,
      basis: lawOf(purchase) ? 'law' : 'estimate',
      note: taxNote(purchase),
    },
    {
      id: 'registration',
      label: needsDeed(purchase) ? 'Escritura e registro' : 'Registro',
      amount: costs.registration,
      basis: registryBasis(purchase),
      note: purchase.registration === null ? registryNote(purchase) : 'Como você informou.',
    },
    {
      id: 'property-tax',
      label: 'IPTU anterior',
      // The law's nought is known.
      ...(purchase.kind === 'judicial' ? { amount: costs.propertyTaxDebt } : asTyped(costs.propertyTaxDebt)),
      basis: purchase.kind === 'judicial' ? 'law' : 'edital',
      note: propertyTaxNote[purchase.kind],
    },
    {
      id: 'condominium',
      label: 'Condomínio em atraso',
      ...asTyped(costs.condominiumDebt),
      basis: 'edital',
      note: 'O edital diz se fica com quem compra. Peça o valor ao síndico.',
    },
    {
      id: 'vacating',
      label: 'Desocupação',
      ...asTyped(costs.vacating),
      basis: 'estimate',
      note: 'Acordo, advogado, mudança. Se já está vazio, deixe em branco.',
    },
  ];
}

/** What is spent between the keys and the resale. */
export function linesAfterKeys(purchase: Purchase): CostLine[] {
  const { repairs, holding } = purchaseCosts(purchase);
  const { months, monthly } = purchase;
  return [
    { id: 'repairs', label: 'Reforma', ...asTyped(repairs), basis: 'estimate' },
    {
      id: 'holding',
      label: 'Espera',
      amount: holding,
      basis: 'estimate',
      ...(monthly === 0 && { absent: 'não informado' }),
      note:
        monthly > 0
          ? `${months} ${months === 1 ? 'mês' : 'meses'} a ${formatReais(monthly)}: condomínio, IPTU, seguro.`
          : 'Condomínio, IPTU e seguro, por mês.',
    },
  ];
}

/**
 * What sums of these lines leave out, null for nothing. An empty field may be an unknown cost or none at all, so it
 * says no more than that nothing was typed.
 */
export function leftOutSentence(lines: readonly CostLine[]): string | null {
  const labels = lines
    .filter(({ absent }) => absent === 'não informado')
    .map(({ label }) => inSentence(label));
  if (labels.length === 0) return null;
  const leftOut =
    labels.length === 1
      ? 'Não entra nesta conta, por estar em branco'
      : 'Não entram nesta conta, por estarem em branco';
  return `${leftOut}: ${formatList(labels)}.`;
}

/** 'condomínio em atraso'; 'IPTU anterior' stays. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
