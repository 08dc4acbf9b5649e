import { Columns } from '@martelo/ui/columns';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { usePageNow } from '@martelo/ui/now-provider';
import { offerEnd, PlanCard, PlanCards } from '@martelo/ui/plan-card';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import type { Offer } from './plans.calls.ts';
import { annualPlan, monthlyPlan } from './plans.ts';

interface PlansBlockProps {
  offer: Offer;
  /** In place of the ways to the checkout: for who has taken one. */
  subscribed?: ReactNode;
  /** The way to the checkout of one of them was taken. */
  onSubscribe?: (plan: 'monthly' | 'annual') => void;
}

/** Both plans, what they cost and what the law gives who subscribes (HOME-07, INFO-01). */
export function PlansBlock({ offer, subscribed, onSubscribe }: PlansBlockProps) {
  const { marketing, endsAt, checkout, demo, failed } = offer;
  const end = offerEnd(marketing, endsAt, usePageNow());
  return (
    <Columns
      as="section"
      sizes="figures-rest"
      columnGap="huge"
      align="start"
      id="planos-assinatura"
      aria-label="Planos de assinatura"
    >
      <Stack>
        <Heading headingLevel={2}>Planos de assinatura</Heading>
        {subscribed}
        <Text color="muted" measure>
          A conta gratuita já abre cada imóvel e envia alertas. A assinatura mantém de pé a coleta diária das
          fontes oficiais e dá atendimento prioritário.
        </Text>
        <Text size="small" color="muted" measure>
          A garantia de 7 dias é o seu direito de arrependimento (art. 49 do Código de Defesa do Consumidor):
          quem contrata pela internet pode desistir em até 7 dias, sem dizer por quê, e recebe de volta tudo o
          que pagou. O pagamento é feito em um site externo. Veja os{' '}
          <Link href={`${paths.terms}#arrependimento`}>termos de uso</Link>.
        </Text>
        {failed && !subscribed && (
          <Notice tone="caution">
            O endereço do pagamento não pôde ser carregado agora. Recarregue a página em instantes.
          </Notice>
        )}
        {!failed && !subscribed && !checkout.monthly && !checkout.annual && (
          <Notice tone="info">
            {demo
              ? 'Esta é uma demonstração: nada é vendido aqui, por isso não há pagamento.'
              : 'As assinaturas ainda não estão abertas. A conta gratuita já está.'}
          </Notice>
        )}
      </Stack>
      <PlanCards>
        <PlanCard
          plan={{ ...monthlyPlan, checkout: checkout.monthly }}
          action={subscribed && null}
          onSubscribe={() => onSubscribe?.('monthly')}
        />
        <PlanCard
          plan={{ ...annualPlan, checkout: checkout.annual }}
          action={subscribed && null}
          offerEnds={end}
          sample={marketing === 'sample'}
          onSubscribe={() => onSubscribe?.('annual')}
        />
      </PlanCards>
    </Columns>
  );
}
