import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { backOfficeFigures } from './overview.repository.ts';

/** Counts of pending work in the back office (API-08). */
export function overviewHandlers({ database, clock }: Services) {
  return {
    async getOverview() {
      const one = await backOfficeFigures(database, clock());
      return {
        auctions: { listed: one.listed, hidden: one.hidden, list_date: one.list_date },
        feeds: {
          held: one.held,
          taken_in_week: one.taken,
          refused_in_week: one.refused,
          failed_in_week: one.failed,
        },
        sources: { total: one.sources, stale: one.stale },
        deletion_requests: { open: one.deletions, next_due_at: one.next_due_at?.toISOString() ?? null },
        people: {
          customers: one.customers,
          customers_in_week: one.new_customers,
          auctioneers: one.auctioneers,
          pending_auctioneers: one.pending_auctioneers,
        },
        invitations: { open: one.invitations },
        contact_messages: { open: one.open, in_week: one.messages, overdue: one.overdue },
      };
    },
  } satisfies Partial<Handlers>;
}
