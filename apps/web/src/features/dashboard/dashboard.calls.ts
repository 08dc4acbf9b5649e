import { type ApiClient, type News, unwrap } from '@martelo/api-client';
import type { Activity } from '@martelo/ui/activity-list';

import { withFields } from '../../lib/answer-shape.ts';
import { getNews } from '../news/news.calls.ts';
import { paths } from '../../paths.ts';

export interface Dashboard {
  name: string;
  email: string;
  verifiedEmail: boolean;
  /** A subscription runs. */
  subscribes: boolean;
  favorites: number;
  alerts: number;
  opportunities: number;
  expiredOpportunities: number;
  activities: readonly Activity[];
  /** Null where it failed to load: the rest stands without it. */
  news: News | null;
}

const shownActivities = 5;

const places: Readonly<Record<string, string>> = {
  opportunity: paths.opportunities,
  alert: paths.alerts,
  bonus: paths.bonus,
  account: paths.accountDetails,
};

/** Everything on the dashboard, or nothing (ACC-02); what changed may be missing (NEWS-05). */
export async function getDashboard(api: ApiClient, signal: AbortSignal): Promise<Dashboard> {
  const [customer, stats, { activities }, news] = await Promise.all([
    unwrap(api.POST('/api/customer/info', { signal })),
    unwrap(api.GET('/api/customer/dashboard/stats', { signal })),
    unwrap(
      api.GET('/api/customer/recent-activity', { params: { query: { limit: shownActivities } }, signal }),
    ),
    getNews(api, signal),
  ]);
  withFields(customer, 'string', 'name', 'email');
  withFields(
    stats,
    'number',
    'favorites_count',
    'alerts_count',
    'opportunities_count',
    'expired_opportunities_count',
  );
  return {
    name: customer.name,
    email: customer.email,
    verifiedEmail: customer.verified_email,
    subscribes: customer.signature?.status === 1,
    favorites: stats.favorites_count,
    alerts: stats.alerts_count,
    opportunities: stats.opportunities_count,
    expiredOpportunities: stats.expired_opportunities_count,
    news,
    activities: activities.map(({ id, type, description, created_at: at, auction_key: auction }) => ({
      id,
      type,
      description,
      date: new Date(at),
      href: auction ? paths.auction(auction) : (places[type] ?? null),
    })),
  };
}
