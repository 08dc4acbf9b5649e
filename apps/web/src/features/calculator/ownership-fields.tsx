import { Fieldset } from '@martelo/ui/fieldset';
import { Grid } from '@martelo/ui/grid';

import { MonthsField } from './months-field.tsx';
import type { PlanFieldsProps } from './payment-fields.tsx';
import { PurchaseAmount } from './purchase-amount.tsx';

/** What comes with the property: debts, and who lives there. */
export function DebtFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Dívidas e posse">
      <Grid columns={2} gap="large" align="start">
        <PurchaseAmount
          {...plan}
          name="condominiumDebt"
          label="Condomínio em atraso"
          hint="O que o edital deixar com você."
        />
        <PurchaseAmount
          {...plan}
          name="propertyTaxDebt"
          label="IPTU anterior"
          hint={
            calculation.kind === 'judicial'
              ? 'No judicial não entra na conta.'
              : 'Se o edital o deixar com você.'
          }
        />
        <PurchaseAmount {...plan} name="vacating" label="Desocupação" hint="Se houver quem more lá." />
      </Grid>
    </Fieldset>
  );
}

/** What it costs to mend and to keep until it is sold. */
export function HoldingCostFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Depois das chaves">
      <Grid columns={2} gap="large" align="start">
        <PurchaseAmount {...plan} name="repairs" label="Reforma" />
        <PurchaseAmount {...plan} name="monthly" label="Custo por mês" hint="Condomínio, IPTU, seguro." />
        <MonthsField value={calculation.months} onValueChange={(months) => onChange({ months })} />
      </Grid>
    </Fieldset>
  );
}
