import { BenefitCard } from '@martelo/ui/benefit-card';
import { Grid } from '@martelo/ui/grid';
import { BadgeCheck, BellRing, Headset, KeyRound } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { track } from '../features/analytics/track.ts';
import { InfoPage, InfoSection } from '../features/info/info-page.tsx';
import { PlansBlock } from '../features/plans/plans-block.tsx';
import { getOffer } from '../features/plans/plans.calls.ts';
import { apiFor } from '../lib/api.ts';
import { paths } from '../paths.ts';

const benefits = [
  {
    icon: KeyRound,
    title: 'Acesso exclusivo',
    text: 'Cada leilão por inteiro: as duas praças, a avaliação, o histórico de preços por data da lista e o caminho para o site oficial.',
  },
  {
    icon: BellRing,
    title: 'Alertas inteligentes',
    text: 'Diga as cidades, o tipo e a faixa de preço. Quando uma lista trouxer um leilão assim, avisamos por e-mail.',
  },
  {
    icon: Headset,
    title: 'Suporte VIP',
    text: 'Gente que responde, de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 13h.',
  },
  {
    icon: BadgeCheck,
    title: 'Informações verificadas',
    text: 'Cada dado traz a fonte e a data da lista em que saiu. O que a fonte não diz aparece como não informado.',
  },
] as const;

export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  return { offer: await getOffer(apiFor(context), signal) };
}

/** `/planos` (INFO-01). */
export function Component() {
  const { offer } = useLoaderData<typeof loader>();
  return (
    <InfoPage
      title="Planos e preços"
      description="Plano mensal de R$ 119,90 e plano anual de R$ 597,00, ou 12x R$ 59,70, com atualizações diárias, alertas personalizados e 7 dias para desistir."
      path={paths.plans}
      crumb="Planos"
      heading="Planos para acompanhar leilões de imóveis"
      lead="O mesmo conteúdo nos dois planos; muda só o prazo. Você assina em um site de pagamento externo e pode desistir em 7 dias."
    >
      <PlansBlock offer={offer} onSubscribe={() => track({ name: 'lead' })} />
      <InfoSection title="O que você recebe">
        <Grid columns={4}>
          {benefits.map((benefit) => (
            <BenefitCard key={benefit.title} {...benefit} />
          ))}
        </Grid>
      </InfoSection>
    </InfoPage>
  );
}
