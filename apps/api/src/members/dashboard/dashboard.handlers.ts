import { favoriteRepository } from '../favorites/favorites.repository.ts';
import type { OpportunityRepository } from '../opportunities/opportunities.repository.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { dashboardRepository } from './dashboard.repository.ts';

const shownActivities = 10;

/** A customer's four figures and latest activities (ACC-02). */
export function dashboardHandlers({ database, clock }: Services, opportunities: OpportunityRepository) {
  const dashboard = dashboardRepository(database);
  const favorites = favoriteRepository(database, clock);
  return {
    async getDashboardStats({ person: { id } }) {
      const [favorites_count, alerts_count, open, expired] = await Promise.all([
        favorites.count(id),
        dashboard.countAlerts(id),
        opportunities.stats(id, 'open'),
        opportunities.stats(id, 'expired'),
      ]);
      return {
        favorites_count,
        alerts_count,
        opportunities_count: open.total,
        expired_opportunities_count: expired.total,
      };
    },

    async listRecentActivity({ person, query }) {
      const rows = await dashboard.activities(person.id, query.limit ?? shownActivities);
      return {
        activities: rows.map(({ created_at, ...activity }) => ({
          ...activity,
          created_at: created_at.toISOString(),
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
