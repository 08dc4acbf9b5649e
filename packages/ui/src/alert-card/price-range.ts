import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';

import type { AllMessages } from '../messages/messages.tsx';

/** 'R$ min até R$ max' (ALERT-05); with one end unknown that end is left out, with neither 'Valor não informado'. */
export function formatPriceRange(
  minimum: Centavos | null,
  maximum: Centavos | null,
  messages: Pick<AllMessages, 'alertRange' | 'alertFrom' | 'alertUpTo'>,
): string {
  if (minimum !== null && maximum !== null)
    return messages.alertRange(formatReais(minimum), formatReais(maximum));
  if (maximum !== null) return messages.alertUpTo(formatReais(maximum));
  return minimum === null ? formatReais(null) : messages.alertFrom(formatReais(minimum));
}
