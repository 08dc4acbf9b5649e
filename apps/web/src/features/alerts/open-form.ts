import type { OwnAlert } from '@martelo/api-client';

import { valuesOf } from './alert-values.ts';
import type { Prefill } from './prefill.ts';

/** The form that an address opens. */
export interface OpenForm extends Prefill {
  /** The alert to change; null for a new one. */
  id: number | null;
  /** Names what is kept of it: another wish is another draft. */
  draft: string;
}

/**
 * `?criar=1` opens an empty form, or the one that a list's filters beside it fill; `?editar=118` the form of that
 * alert. Null without either, and until what it begins with is known: the alerts, and what the address says.
 */
export function openForm(
  search: string,
  alerts: readonly OwnAlert[] | null,
  prefill: Prefill | null,
): OpenForm | null {
  const params = new URLSearchParams(search);
  const alert = alerts?.find(({ id }) => String(id) === params.get('editar'));
  const draft = `alertas${search}`;
  if (alert)
    return {
      id: alert.id,
      values: valuesOf(alert.criteria),
      chipLabels: alert.chipLabels,
      citiesOfList: false,
      unwatched: [],
      draft,
    };
  return params.get('criar') === '1' && prefill ? { id: null, ...prefill, draft } : null;
}

/** Whether the address is that of a form for an alert that there is none of, or no more. */
export function isOfNoAlert(search: string, alerts: readonly OwnAlert[] | null): boolean {
  const id = new URLSearchParams(search).get('editar');
  return id !== null && alerts !== null && !alerts.some((alert) => String(alert.id) === id);
}
