import type { OwnAlert } from '@martelo/api-client';

import { valuesOf } from './alert-values.ts';
import type { Prefill } from './prefill.ts';

/** The form that an address opens. */
export interface OpenForm extends Prefill {
  /** The alert to change; null for a new one. */
  id: number | null;
  /** Key of its stored draft: other filters are another draft. */
  draft: string;
  /** Whether it begins with what was changed of an alert that turned out to be deleted. */
  ofDeleted: boolean;
}

/** The address, after the list's own, of the form that goes on with the changes of a deleted alert. */
export const searchOfDeleted = (id: number): string => `?criar=1&excluido=${id}`;

/** The key of the stored form at an address. */
export const draftOf = (search: string): string => `alertas${search}`;

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
  const draft = draftOf(search);
  if (alert)
    return {
      id: alert.id,
      values: valuesOf(alert.criteria),
      chipLabels: alert.chipLabels,
      citiesFrom: null,
      unwatched: [],
      draft,
      ofDeleted: false,
    };
  const ofDeleted = params.has('excluido');
  return params.get('criar') === '1' && prefill ? { id: null, ...prefill, draft, ofDeleted } : null;
}

/** Whether the address is that of a form for an alert that there is none of, or no more. */
export function isOfNoAlert(search: string, alerts: readonly OwnAlert[] | null): boolean {
  const id = new URLSearchParams(search).get('editar');
  return id !== null && alerts !== null && !alerts.some((alert) => String(alert.id) === id);
}
