import { BenefitCard } from '@martelo/ui/benefit-card';
import { Grid } from '@martelo/ui/grid';
import { Section } from '@martelo/ui/section';

import { benefitGroups } from '../../features/info/benefits.ts';
import { CallToPlans } from '../../features/info/call-to-plans.tsx';
import { InfoPage } from '../../features/info/info-page.tsx';
import { paths } from '../../paths.ts';

/** `/beneficios` (INFO-05). */
export function Component() {
  return (
    <InfoPage
      title="Benefícios para quem compra imóvel em leilão"
      description="Filtros com contagem exata, histórico de preços por data, custo até as chaves e alertas por email, com a fonte de cada dado."
      path={paths.benefits}
      crumb="Benefícios"
      heading="Benefícios"
      lead="O que o Martelo faz por você em cada momento, da primeira busca ao lance."
    >
      {benefitGroups.map(({ title, lead, benefits }) => (
        <Section key={title} title={title} lead={lead}>
          <Grid columns={3}>
            {benefits.map((benefit) => (
              <BenefitCard key={benefit.title} {...benefit} />
            ))}
          </Grid>
        </Section>
      ))}
      <CallToPlans />
    </InfoPage>
  );
}
