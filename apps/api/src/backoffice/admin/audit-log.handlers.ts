import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { auditLogPage } from './audit-log.repository.ts';

/** Who did what, for admins. */
export function auditLogHandlers({ database }: Services) {
  return {
    async listAuditLog({ query }) {
      const { rows, pagination } = await auditLogPage(database, query);
      const data = rows.map(({ at, role, name, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        actor: { role, name },
      }));
      return { data, pagination };
    },
  } satisfies Partial<Handlers>;
}
