import { needsDeed } from '@martelo/domain/purchase-cost';
import { purchaseNames } from '@martelo/domain/purchase-cost-url';
import { Fieldset } from '@martelo/ui/fieldset';
import { Grid, GridRow } from '@martelo/ui/grid';
import { RadioGroup } from '@martelo/ui/radio-group';
import { Select } from '@martelo/ui/select';

import { deeds, stateOptions, taxBases } from './form-options.ts';
import type { PlanFieldsProps } from './payment-fields.tsx';
import { PurchaseAmount, PurchaseRate } from './purchase-amount.tsx';

/** The tax on the transfer, the deed and the registry. */
export function TaxFields({ calculation, onChange }: PlanFieldsProps) {
  const plan = { calculation, onChange };
  return (
    <Fieldset label="Imposto e cartório">
      <Grid columns={2} gap="large" align="start">
        <PurchaseRate
          {...plan}
          name="transferTax"
          label="ITBI (%)"
          hint="Por cidade: confira. Em geral de 2 a 3."
        />
        <PurchaseAmount
          {...plan}
          name="referenceValue"
          label="Valor venal de referência"
          hint="O da prefeitura, se você souber."
        />
        <GridRow>
          <RadioGroup
            label="Base do ITBI"
            name={purchaseNames.transferTaxBase}
            value={calculation.transferTaxBase === 'larger' ? 'maior' : 'preco'}
            options={taxBases}
            onValueChange={(word) => onChange({ transferTaxBase: word === 'maior' ? 'larger' : 'price' })}
          />
        </GridRow>
        <Select
          label="Estado do imóvel"
          name={purchaseNames.state}
          value={calculation.state ?? ''}
          options={stateOptions}
          hint="Cada estado tem a sua tabela de cartório."
          onValueChange={(state) =>
            onChange({ state: state || null, ...(state !== calculation.state && { cityId: null }) })
          }
        />
        {calculation.kind !== 'judicial' && (
          <GridRow>
            <RadioGroup
              label="Escritura"
              name={purchaseNames.deed}
              value={calculation.deed ? 'sim' : 'nao'}
              options={deeds}
              onValueChange={(word) => onChange({ deed: word === 'sim' })}
            />
          </GridRow>
        )}
        <PurchaseAmount
          {...plan}
          name="registration"
          label={needsDeed(calculation) ? 'Escritura e registro' : 'Registro'}
          hint="Vazio: uma faixa, pela tabela do estado. Confira no cartório."
        />
      </Grid>
    </Fieldset>
  );
}
