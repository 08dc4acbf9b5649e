import { formatDate } from '@martelo/domain/dates';
import { Badge } from '@martelo/ui/badge';
import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { DescriptionList } from '@martelo/ui/description-list';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';
import type { AccountSummary, Subscription } from './account-summary.calls.ts';
import { HowToCancel } from './how-to-cancel.tsx';

const quickLinks = [
  { label: 'Editar perfil', href: paths.accountEdit },
  { label: 'Favoritos', href: paths.favorites },
  { label: 'Alertas', href: paths.alerts },
  { label: 'Conteúdo bônus', href: paths.bonus },
] as const;

const mark = (active: boolean, label: string) => (
  <Badge tone={active ? 'positive' : 'neutral'}>{label}</Badge>
);

const subscriptionFacts = ({ code, plan, active, recurrence, paidAt, since }: Subscription) => [
  { term: 'Código da assinatura', description: code },
  { term: 'Plano', description: plan },
  { term: 'Recorrência', description: recurrence },
  { term: 'Data do pagamento', description: paidAt && formatDate(paidAt) },
  { term: 'Assinante desde', description: formatDate(since) },
  { term: 'Situação da assinatura', description: mark(active, active ? 'Ativo' : 'Inativo') },
];

/** Who the customer is here and what they pay for (ACC-06). */
export function SummaryView({ summary: { name, email, status, subscription } }: { summary: AccountSummary }) {
  return (
    <>
      <Card as="section" padding="large" aria-labelledby="conta">
        <Stack>
          <Heading headingLevel={2} size="medium" id="conta">
            Conta
          </Heading>
          <DescriptionList
            items={[
              { term: 'Nome', description: name },
              {
                term: 'Email',
                description: (
                  <Text as="span" size="inherit" color="inherit" breaks="anywhere">
                    {email}
                  </Text>
                ),
              },
              {
                term: 'Situação',
                description: mark(status === 'active', status === 'active' ? 'Ativo' : status),
              },
            ]}
          />
        </Stack>
      </Card>
      <Card as="section" padding="large" aria-labelledby="assinatura">
        <Stack>
          <Heading headingLevel={2} size="medium" id="assinatura">
            Assinatura
          </Heading>
          {subscription ? (
            <>
              <DescriptionList items={subscriptionFacts(subscription)} />
              {subscription.active && (
                <Text size="small" color="muted" measure>
                  <HowToCancel />
                </Text>
              )}
            </>
          ) : (
            <>
              <DescriptionList
                items={[
                  { term: 'Plano', description: 'Acesso básico, gratuito' },
                  { term: 'Situação da assinatura', description: mark(false, 'Inativo') },
                ]}
              />
              <Text size="small" color="muted">
                Você ainda não tem uma assinatura. <Link href={paths.plans}>Conheça os planos</Link>. O que
                for pago com este email começa quando ele estiver confirmado.
              </Text>
            </>
          )}
        </Stack>
      </Card>
      <nav aria-label="Atalhos da conta">
        <Grid as="ul" columns={2} gap="small">
          {quickLinks.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} wide>
                {label}
              </ButtonLink>
            </li>
          ))}
        </Grid>
      </nav>
    </>
  );
}
