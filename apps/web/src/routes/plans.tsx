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
import { getWanted } from '../features/auction-detail/wanted-auction.calls.ts';
import { WantedAuction } from '../features/auction-detail/wanted-auction.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { PlansBlock } from '../features/plans/plans-block.tsx';
import { getOffer } from '../features/plans/plans.calls.ts';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { apiFor } from '../lib/api.ts';
import { leadTo } from '../lib/lead-to.ts';
import { returnToOf } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';

const benefits = [
  {
    icon: KeyRound,
    title: 'Acesso exclusivo',
    text: 'Só quem tem conta, também a gratuita, vê cada leilão por inteiro: praças, avaliação, histórico de preços por data da lista e o caminho para o site oficial.',
  },
  {
    icon: BellRing,
    title: 'Alertas inteligentes',
    text: 'Diga as cidades, o tipo e a faixa de preço. Quando uma lista trouxer um leilão assim, avisamos por email.',
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

/** A visitor who opened an auction meets it here; who is signed in goes on to it (DETAIL-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { signal } = request;
  const origin = returnToOf(new URL(request.url).search);
  if (origin !== null && sessionNow()) throw leadTo(request, origin);
  const api = apiFor(context);
  const [offer, wanted] = await Promise.all([getOffer(api, signal), getWanted(api, origin, signal)]);
  return { offer, wanted };
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
  const { offer, wanted } = useLoaderData<typeof loader>();
  const session = useAtomValue(sessionAtom);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  // The server knows nobody's session: it renders this page for a customer too, who is led on from here.
  const leads = Boolean(session) && returnToOf(search) !== null;
  useEffect(() => {
    if (leads) void revalidate();
  }, [leads, revalidate]);
  return (
    <InfoPage
      title="Planos e preços"
      description="Plano mensal de R$ 119,90 e plano anual de R$ 597,00, ou 12x R$ 59,70, com atualizações diárias, alertas personalizados e 7 dias para desistir."
      path={paths.plans}
      crumb="Planos"
      heading={wanted?.auction ? freeAccount : plansHeading}
      lead={
        wanted?.auction
          ? 'Crie a sua ou entre, e ele abre em seguida. Assinar um plano é opcional.'
          : plansLead
      }
    >
      {wanted?.auction && <WantedAuction auction={wanted.auction} />}
      {wanted && !wanted.auction && (
        <Notice tone="caution" title={unavailable[wanted.why]}>
          <Link href={paths.auctions}>Ver os leilões abertos</Link>
        </Notice>
      )}
      <PlansBlock offer={offer} onSubscribe={() => track({ name: 'lead' })} />
      <Section title="O que você recebe">
        <Grid columns={4}>
          {benefits.map((benefit) => (
            <BenefitCard key={benefit.title} {...benefit} />
          ))}
        </Grid>
      </Section>
    </InfoPage>
  );
}
