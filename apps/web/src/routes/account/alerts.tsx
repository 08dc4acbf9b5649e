import { Button } from '@martelo/ui/button';
import { ErrorState } from '@martelo/ui/error-state';
import { Notice } from '@martelo/ui/notice';
import { BellPlus } from 'lucide-react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { AlertForm } from '../../features/alerts/alert-form.tsx';
import { listAlerts } from '../../features/alerts/alerts.calls.ts';
import { AlertsView } from '../../features/alerts/alerts-view.tsx';
import { messages } from '../../features/alerts/messages.ts';
import { isOfNoAlert, openForm } from '../../features/alerts/open-form.ts';
import { loadPrefill, saysFilters } from '../../features/alerts/load-prefill.ts';
import { noPrefill } from '../../features/alerts/prefill.ts';
import { useReturnFocus } from '../../features/alerts/use-return-focus.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { deferred, useSettled } from '../../lib/use-settled.ts';
import { paths } from '../../paths.ts';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  const api = apiFor();
  return {
    page: deferred(listAlerts(api, signal)),
    prefill: deferred(loadPrefill(api, new URL(url).search, signal)),
  };
}

/** Opening and closing the form changes only the address, unless it has filters to load. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const form = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return form ? saysFilters(nextUrl.search) : defaultShouldRevalidate;
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const page = useSettled(data.page);
  const loaded = useSettled(data.prefill);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The prefill of an earlier address is not requested again, and does not belong to this one.
  const filled = saysFilters(search);
  const ready = !filled || (!loaded.pending && loaded.error === null);
  const prefill = (filled && loaded.value) || noPrefill;
  const form = openForm(search, page.value?.alerts ?? null, ready ? prefill : null);
  const unread =
    filled && new URLSearchParams(search).get('criar') === '1' && !loaded.pending && loaded.error;
  const { fallback, noteOpener } = useReturnFocus(form !== null);
  const create = () => void navigate(`${pathname}?criar=1`, { preventScrollReset: true });
  const close = () => navigate(pathname, { replace: true, preventScrollReset: true });

  return (
    <AccountPage
      title={messages.title}
      path={paths.alerts}
      back={paths.dashboard}
      subtitle={messages.subtitle}
      action={
        !form && (
          <Button ref={fallback} tone="accent" onClick={create}>
            <BellPlus aria-hidden size="1em" />
            {page.value?.alerts.length === 0 ? 'Criar Alerta' : 'Novo Alerta'}
          </Button>
        )
      }
    >
      <AlertsView
        page={page}
        form={
          form ? (
            <AlertForm
              key={form.draft}
              {...form}
              onSaved={async (isStillHere) => {
                if (isStillHere) await close();
                await revalidate();
              }}
              onGone={async (address, isStillHere) => {
                if (isStillHere)
                  await navigate(pathname + address, { replace: true, preventScrollReset: true });
                await revalidate();
              }}
              onCancel={() => void close()}
            />
          ) : unread ? (
            <ErrorState
              headingLevel={2}
              title={messages.prefillFailed}
              description={sentenceOf(unread)}
              onRetry={() => void revalidate()}
            />
          ) : (
            isOfNoAlert(search, page.value?.alerts ?? null) && (
              <Notice tone="info" title={messages.gone.title}>
                {messages.gone.text}
              </Notice>
            )
          )
        }
        onCreate={create}
        onEdit={(id) => {
          noteOpener();
          void navigate(`${pathname}?editar=${id}`);
        }}
        reload={() => void revalidate()}
      />
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
