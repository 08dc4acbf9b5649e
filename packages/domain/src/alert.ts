import type { Centavos } from './auction.ts';
import type { DimensionFilters } from './list-dimensions.ts';
import type { ListFilters } from './list-filters.ts';

/** What an alert carries of a list besides kind, type, cities and price. `region` is null: cities stand for it. */
export type AlertFilters = DimensionFilters & Pick<ListFilters, 'neighborhoods' | 'phase'>;

/** A city as alerts name it. */
export interface AlertCity {
  /** IBGE code. */
  id: number;
  name: string;
  uf: string;
}

/**
 * The events that an alert reports: auctions that start to match, a price that fell a step, a sale that entered an
 * online round (ALERT-14).
 */
export const alertEvents = ['new', 'step', 'online'] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** The criteria of an alert (ALERT-03). */
export interface AlertCriteria {
  /** 1 Casas to 6 Imóveis Rurais. */
  propertyType: number;
  /** 1 Todos to 4 Caixa. */
  auctionType: number;
  cities: readonly AlertCity[];
  minimum: Centavos;
  maximum: Centavos;
  /** Its owner's name for it; null without one. */
  name: string | null;
  /** Whatever else lists are narrowed by. */
  filters: AlertFilters;
  /** At least one. */
  events: readonly AlertEvent[];
}

/** An alert as its owner reads it: labels as the server gives them (ALERT-05). */
export interface Alert {
  /** Unique among the owner's alerts. */
  id: number | string;
  /** Its owner's name for it: 'Perto do metrô'; null or left out without one. */
  name?: string | null | undefined;
  /** What its further filters are called: '2ª praça', '40 % ou mais de desconto'. */
  filterLabels?: readonly string[] | undefined;
  /** 'Imóveis'. */
  category: string | null;
  /** 'Apartamentos': what is looked for, which picks the icon. */
  subCategory: string | null;
  /** 'Goiânia - GO'. */
  city: string | null;
  /** 'Judicial', 'Todos'. */
  auctionType: string | null;
  /** The lowest price looked for. */
  minimum: Centavos | null;
  /** The highest price looked for. */
  maximum: Centavos | null;
  /** False while paused: nothing is sent. */
  active: boolean;
  /** When its mails go (ALERT-09); left out where it is not known. */
  frequency?: Exclude<NotificationFrequency, 'weekly' | 'off'> | undefined;
  /** How many auctions it has found; left out where nothing counts them. */
  matches?: number | undefined;
}

/** How often alert matches are mailed (ALERT-09). */
export const notificationFrequencies = ['at_once', 'daily', 'weekly', 'off'] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** When mails about alerts go; one choice for all of them (ALERT-09). */
export interface NotificationSettings {
  frequency: NotificationFrequency;
  /** Of a daily or weekly mail, in São Paulo. */
  hour: number;
  /** Of a weekly mail: 1 Monday to 7 Sunday. */
  weekday: number;
  /** Whether a mail reminds of favourites' rounds 24 hours before they close (NEWS-15). */
  reminders: boolean;
}
