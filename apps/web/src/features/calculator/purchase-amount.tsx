import { largestAmount, largestRates, purchaseNames } from '@martelo/domain/purchase-cost-url';
import { CurrencyInput } from '@martelo/ui/currency-input';

import type { PlanFieldsProps } from './payment-fields.tsx';
import { PercentField } from './percent-field.tsx';

interface PurchaseAmountProps extends PlanFieldsProps {
  name:
    | 'bid'
    | 'referenceValue'
    | 'registration'
    | 'propertyTaxDebt'
    | 'condominiumDebt'
    | 'vacating'
    | 'repairs'
    | 'monthly'
    | 'resale';
  label: string;
  hint?: string;
}

/** An amount of the purchase; empty is none, and for the registry the state's table. */
export function PurchaseAmount({ calculation, onChange, name, ...props }: PurchaseAmountProps) {
  const none = name === 'registration' ? null : 0;
  return (
    <CurrencyInput
      {...props}
      name={purchaseNames[name]}
      value={calculation[name] || null}
      placeholder="R$ 0,00"
      onValueChange={(value) => onChange({ [name]: value === null ? none : Math.min(value, largestAmount) })}
    />
  );
}

interface PurchaseRateProps extends PlanFieldsProps {
  name: keyof typeof largestRates;
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** A rate of the purchase, in percent. */
export function PurchaseRate({ calculation, onChange, name, ...props }: PurchaseRateProps) {
  return (
    <PercentField
      {...props}
      name={purchaseNames[name]}
      value={calculation[name]}
      max={largestRates[name]}
      onValueChange={(value) => onChange({ [name]: value })}
    />
  );
}
