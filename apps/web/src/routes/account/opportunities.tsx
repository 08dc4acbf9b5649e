import { startTransition, useOptimistic } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { messages } from '../../features/opportunities/messages.ts';
import { listOpportunities, type Tab } from '../../features/opportunities/opportunities.calls.ts';
import { OpportunitiesView } from '../../features/opportunities/opportunities-view.tsx';
import {
  noFilters,
  type OpportunityFilters,
  parseFilters,
  stringifyFilters,
} from '../../features/opportunities/opportunity-filters.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSessionOrRedirect } from '../../lib/guard.ts';
import { deferred, useSettled } from '../../lib/use-settled.ts';
import { paths } from '../../paths.ts';

function tabOf(pathname: string): Tab {
  if (pathname.endsWith('-expiradas')) return 'expired';
  return pathname.endsWith('-descartadas') ? 'dismissed' : 'open';
}

const canonical: Readonly<Record<Tab, string>> = {
  open: paths.opportunities,
  dismissed: paths.dismissedOpportunities,
  expired: paths.expiredOpportunities,
};

const titles: Readonly<Record<Tab, string>> = {
  open: messages.title,
  dismissed: messages.dismissedTitle,
  expired: messages.expiredTitle,
};

export function loader({ request }: LoaderFunctionArgs) {
  requireSessionOrRedirect('customer', request, paths.signInAlias);
  const { pathname, search } = new URL(request.url);
  return {
    page: deferred(listOpportunities(apiFor(), tabOf(pathname), parseFilters(search), request.signal)),
  };
}

const listOf = ({ pathname, search }: URL) =>
  pathname + stringifyFilters({ ...parseFilters(search), view: noFilters.view });

/** A change of layout alone requests nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const onlyTheView = currentUrl.search !== nextUrl.search && listOf(currentUrl) === listOf(nextUrl);
  return onlyTheView ? false : defaultShouldRevalidate;
}

export function Component() {
  const page = useSettled(useLoaderData<typeof loader>().page);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tab = tabOf(pathname);
  // What was pressed shows at once, before the router is there.
  const [optimisticSearch, setOptimisticSearch] = useOptimistic(search);
  const filters = parseFilters(optimisticSearch);
  const change = (part: Partial<OpportunityFilters>) =>
    startTransition(async () => {
      const next = stringifyFilters({ ...filters, ...(!part.view && { page: 1 }), ...part });
      setOptimisticSearch(next);
      await navigate(pathname + next, { replace: 'text' in part, preventScrollReset: true });
    });
  return (
    <AccountPage
      title={messages.title}
      documentTitle={titles[tab]}
      path={canonical[tab]}
      back={paths.dashboard}
      subtitle={messages.subtitle}
    >
      <OpportunitiesView
        key={tab}
        tab={tab}
        filters={filters}
        page={page}
        hrefOf={(target) => pathname + stringifyFilters(target)}
        onFilters={change}
        reload={() => void revalidate()}
      />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  return (
    <PrivateError
      framed
      title={titles[tabOf(pathname)]}
      restricted={messages.restricted}
      failed={messages.loadFailed}
    />
  );
}
