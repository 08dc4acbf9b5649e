import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listBonus } from '../../features/bonus/bonus.calls.ts';
import { BonusView } from '../../features/bonus/bonus-view.tsx';
import { messages } from '../../features/bonus/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSessionOrRedirect } from '../../lib/guard.ts';
import { deferred, useSettled } from '../../lib/use-settled.ts';
import { paths } from '../../paths.ts';

export function loader({ request }: LoaderFunctionArgs) {
  // Whichever address was opened, the way back is `/bonus` (ACC-01).
  const origin = new Request(new URL(paths.bonusAlias, request.url));
  requireSessionOrRedirect('customer', origin, paths.signInAlias);
  return { page: deferred(listBonus(apiFor(), request.signal)) };
}

export function Component() {
  const page = useSettled(useLoaderData<typeof loader>().page);
  const { revalidate } = useRevalidator();
  return (
    <AccountPage
      title={messages.title}
      path={paths.bonus}
      back={paths.dashboard}
      subtitle={messages.subtitle}
    >
      <BonusView page={page} reload={() => void revalidate()} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={messages.title}
      restricted={messages.restricted}
      failed={messages.loadFailed}
    />
  );
}
