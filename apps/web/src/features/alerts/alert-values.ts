import type { AlertCity, AlertCriteria, AlertEvent } from '@martelo/domain/alert';
import { type AlertFilters, noAlertFilters } from '@martelo/domain/alert-filters';
import type { Centavos } from '@martelo/domain/auction';

import { messages } from './messages.ts';

/** An alert can look in so many cities. */
export const maxCities = 20;

/** What stands in the form: codes as a select has them, amounts in centavos. */
export interface AlertValues {
  propertyType: string;
  auctionType: string;
  cities: readonly AlertCity[];
  minimum: Centavos | null;
  maximum: Centavos | null;
  /** Empty is none. */
  name: string;
  filters: AlertFilters;
  events: readonly AlertEvent[];
}

/** Characters of an alert's name. */
export const maxNameLength = 80;

type Sentences = Partial<Record<keyof AlertValues, string>>;

export const noValues: AlertValues = {
  propertyType: '',
  auctionType: '1',
  cities: [],
  minimum: null,
  maximum: null,
  name: '',
  filters: noAlertFilters,
  events: ['new'],
};

/** The form of an alert that there is. */
export const valuesOf = ({
  propertyType,
  auctionType,
  cities,
  minimum,
  maximum,
  name,
  filters,
  events,
}: AlertCriteria): AlertValues => ({
  propertyType: String(propertyType),
  auctionType: String(auctionType),
  cities,
  minimum,
  maximum,
  name: name ?? '',
  filters,
  events,
});

/** What is missing, by field. */
export function missingOf({ propertyType, cities, minimum, maximum, events }: AlertValues): Sentences {
  return {
    ...(propertyType === '' && { propertyType: messages.noPropertyType }),
    ...(cities.length === 0 && { cities: messages.noCity }),
    ...(minimum === null && { minimum: messages.noMinimum }),
    ...(maximum === null && { maximum: messages.noMaximum }),
    ...(events.length === 0 && { events: messages.noEvent }),
  };
}

/** What is wrong before anything is sent: what is missing, else a minimum that is not below the maximum (ALERT-04). */
export function checkValues(values: AlertValues): Sentences {
  const missing = missingOf(values);
  if (Object.keys(missing).length > 0) return missing;
  return values.minimum! < values.maximum! ? {} : { minimum: messages.order };
}

/** The alert that the form describes; null while something is missing or wrong. */
export function criteriaOf(values: AlertValues): AlertCriteria | null {
  if (Object.keys(checkValues(values)).length > 0) return null;
  const { propertyType, auctionType, cities, minimum, maximum, name, filters, events } = values;
  return {
    propertyType: Number(propertyType),
    auctionType: Number(auctionType),
    cities,
    minimum: minimum!,
    maximum: maximum!,
    name: name.trim() || null,
    filters,
    events,
  };
}
