import { ActivityList } from '@martelo/ui/activity-list';
import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Columns } from '@martelo/ui/columns';
import { Heading } from '@martelo/ui/heading';
import { LinkList } from '@martelo/ui/link-list';
import { Section } from '@martelo/ui/section';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { BellRing, CreditCard, Heart, Sparkles, UserRound } from 'lucide-react';

import { paths } from '../../paths.ts';
import type { Dashboard } from './dashboard.calls.ts';
import { DashboardDeadlines, DashboardNews } from './dashboard-news.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

const quickLinks = [
  { label: 'Meu perfil', href: '/cliente/perfil', icon: UserRound },
  { label: 'Meus favoritos', href: '/cliente/favoritos', icon: Heart },
  { label: 'Meus alertas', href: '/cliente/alertas', icon: BellRing },
  { label: 'Oportunidades', href: '/cliente/oportunidades', icon: Sparkles },
] as const;
const plans = { label: 'Planos', href: paths.plans, icon: CreditCard } as const;

/** The first screen of the account: what there is, what happened last, where to go (ACC-02). */
export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Stack gap="large">
      {!dashboard.verifiedEmail && <UnconfirmedEmail email={dashboard.email} />}
      <DashboardFigures dashboard={dashboard} />
      <Columns sizes="wide-narrow" align="start">
        <Stack gap="large">
          <DashboardNews news={dashboard.news} />
          <Section title="Atividades recentes" size="medium" gap="small">
            <Card>
              <ActivityList items={dashboard.activities} />
            </Card>
          </Section>
        </Stack>
        <Stack gap="large">
          <DashboardDeadlines news={dashboard.news} />
          <Stack as="nav" aria-labelledby="acesso-rapido" gap="small">
            <Heading headingLevel={2} size="medium" id="acesso-rapido">
              Acesso rápido
            </Heading>
            <LinkList items={[...quickLinks, ...(dashboard.subscribes ? [] : [plans])]} />
          </Stack>
          <Card as="aside" elevation="sunken" aria-labelledby="dica">
            <Stack gap="xsmall">
              <Heading headingLevel={2} size="small" id="dica">
                Dica: deixe os leilões virem até você
              </Heading>
              <Text size="small" color="muted">
                Crie um alerta com a cidade, o tipo de imóvel e a faixa de preço. Avisamos quando uma lista
                oficial trouxer um leilão que combine.
              </Text>
              <div>
                <ButtonLink href={paths.alerts} size="small">
                  Criar alerta
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Stack>
  );
}
