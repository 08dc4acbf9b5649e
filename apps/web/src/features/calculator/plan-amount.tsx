import type { PurchasePlan } from '@martelo/domain/purchase-plan';
import { planMonths, planNames } from '@martelo/domain/purchase-plan-url';
import { largestAmount } from '@martelo/domain/purchase-cost-url';
import { CurrencyInput } from '@martelo/ui/currency-input';

import { CountedNumber } from './counted-number.tsx';
import type { PlanFieldsProps } from './payment-fields.tsx';

interface PlanAmountProps extends PlanFieldsProps {
  name: Extract<
    keyof PurchasePlan,
    'monthlyRent' | 'yearlyCosts' | 'nextPrice' | 'secondPrice' | 'thirdPrice' | 'rentMeanwhile'
  >;
  label: string;
  hint?: string;
}

/** An amount of the plan; empty is none. */
export function PlanAmount({ calculation, onChange, name, ...props }: PlanAmountProps) {
  return (
    <CurrencyInput
      {...props}
      name={planNames[name]}
      value={calculation[name] || null}
      placeholder="R$ 0,00"
      onValueChange={(value) => onChange({ [name]: Math.min(value ?? 0, largestAmount) })}
    />
  );
}

interface WaitFieldProps extends PlanFieldsProps {
  name: 'nextWait' | 'secondWait' | 'thirdWait';
}

const waitLabels = {
  nextWait: 'Meses até a queda',
  secondWait: 'Meses até a 2ª praça',
  thirdWait: 'Meses até a 3ª praça',
} as const satisfies Record<WaitFieldProps['name'], string>;

/** Whole months until that price. */
export function WaitField({ calculation, onChange, name }: WaitFieldProps) {
  return (
    <CountedNumber
      label={waitLabels[name]}
      hint="0 se não se sabe."
      name={planNames[name]}
      min={planMonths[name][0]}
      max={planMonths[name][1]}
      value={calculation[name]}
      onValueChange={(months) => onChange({ [name]: months })}
    />
  );
}
