import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listMessages } from '../../features/admin/admin.calls.ts';
import { MessageCard } from '../../features/admin/message-card.tsx';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordCards } from '../../features/back-office/record-cards.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { messageStatuses, optionsOf, subjects } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const subject = query.oneOf('assunto', wordsOf(subjects));
  const status = query.oneOf('situacao', wordsOf(messageStatuses));
  const answered = status && status === 'answered';
  return listMessages(apiFor(), given({ page: query.page, subject, answered }), signal);
}

/** What people wrote by the contact page, and what waits for an answer. */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Mensagens"
      path={paths.adminMessages}
      subtitle="Da página de contato, a mais recente primeiro; entre as que esperam resposta, a mais antiga"
    >
      <RecordFilters
        selects={[
          { name: 'situacao', label: 'Situação', options: optionsOf(messageStatuses, 'Todas as situações') },
          { name: 'assunto', label: 'Assunto', options: optionsOf(subjects, 'Todos os assuntos') },
        ]}
      />
      <RecordCards pagination={pagination} empty="Nenhuma mensagem encontrada">
        {data.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </RecordCards>
    </AccountPage>
  );
}
