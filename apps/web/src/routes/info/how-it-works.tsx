import { BenefitCard } from '@martelo/ui/benefit-card';
import { Grid } from '@martelo/ui/grid';
import { Section } from '@martelo/ui/section';
import { Stepper } from '@martelo/ui/stepper';

import { AuctionKinds } from '../../features/info/auction-kinds.tsx';
import { CallToPlans } from '../../features/info/call-to-plans.tsx';
import {
  advantages,
  auctionKinds,
  howItWorksQuestions,
  steps,
} from '../../features/info/how-it-works-texts.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { Questions } from '../../features/info/questions.tsx';
import { paths } from '../../paths.ts';

/** `/como-funciona` (INFO-05). */
export function Component() {
  return (
    <InfoPage
      title="Como funciona comprar um imóvel em leilão"
      description="Quatro passos da busca ao lance no site oficial, e o que muda entre leilão judicial, extrajudicial e a venda da Caixa."
      path={paths.howItWorksPage}
      crumb="Como funciona"
      heading="Como funciona"
      lead="Do primeiro filtro ao lance no site oficial, em quatro passos."
    >
      <Section title="Quatro passos">
        <Stepper items={steps} />
      </Section>
      <Section title="Seis vantagens">
        <Grid columns={3}>
          {advantages.map((advantage) => (
            <BenefitCard key={advantage.title} {...advantage} />
          ))}
        </Grid>
      </Section>
      <Section
        title="Tipos de leilão"
        lead="A mesma casa pode ser vendida de três jeitos, e o jeito decide quanto você paga além do lance."
      >
        <AuctionKinds kinds={auctionKinds} />
      </Section>
      <Section title="Dúvidas de quem vai dar o primeiro lance">
        <Questions questions={howItWorksQuestions} name="duvidas" />
      </Section>
      <CallToPlans />
    </InfoPage>
  );
}
