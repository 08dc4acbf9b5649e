import { auctionTypes } from './auction.ts';
import { auctionTypeLabels, propertyTypeLabels, propertyTypeOf, subcategoryIds } from './codes.ts';
import { modalities, modalityLabels } from './dimensions/modality.ts';
import type { ReadFilters } from './sentence-facts.ts';
import type { Denied } from './reading/denial.ts';
import type { Scan } from './reading/scan.ts';

/** The values that remain after the exclusions, among the requested ones; null where none remain. */
function left<Value>(
  all: readonly Value[],
  requested: readonly Value[] | undefined,
  isDenied: (value: Value) => boolean,
): Value[] | null {
  const remaining = (requested?.length ? requested : all).filter((value) => !isDenied(value));
  return remaining.length > 0 ? remaining : null;
}

/** The filters that leave out what is denied; null where none can. */
function filtersWithout({ kind, labels }: Denied, filters: ReadFilters): ReadFilters | null {
  if (labels.length === 0) return null;
  const denied = new Set(labels);
  if (kind === 'type') {
    const types = left(auctionTypes, filters.types, (type) => denied.has(auctionTypeLabels[type]));
    return types && { types };
  }
  if (kind === 'modality') {
    const chosen = left(modalities, filters.modalities, (one) => denied.has(modalityLabels[one]));
    return chosen && { modalities: chosen };
  }
  if (kind !== 'propertyType') return null;
  // Kinds that are requested by name already exclude all others.
  if (filters.kinds?.length) return {};
  if (filters.propertyType) return denied.has(propertyTypeLabels[filters.propertyType].many) ? null : {};
  const ids = left(subcategoryIds, filters.subcategoryIds, (id) => {
    const type = propertyTypeOf(id);
    return type !== null && denied.has(propertyTypeLabels[type].many);
  });
  return ids && { subcategoryIds: ids };
}

const namesWritten = new Set(['Caixa']);
const within = (label: string) =>
  namesWritten.has(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

interface SettledDenials {
  filters: ReadFilters;
  /** What no filter leaves out, as it was written. */
  remaining: string[];
}

/** Applies exclusions by choosing all the rest, where a filter supports it. */
export function settleDenied(scan: Scan, denied: readonly Denied[], requested: ReadFilters): SettledDenials {
  let filters = requested;
  const remaining: string[] = [];
  for (const one of denied) {
    const without = filtersWithout(one, filters);
    if (without === null) {
      remaining.push(one.text);
      continue;
    }
    filters = { ...filters, ...without };
    const { kind, text, start, end } = one;
    scan.chips.push({ kind, label: `Menos ${one.labels.map(within).join(', ')}`, text, start, end });
  }
  return { filters, remaining };
}
