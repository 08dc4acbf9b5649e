import type { OwnAlert } from '@martelo/api-client';
import type { AlertCity } from '@martelo/domain/alert';
import { type AlertValues, valuesOf } from './alert-values.ts';
import { prefillOf } from './prefill.ts';

/** The form that an address opens. */
export interface OpenForm {
  /** The alert to change; null for a new one. */
  id: number | null;
  initial: AlertValues;
  /** Names what is kept of it: another wish is another draft. */
  draft: string;
}

/**
 * `?criar=1` opens an empty form, or the one that a list's filters beside it fill; `?editar=118` the form of that
 * alert. Null without either, and until what it begins with is known: the alerts, and the cities of the address.
 */
export function openForm(
  search: string,
  alerts: readonly OwnAlert[] | null,
  cities: readonly AlertCity[] | null,
): OpenForm | null {
  const params = new URLSearchParams(search);
  const alert = alerts?.find(({ id }) => String(id) === params.get('editar'));
  const draft = `alertas${search}`;
  if (alert) return { id: alert.id, initial: valuesOf(alert.criteria), draft };
  if (params.get('criar') !== '1' || !cities) return null;
  const { values, cityIds } = prefillOf(search);
  const known = cities.filter(({ id }) => cityIds.includes(id));
  return {
    id: null,
    initial: { ...values, cities: known.map(({ id, name, uf }) => ({ id, name, uf })) },
    draft,
  };
}
