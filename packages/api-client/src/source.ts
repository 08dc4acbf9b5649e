import type { Source } from '@martelo/domain/auction';
import type { components } from '@martelo/openapi/schema';

/** The list that something is told by. */
export const toSource = (wire: components['schemas']['Source']): Source => ({
  name: wire.name,
  listDate: wire.list_date,
  ...(wire.fresh_days !== undefined && { freshDays: wire.fresh_days }),
});
