import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { purchaseNames } from '@martelo/domain/purchase-cost-url';
import { Fieldset } from '@martelo/ui/fieldset';
import { Grid, GridRow } from '@martelo/ui/grid';
import { RadioGroup } from '@martelo/ui/radio-group';

import { yesOrNo } from './form-options.ts';
import type { PlanFieldsProps } from './payment-fields.tsx';
import { PurchaseAmount, PurchaseRate } from './purchase-amount.tsx';

interface ResaleFieldsProps extends PlanFieldsProps {
  /** The bank's or the court's, of the auction that the calculator was opened from. */
  valuation: Centavos | null;
}

/** What it brings when it is sold again. */
export function ResaleFields({ calculation, onChange, valuation }: ResaleFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Revenda">
      <Grid columns={2} gap="large" align="start">
        <PurchaseAmount
          {...plan}
          name="resale"
          label="Preço de revenda"
          hint={
            valuation === null
              ? 'Sem ele não há lucro a mostrar.'
              : `A avaliação da fonte, ${formatReais(valuation)}, não é preço de mercado.`
          }
        />
        <PurchaseRate {...plan} name="brokerage" label="Corretagem (%)" />
        <PurchaseRate
          {...plan}
          name="wishedReturn"
          label="Retorno desejado (%)"
          hint="Sobre tudo o que gastar."
        />
        <GridRow>
          <RadioGroup
            label="Imposto de renda"
            name={purchaseNames.taxed}
            value={calculation.taxed ? 'sim' : 'nao'}
            options={yesOrNo}
            onValueChange={(word) => onChange({ taxed: word === 'sim' })}
          />
        </GridRow>
      </Grid>
    </Fieldset>
  );
}
