import type { Services } from '../platform/services.ts';
import { alertHandlers } from './alerts/alerts.handlers.ts';
import { unsubscribeHandlers } from './alerts/unsubscribe.handlers.ts';
import { bonusHandlers } from './bonus/bonus.handlers.ts';
import { calendarHandlers } from './calendars/calendars.handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { favoriteHandlers } from './favorites/favorites.handlers.ts';
import { newsHandlers } from './news/news.handlers.ts';
import { notificationHandlers } from './notifications/notifications.handlers.ts';
import { opportunityHandlers } from './opportunities/opportunities.handlers.ts';
import { opportunityRepository } from './opportunities/opportunities.repository.ts';

/** The customers' own data. */
export function memberHandlers(services: Services) {
  const opportunities = opportunityRepository(services.database, services.clock);
  return {
    ...favoriteHandlers(services),
    ...newsHandlers(services),
    ...calendarHandlers(services),
    ...alertHandlers(services),
    ...unsubscribeHandlers(services),
    ...notificationHandlers(services),
    ...opportunityHandlers(services, opportunities),
    ...dashboardHandlers(services, opportunities),
    ...bonusHandlers(services),
  };
}
