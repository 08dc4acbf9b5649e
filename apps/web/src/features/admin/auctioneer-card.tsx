import { formatDate } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { Badge } from '@martelo/ui/badge';
import { Card } from '@martelo/ui/card';
import { DescriptionList } from '@martelo/ui/description-list';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';

import { paths } from '../../paths.ts';
import { AuctioneerDecision } from './auctioneer-decision.tsx';
import type { listAuctioneers } from './admin.calls.ts';
import { StatusBadge } from '../back-office/status-badge.tsx';
import { approvals } from '../back-office/labels.ts';

type Account = Awaited<ReturnType<typeof listAuctioneers>>['data'][number];

function WaitingLists({ account: { waiting, source } }: { account: Account }) {
  const text = `${formatNumber(waiting)} à espera`;
  if (waiting === 0 || source === null) return text;
  return <Link href={`${paths.adminFeeds}?fonte=${encodeURIComponent(source)}&situacao=held`}>{text}</Link>;
}

/** Who an auctioneer is, how the account stands, and the decision on it (SAFE-21). */
export function AuctioneerCard({ account }: { account: Account }) {
  const { company_name: company, approval_reason: reason, website, domains } = account;
  const confirmed = account.verified_email ? 'confirmado' : 'não confirmado';
  return (
    <Card as="article" aria-label={company}>
      <Stack gap="medium">
        <Inline gap="small" justify="between" align="center">
          <Heading headingLevel={2} size="small">
            {company}
          </Heading>
          <Inline gap="xsmall" align="stretch">
            {account.sample && <Badge tone="neutral">Exemplo</Badge>}
            <StatusBadge words={approvals} status={account.approval} />
          </Inline>
        </Inline>
        <DescriptionList
          items={[
            ...(reason ? [{ term: 'Motivo', description: reason }] : []),
            { term: 'Responsável', description: account.name },
            { term: 'Email', description: `${account.email} · ${confirmed}` },
            { term: 'Matrícula', description: `${account.registration} · ${account.uf}` },
            {
              term: 'Site',
              description: website && (
                <Link href={website} rel="noopener noreferrer nofollow" target="_blank">
                  {website}
                </Link>
              ),
            },
            { term: 'Domínios dos lotes', description: domains.join(', ') || 'nenhum' },
            { term: 'Listas', description: <WaitingLists account={account} /> },
            { term: 'Leilões, com os ocultos', description: formatNumber(account.auctions) },
            { term: 'Cadastro', description: formatDate(new Date(account.created_at)) },
          ]}
        />
        <AuctioneerDecision account={account} />
      </Stack>
    </Card>
  );
}
