import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { needsDeed, saleKinds } from '@martelo/domain/purchase-cost';
import { largestAmount, largestRates, purchaseNames, saleKindNames } from '@martelo/domain/purchase-cost-url';
import type { Calculation } from '@martelo/domain/purchase-plan';
import { Button, ButtonLink } from '@martelo/ui/button';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Fieldset } from '@martelo/ui/fieldset';
import { Form } from '@martelo/ui/form';
import { Grid, GridRow } from '@martelo/ui/grid';
import { Hidden } from '@martelo/ui/hidden';
import { Inline } from '@martelo/ui/inline';
import { RadioGroup } from '@martelo/ui/radio-group';
import { Select } from '@martelo/ui/select';
import type { FormEvent } from 'react';

import { paths } from '../../paths.ts';
import { CalculatorGlance } from './calculator-glance.tsx';
import { deeds, kindLabels, stateOptions, taxBases, yesOrNo } from './form-options.ts';
import { MonthsField } from './months-field.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PercentField } from './percent-field.tsx';
import { RentFields, WaitFields } from './rent-fields.tsx';

interface CalculatorFormProps {
  purchase: Calculation;
  /** The bank's or the court's, of the auction that it was opened from. */
  valuation: Centavos | null;
  /** Whether that auction takes a loan; null where its list does not say. */
  financing: boolean | null | undefined;
  onChange: (part: Partial<Calculation>) => void;
  onSubmit: () => void;
}

type AmountName =
  | 'bid'
  | 'referenceValue'
  | 'registration'
  | 'propertyTaxDebt'
  | 'condominiumDebt'
  | 'vacating'
  | 'repairs'
  | 'monthly'
  | 'resale';

/**
 * All that a purchase is reckoned from. Without JavaScript it is sent to the server, which answers with the sums
 * (INFO-06).
 */
export function CalculatorForm({ purchase, valuation, financing, onChange, onSubmit }: CalculatorFormProps) {
  const amount = (name: AmountName) => ({
    name: purchaseNames[name],
    value: purchase[name] || null,
    placeholder: 'R$ 0,00',
    onValueChange: (value: number | null) =>
      onChange({
        [name]: value === null ? (name === 'registration' ? null : 0) : Math.min(value, largestAmount),
      }),
  });
  const rate = (name: keyof typeof largestRates) => ({
    name: purchaseNames[name],
    value: purchase[name],
    most: largestRates[name],
    onValueChange: (value: number) => onChange({ [name]: value }),
  });
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
        <Fieldset label="A compra">
          <Grid columns={2} gap="large" align="start">
            <GridRow>
              <RadioGroup
                label="Como é vendido"
                name={purchaseNames.kind}
                value={saleKindNames[purchase.kind]}
                options={saleKinds.map((kind) => ({ value: saleKindNames[kind], label: kindLabels[kind] }))}
                onValueChange={(word) =>
                  onChange({ kind: saleKinds.find((kind) => saleKindNames[kind] === word)! })
                }
              />
            </GridRow>
            <CurrencyInput label="Seu lance" {...amount('bid')} />
            <PercentField
              label="Comissão do leiloeiro (%)"
              hint={
                purchase.kind === 'direct' ? 'Venda direta não tem comissão.' : 'Está no edital. O usual é 5.'
              }
              disabled={purchase.kind === 'direct'}
              {...rate('commission')}
            />
          </Grid>
        </Fieldset>
        <PaymentFields calculation={purchase} financing={financing} onChange={onChange} />
        <Fieldset label="Imposto e cartório">
          <Grid columns={2} gap="large" align="start">
            <PercentField
              label="ITBI (%)"
              hint="Por cidade: confira. Em geral de 2 a 3."
              {...rate('transferTax')}
            />
            <CurrencyInput
              label="Valor venal de referência"
              hint="O da prefeitura, se você souber."
              {...amount('referenceValue')}
            />
            <GridRow>
              <RadioGroup
                label="Base do ITBI"
                name={purchaseNames.transferTaxBase}
                value={purchase.transferTaxBase === 'larger' ? 'maior' : 'preco'}
                options={taxBases}
                onValueChange={(word) => onChange({ transferTaxBase: word === 'maior' ? 'larger' : 'price' })}
              />
            </GridRow>
            <Select
              label="Estado do imóvel"
              name={purchaseNames.state}
              value={purchase.state ?? ''}
              options={stateOptions}
              hint="Cada estado tem a sua tabela de cartório."
              onValueChange={(state) =>
                onChange({ state: state || null, ...(state !== purchase.state && { cityId: null }) })
              }
            />
            {purchase.kind !== 'judicial' && (
              <GridRow>
                <RadioGroup
                  label="Escritura"
                  name={purchaseNames.deed}
                  value={purchase.deed ? 'sim' : 'nao'}
                  options={deeds}
                  onValueChange={(word) => onChange({ deed: word === 'sim' })}
                />
              </GridRow>
            )}
            <CurrencyInput
              label={needsDeed(purchase) ? 'Escritura e registro' : 'Registro'}
              hint="Vazio: uma faixa, pela tabela do estado. Confira no cartório."
              {...amount('registration')}
            />
          </Grid>
        </Fieldset>
        <Fieldset label="Dívidas e posse">
          <Grid columns={2} gap="large" align="start">
            <CurrencyInput
              label="Condomínio em atraso"
              hint="O que o edital deixar com você."
              {...amount('condominiumDebt')}
            />
            <CurrencyInput
              label="IPTU anterior"
              hint={
                purchase.kind === 'judicial'
                  ? 'No judicial não entra na conta.'
                  : 'Se o edital o deixar com você.'
              }
              {...amount('propertyTaxDebt')}
            />
            <CurrencyInput label="Desocupação" hint="Se houver quem more lá." {...amount('vacating')} />
          </Grid>
        </Fieldset>
        <Fieldset label="Depois das chaves">
          <Grid columns={2} gap="large" align="start">
            <CurrencyInput label="Reforma" {...amount('repairs')} />
            <CurrencyInput label="Custo por mês" hint="Condomínio, IPTU, seguro." {...amount('monthly')} />
            <MonthsField value={purchase.months} onValueChange={(months) => onChange({ months })} />
          </Grid>
        </Fieldset>
        <Fieldset label="Revenda">
          <Grid columns={2} gap="large" align="start">
            <CurrencyInput
              label="Preço de revenda"
              hint={
                valuation === null
                  ? 'Sem ele não há lucro a mostrar.'
                  : `A avaliação da fonte, ${formatReais(valuation)}, não é preço de mercado.`
              }
              {...amount('resale')}
            />
            <PercentField label="Corretagem (%)" {...rate('brokerage')} />
            <PercentField
              label="Retorno desejado (%)"
              hint="Sobre tudo o que gastar."
              {...rate('wishedReturn')}
            />
            <GridRow>
              <RadioGroup
                label="Imposto de renda"
                name={purchaseNames.taxed}
                value={purchase.taxed ? 'sim' : 'nao'}
                options={yesOrNo}
                onValueChange={(word) => onChange({ taxed: word === 'sim' })}
              />
            </GridRow>
          </Grid>
        </Fieldset>
        <RentFields calculation={purchase} onChange={onChange} />
        <WaitFields calculation={purchase} onChange={onChange} />
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
