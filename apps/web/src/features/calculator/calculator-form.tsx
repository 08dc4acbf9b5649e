import type { Centavos } from '@martelo/domain/auction';
import { purchaseNames } from '@martelo/domain/purchase-cost-url';
import type { Calculation } from '@martelo/domain/purchase-plan';
import { Button, ButtonLink } from '@martelo/ui/button';
import { Form } from '@martelo/ui/form';
import { Hidden } from '@martelo/ui/hidden';
import { Inline } from '@martelo/ui/inline';
import type { FormEvent } from 'react';

import { paths } from '../../paths.ts';
import { CalculatorGlance } from './calculator-glance.tsx';
import { DebtFields, HoldingCostFields } from './ownership-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { RentFields, WaitFields } from './rent-fields.tsx';
import { ResaleFields } from './resale-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

interface CalculatorFormProps {
  purchase: Calculation;
  /** The bank's or the court's, of the auction that it was opened from. */
  valuation: Centavos | null;
  /** Whether that auction takes a loan; null where its list does not say. */
  financing: boolean | null | undefined;
  onChange: (part: Partial<Calculation>) => void;
  onSubmit: () => void;
}

/**
 * All inputs of a purchase. Without JavaScript it is sent to the server, which answers with the sums
 * (INFO-06).
 */
export function CalculatorForm({ purchase, valuation, financing, onChange, onSubmit }: CalculatorFormProps) {
  const plan = { calculation: purchase, onChange };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Hidden onPaper>
      <Form action={paths.calculator} aria-label="Dados da compra" gap="xlarge" onSubmit={submit}>
        {purchase.auctionKey && (
          <input type="hidden" name={purchaseNames.auctionKey} value={purchase.auctionKey} />
        )}
        {purchase.cityId !== null && (
          <input type="hidden" name={purchaseNames.cityId} value={purchase.cityId} />
        )}
        <PurchaseFields {...plan} />
        <PaymentFields {...plan} financing={financing} />
        <TaxFields {...plan} />
        <DebtFields {...plan} />
        <HoldingCostFields {...plan} />
        <ResaleFields {...plan} valuation={valuation} />
        <RentFields {...plan} />
        <WaitFields {...plan} />
        <Inline gap="small" align="stretch">
          <Button type="submit" tone="accent">
            Calcular
          </Button>
          <ButtonLink href={paths.calculator} variant="quiet">
            Começar de novo
          </ButtonLink>
        </Inline>
        <CalculatorGlance purchase={purchase} />
      </Form>
    </Hidden>
  );
}
