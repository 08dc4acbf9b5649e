import { ActivityList } from '@martelo/ui/activity-list';
import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';
import { BellRing, ChevronRight, CreditCard, Heart, Sparkles, UserRound } from 'lucide-react';

import { paths } from '../../paths.ts';
import type { Dashboard } from './dashboard.calls.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import * as styles from './dashboard-view.css.ts';
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
    <div className={styles.page}>
      {!dashboard.verifiedEmail && <UnconfirmedEmail email={dashboard.email} />}
      <DashboardFigures dashboard={dashboard} />
      <div className={styles.columns}>
        <section aria-labelledby="atividades" className={styles.part}>
          <Heading level={2} size="medium" id="atividades">
            Atividades recentes
          </Heading>
          <Card>
            <ActivityList activities={dashboard.activities} />
          </Card>
        </section>
        <div className={styles.part}>
          <nav aria-labelledby="acesso-rapido" className={styles.part}>
            <Heading level={2} size="medium" id="acesso-rapido">
              Acesso rápido
            </Heading>
            <ul className={styles.links}>
              {[...quickLinks, ...(dashboard.subscribes ? [] : [plans])].map(
                ({ label, href, icon: Icon }) => (
                  <li key={href}>
                    <a href={href} className={styles.link}>
                      <Icon aria-hidden className={styles.icon} />
                      {label}
                      <ChevronRight aria-hidden className={styles.arrow} />
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <Card as="aside" level="sunken" aria-labelledby="dica" className={styles.tip}>
            <Heading level={2} size="small" id="dica">
              Dica: deixe os leilões virem até você
            </Heading>
            <Text size="small" tone="muted">
              Crie um alerta com a cidade, o tipo de imóvel e a faixa de preço. Avisamos quando uma lista
              oficial trouxer um leilão que combine.
            </Text>
            <div>
              <ButtonLink href={paths.alerts} size="small">
                Criar alerta
              </ButtonLink>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
