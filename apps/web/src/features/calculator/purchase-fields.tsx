import { saleKinds } from '@martelo/domain/purchase-cost';
import { purchaseNames, saleKindNames } from '@martelo/domain/purchase-cost-url';
import { Fieldset } from '@martelo/ui/fieldset';
import { Grid, GridRow } from '@martelo/ui/grid';
import { RadioGroup } from '@martelo/ui/radio-group';

import { kindLabels } from './form-options.ts';
import type { PlanFieldsProps } from './payment-fields.tsx';
import { PurchaseAmount, PurchaseRate } from './purchase-amount.tsx';

/** How it is sold, and for how much. */
export function PurchaseFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="A compra">
      <Grid columns={2} gap="large" align="start">
        <GridRow>
          <RadioGroup
            label="Como é vendido"
            name={purchaseNames.kind}
            value={saleKindNames[calculation.kind]}
            options={saleKinds.map((kind) => ({ value: saleKindNames[kind], label: kindLabels[kind] }))}
            onValueChange={(word) =>
              onChange({ kind: saleKinds.find((kind) => saleKindNames[kind] === word)! })
            }
          />
        </GridRow>
        <PurchaseAmount {...plan} name="bid" label="Seu lance" />
        <PurchaseRate
          {...plan}
          name="commission"
          label="Comissão do leiloeiro (%)"
          hint={
            calculation.kind === 'direct' ? 'A da Caixa não tem; confira.' : 'Está no edital. O usual é 5.'
          }
          disabled={calculation.kind === 'direct'}
        />
      </Grid>
    </Fieldset>
  );
}
