import type { Services } from '../platform/services.ts';
import { sessionHandlers } from './sessions.handlers.ts';
import { captchaHandlers } from './throttle/captcha.handlers.ts';

/** Who somebody is: sessions, and what slows guessing down. */
export const identityHandlers = (services: Services) => ({
  ...sessionHandlers(services),
  ...captchaHandlers(services),
});
