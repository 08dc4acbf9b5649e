import { alertChips, type AlertQuery, fromAlertQuery } from '@martelo/domain/alert-filters';

import { filterNames } from '../../catalogue/search/filter-names.ts';
import type { Database } from '../../platform/database/connection.ts';

type Row = Readonly<Record<string, unknown>>;

/** Alerts as they are exported, each of their filters in the words of its card. */
export async function filtersInWords(database: Database, alerts: readonly Row[]): Promise<readonly Row[]> {
  const filters = alerts.map(({ filtros }) => fromAlertQuery(filtros as AlertQuery));
  const names = await filterNames(database, filters);
  return alerts.map((alert, at) => ({
    ...alert,
    filtros: alertChips(filters[at]!, names).map(({ label }) => label),
  }));
}
