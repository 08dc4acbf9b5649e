import type { Services } from '../platform/services.ts';
import { clientErrorHandlers } from './client-errors/client-errors.handlers.ts';
import { contactHandlers } from './contact/contact.handlers.ts';
import { marketingHandlers } from './marketing/marketing.handlers.ts';
import { siteSettingsHandlers } from './site-settings/site-settings.handlers.ts';

/** What every visitor's browser requests and reports. */
export const publicHandlers = (services: Services) => ({
  ...contactHandlers(services),
  ...marketingHandlers(services),
  ...siteSettingsHandlers(services),
  ...clientErrorHandlers(services),
});
