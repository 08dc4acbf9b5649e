import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import type { OpportunityFilters, Tab } from './offered.ts';
import type { OpportunityRepository } from './opportunities.repository.ts';
import { serializeOpportunity } from './serialize-opportunity.ts';

const missing = () => notFound('Oportunidade não encontrada.');

/** A customer's opportunities (OPP-01 to OPP-05). */
export function opportunityHandlers({ clock }: Services, opportunities: OpportunityRepository) {
  const list = async (personId: number, tab: Tab, query: OpportunityFilters & { page?: number }) => {
    const { rows, pagination, stats } = await opportunities.page(personId, tab, query, query.page ?? 1);
    const now = clock();
    return { data: rows.map((row) => serializeOpportunity(row, tab, now)), pagination, stats };
  };

  return {
    listOpportunities: ({ person, query }) => list(person.id, query.dismissed ? 'dismissed' : 'open', query),

    listExpiredOpportunities: ({ person, query }) => list(person.id, 'expired', query),

    async markOpportunityViewed({ person, body: { id } }) {
      const viewed = await opportunities.markViewed(person.id, id);
      if (!viewed) throw missing();
      return {
        message: 'Oportunidade marcada como vista.',
        data: { id, viewed_at: viewed.toISOString() },
      };
    },

    async dismissOpportunity({ person, body: { id, dismissed } }) {
      if (!(await opportunities.dismiss(person.id, id, dismissed))) throw missing();
      const message = dismissed ? 'Oportunidade removida da lista.' : 'Oportunidade de volta à lista.';
      return { message, data: { id, dismissed } };
    },

    async deleteExpiredOpportunity({ person, body }) {
      if (!(await opportunities.deleteExpired(person.id, body.id))) throw missing();
      return { message: 'Oportunidade removida.' };
    },
  } satisfies Partial<Handlers>;
}
