import { largestPlanRates, planNames } from '@martelo/domain/purchase-plan-url';
import { Fieldset } from '@martelo/ui/fieldset';
import { Grid } from '@martelo/ui/grid';

import type { PlanFieldsProps } from './payment-fields.tsx';
import { PercentField } from './percent-field.tsx';
import { PlanAmount, WaitField } from './plan-amount.tsx';

/** What it brings when it is let (COST-07). */
export function RentFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Aluguel, se for alugar">
      <Grid columns={2} gap="large" align="start">
        <PlanAmount {...plan} name="monthlyRent" label="Aluguel por mês" hint="O que você espera receber." />
        <PercentField
          label="Tempo vazio (% do ano)"
          name={planNames.vacancy}
          value={calculation.vacancy}
          max={largestPlanRates.vacancy}
          onValueChange={(vacancy) => onChange({ vacancy })}
        />
        <PlanAmount
          {...plan}
          name="yearlyCosts"
          label="Despesas por ano"
          hint="O que fica com o dono: IPTU, administração, consertos."
        />
      </Grid>
    </Fieldset>
  );
}

/** What waiting may bring, and what it costs (COST-07). */
export function WaitFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Comparar com esperar">
      <Grid columns={2} gap="large" align="start">
        <PlanAmount
          {...plan}
          name="nextPrice"
          label="Próximo preço"
          hint="O do próximo degrau, se o preço cair."
        />
        <WaitField {...plan} name="nextWait" />
        <PlanAmount {...plan} name="secondPrice" label="Mínimo da 2ª praça" />
        <WaitField {...plan} name="secondWait" />
        <PlanAmount
          {...plan}
          name="thirdPrice"
          label="Mínimo da 3ª praça"
          hint="Só em vendas que a preveem."
        />
        <WaitField {...plan} name="thirdWait" />
        <PlanAmount
          {...plan}
          name="rentMeanwhile"
          label="Aluguel que você paga hoje"
          hint="Por mês, enquanto espera."
        />
      </Grid>
    </Fieldset>
  );
}
