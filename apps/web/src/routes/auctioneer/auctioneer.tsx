import { Card } from '@martelo/ui/card';
import { DescriptionList } from '@martelo/ui/description-list';
import { Disclosure } from '@martelo/ui/disclosure';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getAuctioneer } from '../../features/auctioneer/auctioneer.calls.ts';
import { AccountStanding } from '../../features/auctioneer/account-standing.tsx';
import { FeedFormat } from '../../features/auctioneer/feed-format.tsx';
import { UploadForm } from '../../features/auctioneer/upload-form.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AuctioneerError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('auctioneer');
  return getAuctioneer(apiFor(), signal);
}

/** Where an auctioneer sends a list (API-08). */
export function Component() {
  const auctioneer = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Enviar lista"
      path={paths.auctioneer}
      subtitle={`${auctioneer.company_name} · o que você envia aparece com a sua fonte e a data da lista`}
    >
      <AccountStanding auctioneer={auctioneer} />
      {auctioneer.approval !== 'refused' && auctioneer.approval !== 'suspended' && (
        <Card padding="large">
          <UploadForm />
        </Card>
      )}
      <Disclosure title="Como montar o arquivo">
        <FeedFormat />
      </Disclosure>
      <Card as="section" padding="large">
        <Stack>
          <Heading headingLevel={2} size="small">
            Seus dados
          </Heading>
          <DescriptionList
            items={[
              { term: 'Responsável', description: auctioneer.name },
              { term: 'Matrícula', description: `${auctioneer.registration} · ${auctioneer.uf}` },
              { term: 'Email', description: auctioneer.email },
              { term: 'Site', description: auctioneer.website },
              { term: 'Domínios dos lotes', description: auctioneer.domains.join(', ') || null },
            ]}
          />
          <Text color="muted">
            Para mudar estes dados, fale conosco pela <Link href={paths.contact}>página de contato</Link>.
          </Text>
        </Stack>
      </Card>
    </AccountPage>
  );
}
