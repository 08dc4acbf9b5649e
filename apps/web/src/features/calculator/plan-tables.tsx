import { formatReais } from '@martelo/domain/money';
import { formatNumber } from '@martelo/domain/numbers';
import { type Calculation, instalmentResult, loanResult, rentResult } from '@martelo/domain/purchase-plan';
import { CostTable } from '@martelo/ui/cost-table';
import { Notice } from '@martelo/ui/notice';

import { formatPercent } from './format-figures.ts';

/** What the loan costs, or what has to be entered before that (COST-05). */
export function LoanTable({ calculation }: { calculation: Calculation }) {
  if (calculation.payment !== 'loan' || calculation.bid === 0) return null;
  const loan = loanResult(calculation);
  if (!loan)
    return <Notice tone="info">Informe os juros por ano para ver as parcelas do financiamento.</Notice>;
  const { down, amount, first, last, interest, cash } = loan;
  const months = calculation.loanMonths;
  return (
    <CostTable
      label="Financiamento"
      rows={[
        { id: 'down', label: 'Entrada', amount: formatReais(down) },
        { id: 'amount', label: 'Valor financiado', amount: formatReais(amount) },
        {
          id: 'first',
          label: 'Primeira parcela',
          amount: formatReais(first),
          note: `${formatPercent(calculation.yearlyRate)} ao ano, ${calculation.system === 'sac' ? 'SAC' : 'Price'}, ${formatNumber(months)} ${months === 1 ? 'mês' : 'meses'}. Sem os seguros e as tarifas do banco, que aumentam a parcela, e sem correção do saldo.`,
        },
        { id: 'last', label: 'Última parcela', amount: formatReais(last) },
        { id: 'interest', label: 'Juros no total', amount: formatReais(interest) },
        {
          id: 'cash',
          label: 'Em dinheiro até as chaves',
          amount: formatReais(cash),
          note: 'O total até as chaves, menos o que o banco paga.',
        },
      ]}
      total={{ label: 'Pago ao banco', amount: formatReais(amount + interest) }}
    />
  );
}

/** The proposal of instalments that the law takes, or why it takes none (COST-06). */
export function InstalmentTable({ calculation }: { calculation: Calculation }) {
  const { payment, bid, kind } = calculation;
  if (payment !== 'instalments' || bid === 0 || kind !== 'judicial') return null;
  const plan = instalmentResult(calculation);
  if (!plan)
    return (
      <Notice tone="caution">
        A proposta em parcelas tem de ter pelo menos 25 % de entrada e até 30 meses (CPC, art. 895, § 1º).
      </Notice>
    );
  const { down, first, months, cash } = plan;
  return (
    <CostTable
      label="Parcelas do leilão judicial"
      rows={[
        { id: 'down', label: 'Entrada', amount: formatReais(down) },
        {
          id: 'parts',
          label: months === 1 ? 'Uma parcela de' : `${months} parcelas de até`,
          amount: formatReais(first),
          note: 'Antes da correção: a proposta indica o índice, e cada parcela é corrigida por ele (CPC, art. 895, § 2º). É proposta por escrito, garantida por hipoteca do imóvel; um lance à vista prevalece (§§ 1º e 7º).',
        },
        {
          id: 'cash',
          label: 'Em dinheiro até as chaves',
          amount: formatReais(cash),
          note: 'O total até as chaves, menos as parcelas.',
        },
      ]}
      total={{ label: 'Lance', amount: formatReais(bid) }}
    />
  );
}

/** What rent brings over all that was spent (COST-07). */
export function RentTable({ calculation }: { calculation: Calculation }) {
  const rent = rentResult(calculation);
  if (!rent) return null;
  const { spent, gross, net, yearsToPayBack: years } = rent;
  return (
    <CostTable
      label="Aluguel"
      rows={[
        {
          id: 'spent',
          label: 'Gasto até alugar',
          amount: formatReais(spent),
          note: calculation.repairs > 0 ? 'Até as chaves, com a reforma.' : 'Até as chaves.',
        },
        { id: 'gross', label: 'Rendimento bruto por ano', amount: formatPercent(gross) },
        {
          id: 'net',
          label: 'Rendimento líquido por ano',
          amount: formatPercent(net),
          note: `Sem ${formatPercent(calculation.vacancy)} do ano vazio e ${formatReais(calculation.yearlyCosts)} de despesas; o imposto de renda não está na conta.`,
        },
      ]}
      total={{
        label: 'Anos de aluguel que pagam o gasto',
        amount: years === null ? 'nunca, com estes valores' : formatNumber(years, 1),
      }}
    />
  );
}
