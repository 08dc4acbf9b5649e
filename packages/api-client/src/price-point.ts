import type { CalendarDate, Centavos } from '@martelo/domain/auction';
import { toCentavos } from '@martelo/domain/money';
import type { paths } from '@martelo/openapi/schema';

type WirePricePoint =
  paths['/api/auctions/{id}/history']['get']['responses'][200]['content']['application/json']['data'][number];

/** The price of the property in one dated list; `gone` from then on until a list has it again. */
export interface PricePoint {
  date: CalendarDate;
  price: Centavos | null;
  gone: boolean;
}

/** A price of the history in the domain's shape. */
export const toPricePoint = ({ list_date: date, price, gone }: WirePricePoint): PricePoint => ({
  date,
  price: toCentavos(price),
  gone,
});
