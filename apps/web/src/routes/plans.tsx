import { BenefitCard } from '@martelo/ui/benefit-card';
import { Grid } from '@martelo/ui/grid';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Section } from '@martelo/ui/section';
import { useAtomValue } from 'jotai';
import { BadgeCheck, BellRing, Headset, KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';

import { track } from '../features/analytics/track.ts';
import { freeAccount } from '../features/auction-detail/free-account.tsx';
import { messages } from '../features/auction-detail/messages.ts';
import { getRequested } from '../features/auction-detail/requested-auction.calls.ts';
import { RequestedAuction } from '../features/auction-detail/requested-auction.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { PlansBlock } from '../features/plans/plans-block.tsx';
import { getOffer } from '../features/plans/plans.calls.ts';
import { Subscribed } from '../features/plans/subscribed.tsx';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { useSubscriber } from '../features/session/subscriber.ts';
import { apiFor } from '../lib/api.ts';
import { redirectTo } from '../lib/redirect-to.ts';
import { returnToOf } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';

const benefits = [
  {
    icon: KeyRound,
    title: 'Acesso exclusivo',
    text: 'Grátis, para quem tem conta: cada leilão por inteiro, com praças, avaliação, histórico de preços por data da lista e o caminho para o site oficial.',
  },
  {
    icon: BellRing,
    title: 'Alertas inteligentes',
    text: 'Grátis, para quem tem conta: diga as cidades, o tipo e a faixa de preço. Quando uma lista trouxer um leilão assim, avisamos por email.',
  },
  {
    icon: Headset,
    title: 'Suporte VIP',
    text: 'Para quem assina: atendimento prioritário de gente que responde, de segunda a sexta, das 9h às 18h, e aos sábados, das 9h às 13h.',
  },
  {
    icon: BadgeCheck,
    title: 'Informações verificadas',
    text: 'Grátis, para todos: cada dado traz a fonte e a data da lista em que saiu. O que a fonte não diz aparece como não informado.',
  },
] as const;

/** A visitor who opened an auction meets it here; who is signed in goes on to it (DETAIL-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { signal } = request;
  const origin = returnToOf(new URL(request.url).search);
  if (origin !== null && sessionNow()) throw redirectTo(request, origin);
  const api = apiFor(context);
  const [offer, requested] = await Promise.all([getOffer(api, signal), getRequested(api, origin, signal)]);
  return { offer, requested };
}

const plansHeading = 'Planos para acompanhar leilões de imóveis';
const plansLead =
  'O mesmo conteúdo nos dois planos; muda só o prazo. Você assina em um site de pagamento externo e pode desistir em 7 dias.';
const unavailable = {
  missing: messages.auctionMissing,
  gone: messages.auctionGone,
  failed: messages.auctionFailed,
} as const;

/** `/planos` (INFO-01). */
export function Component() {
  const { offer, requested } = useLoaderData<typeof loader>();
  const session = useAtomValue(sessionAtom);
  const subscribes = useSubscriber();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  // The server knows no session: it renders this page for a customer too, whom the revalidation redirects.
  const redirects = Boolean(session) && returnToOf(search) !== null;
  useEffect(() => {
    if (redirects) void revalidate();
  }, [redirects, revalidate]);
  return (
    <InfoPage
      title="Planos e preços"
      description="Plano mensal de R$ 119,90 e plano anual de R$ 597,00, ou 12x R$ 59,70, com atualizações diárias, suporte VIP e 7 dias para desistir."
      path={paths.plans}
      crumb="Planos"
      heading={requested?.auction ? freeAccount : plansHeading}
      lead={
        requested?.auction
          ? 'Crie a sua ou entre, e ele abre em seguida. Assinar um plano é opcional.'
          : plansLead
      }
    >
      {requested?.auction && <RequestedAuction auction={requested.auction} />}
      {requested && !requested.auction && (
        <Notice tone="caution" title={unavailable[requested.why]}>
          <Link href={paths.auctions}>Ver os leilões abertos</Link>
        </Notice>
      )}
      <PlansBlock
        offer={offer}
        {...(subscribes && { subscribed: <Subscribed /> })}
        onSubscribe={() => track({ name: 'lead' })}
      />
      <Section title="O que é grátis e o que vem com a assinatura">
        <Grid columns={4}>
          {benefits.map((benefit) => (
            <BenefitCard key={benefit.title} {...benefit} />
          ))}
        </Grid>
      </Section>
    </InfoPage>
  );
}
