import type { Source } from '@martelo/domain/auction';
import type { components } from '@martelo/openapi/schema';

/** The list that something was read in. */
export const toSource = (wire: components['schemas']['Source']): Source => ({
  name: wire.name,
  listDate: wire.list_date,
  ...(wire.fresh_days !== undefined && { freshDays: wire.fresh_days }),
});
