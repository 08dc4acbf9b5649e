import type { Services } from '../platform/services.ts';
import { webhookHandlers } from './webhooks.handlers.ts';

/** What the checkout reports. */
export const billingHandlers = (services: Services) => webhookHandlers(services);
