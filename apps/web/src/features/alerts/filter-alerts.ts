import { fold } from '@martelo/domain/fold';
import type { Alert } from '@martelo/ui/alert-card';

/**
 * The alerts with the text in name, category, kind, city, type or a filter; accents and capitals do not count
 * (ALERT-02).
 */
export function filterAlerts<Own extends Alert>(alerts: readonly Own[], text: string): readonly Own[] {
  const words = fold(text);
  if (words === '') return alerts;
  return alerts.filter(({ name, category, subCategory, city, auctionType, filterLabels = [] }) =>
    [name, category, subCategory, city, auctionType, ...filterLabels].some((field) =>
      fold(field ?? '').includes(words),
    ),
  );
}
