import { formatDateTime } from '@martelo/domain/dates';
import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listMessages } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordCards } from '../../features/back-office/record-cards.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { optionsOf, subjects } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const subject = query.oneOf('assunto', wordsOf(subjects));
  return listMessages(apiFor(), given({ page: query.page, subject }), signal);
}

/** What people wrote by the contact page. */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Mensagens"
      path={paths.adminMessages}
      subtitle="Da página de contato, a mais recente primeiro"
    >
      <RecordFilters
        selects={[{ name: 'assunto', label: 'Assunto', options: optionsOf(subjects, 'Todos os assuntos') }]}
      />
      <RecordCards pagination={pagination} empty="Nenhuma mensagem encontrada">
        {data.map((message) => (
          <Card key={message.id} as="article">
            <Stack gap="xsmall">
              <Inline gap="medium" align="start" justify="between">
                <Heading headingLevel={2} size="small">
                  {subjects[message.subject]} · {message.name}
                </Heading>
                <Text as="span" size="small" color="muted">
                  {message.protocol}
                </Text>
              </Inline>
              <Text measure breaks="lines">
                {message.message}
              </Text>
              <Text size="small" color="muted">
                <Link
                  href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(message.protocol)}`}
                >
                  {message.email}
                </Link>{' '}
                · recebida em {formatDateTime(new Date(message.received_at))} · responder até{' '}
                {formatDateTime(new Date(message.reply_by))}
                {!message.mailed_at && ' · ainda não encaminhada'}
              </Text>
            </Stack>
          </Card>
        ))}
      </RecordCards>
    </AccountPage>
  );
}
