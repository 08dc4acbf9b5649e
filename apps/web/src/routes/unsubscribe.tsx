import { ButtonLink } from '@martelo/ui/button';
import { Notice } from '@martelo/ui/notice';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { getSubscription, type Subscription, unsubscribe } from '../features/session/mail-links.calls.ts';
import { OnePress } from '../features/session/one-press.tsx';
import { apiFor } from '../lib/api.ts';
import { sentenceOf } from '../lib/forms/failure-sentence.ts';
import { paths } from '../paths.ts';

export async function loader({ params: { token = '' }, request: { signal } }: LoaderFunctionArgs) {
  try {
    return { subscription: await getSubscription(apiFor(), token, signal), refused: null };
  } catch (error) {
    signal.throwIfAborted();
    return { subscription: null, refused: sentenceOf(error) };
  }
}

const title = 'Cancelar avisos por email';
const often: Record<Subscription['frequency'], string> = {
  at_once: 'na hora',
  daily: 'uma vez por dia',
  weekly: 'uma vez por semana',
  off: 'nunca',
};

const words = {
  notices: {
    mails: 'emails de alertas e favoritos',
    lead: ({ email, frequency }: Subscription) =>
      `${email} recebe ${often[frequency]} o que os alertas encontram e o que muda nos favoritos. Sem os emails, tudo continua no site.`,
  },
  reminders: {
    mails: 'lembretes de praças por email',
    lead: ({ email }: Subscription) =>
      `${email} recebe um lembrete 24 horas antes das praças dos favoritos. Sem os emails, as datas continuam no painel e nos favoritos.`,
  },
} as const;

export function Component() {
  const { subscription, refused } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  if (!subscription || subscription.unsubscribed)
    return (
      <AuthPage title={title}>
        <Notice tone={refused ? 'critical' : 'info'} role={refused ? 'alert' : 'status'}>
          {refused ?? `${subscription?.email} já não recebe ${words[subscription.what].mails}.`}
        </Notice>
        <ButtonLink href={paths.settings} size="large" wide>
          Ver minhas configurações
        </ButtonLink>
      </AuthPage>
    );
  return (
    <AuthPage title={title} lead={words[subscription.what].lead(subscription)}>
      <OnePress
        label={`Cancelar os ${words[subscription.what].mails}`}
        act={() => unsubscribe(apiFor(), token)}
        next={{ label: 'Ver minhas preferências', href: paths.settings }}
      />
    </AuthPage>
  );
}
