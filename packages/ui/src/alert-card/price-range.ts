import type { Centavos } from '@martelo/domain/auction';
import { printReais } from '@martelo/domain/money';

import type { AllMessages } from '../messages/messages.tsx';

/** 'R$ min até R$ max' (ALERT-05); with one end unknown that end is left out, with neither 'Valor não informado'. */
export function printPriceRange(
  minimum: Centavos | null,
  maximum: Centavos | null,
  messages: Pick<AllMessages, 'alertRange' | 'alertFrom' | 'alertUpTo'>,
): string {
  if (minimum !== null && maximum !== null)
    return messages.alertRange(printReais(minimum), printReais(maximum));
  if (maximum !== null) return messages.alertUpTo(printReais(maximum));
  return minimum === null ? printReais(null) : messages.alertFrom(printReais(minimum));
}
