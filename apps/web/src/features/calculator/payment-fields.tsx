import { loanSystems } from '@martelo/domain/financing';
import { type Calculation, paymentKinds } from '@martelo/domain/purchase-plan';
import { largestPlanRates, paymentNames, planMonths, planNames } from '@martelo/domain/purchase-plan-url';
import { Fieldset } from '@martelo/ui/fieldset';
import { Grid, GridRow } from '@martelo/ui/grid';
import { Notice } from '@martelo/ui/notice';
import { RadioGroup } from '@martelo/ui/radio-group';

import { CountedNumber } from './counted-number.tsx';
import { loanWarning } from './loan-warning.ts';
import { PercentField } from './percent-field.tsx';

export interface PlanFieldsProps {
  calculation: Calculation;
  onChange: (part: Partial<Calculation>) => void;
}

interface PaymentFieldsProps extends PlanFieldsProps {
  /** Whether the listing that it was opened from takes a loan; null where it does not say, undefined without one. */
  financing: boolean | null | undefined;
}

const payments = {
  cash: 'À vista',
  loan: 'Com financiamento',
  instalments: 'Em parcelas, no leilão judicial',
} as const;

const systems = { sac: 'SAC: parcelas que caem', price: 'Price: parcelas iguais' } as const;

/** How it is paid (COST-05, COST-06). */
export function PaymentFields({ calculation, onChange, financing }: PaymentFieldsProps) {
  const { payment, kind, down, yearlyRate, system } = calculation;
  const warning = payment === 'loan' ? loanWarning(financing) : null;
  const months = (name: 'loanMonths' | 'instalmentMonths', label: string) => (
    <CountedNumber
      label={label}
      name={planNames[name]}
      min={planMonths[name][0]}
      max={planMonths[name][1]}
      value={calculation[name]}
      onValueChange={(count) => onChange({ [name]: count })}
    />
  );
  return (
    <Fieldset label="Pagamento">
      <Grid columns={2} gap="large" align="start">
        <GridRow>
          <RadioGroup
            label="Como você paga o lance"
            name={planNames.payment}
            value={paymentNames[payment]}
            options={paymentKinds.map((one) => ({ value: paymentNames[one], label: payments[one] }))}
            onValueChange={(word) =>
              onChange({ payment: paymentKinds.find((one) => paymentNames[one] === word)! })
            }
          />
        </GridRow>
        {warning && (
          <GridRow>
            <Notice tone="caution">{warning}</Notice>
          </GridRow>
        )}
        {payment === 'instalments' && kind !== 'judicial' && (
          <GridRow>
            <Notice tone="caution">
              O parcelamento do art. 895 do Código de Processo Civil vale no leilão judicial; nos outros, só o
              que o edital permitir.
            </Notice>
          </GridRow>
        )}
        {payment !== 'cash' && (
          <PercentField
            label="Entrada (% do lance)"
            name={planNames.down}
            hint={payment === 'loan' ? 'O banco diz o mínimo.' : 'Pelo menos 25.'}
            value={down}
            max={largestPlanRates.down}
            onValueChange={(share) => onChange({ down: share })}
          />
        )}
        {payment === 'instalments' && months('instalmentMonths', 'Parcelas, até 30')}
        {payment === 'loan' && (
          <>
            <PercentField
              label="Juros por ano (%)"
              name={planNames.yearlyRate}
              hint="A taxa efetiva que o banco oferecer a você."
              value={yearlyRate}
              max={largestPlanRates.yearlyRate}
              onValueChange={(rate) => onChange({ yearlyRate: rate })}
            />
            {months('loanMonths', 'Prazo em meses')}
            <RadioGroup
              label="Sistema"
              name={planNames.system}
              value={system}
              options={loanSystems.map((one) => ({ value: one, label: systems[one] }))}
              onValueChange={(word) => onChange({ system: loanSystems.find((one) => one === word)! })}
            />
          </>
        )}
      </Grid>
    </Fieldset>
  );
}
