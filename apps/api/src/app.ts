import type { FastifyInstance } from 'fastify';

import { accountsHandlers } from './accounts/index.ts';
import { backofficeHandlers } from './backoffice/index.ts';
import { checkoutRoutes } from './billing/checkout.routes.ts';
import { playsCheckout, withDemonstrationCheckout } from './billing/demonstration-checkout.ts';
import { billingHandlers } from './billing/index.ts';
import { type Network, internet } from './catalogue/images/network.ts';
import { openImages } from './catalogue/images/open-images.ts';
import { catalogueHandlers } from './catalogue/index.ts';
import { openSearch } from './catalogue/search/engine/open-search.ts';
import { authenticateBy } from './identity/authenticate.ts';
import { identityHandlers } from './identity/index.ts';
import { memberHandlers } from './members/index.ts';
import { bindOperations } from './platform/bind-operations.ts';
import type { Settings } from './platform/config/settings.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { pinToPrimary } from './platform/database/read-your-writes.ts';
import { contentSecurity } from './platform/http/content-security.ts';
import { createServer } from './platform/http/create-server.ts';
import { answerNotFound } from './platform/http/handle-errors.ts';
import { healthRoutes } from './platform/http/health.ts';
import type { LogLevel } from './platform/http/logger.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { setDateHeader } from './platform/http/set-date-header.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { metricsRoutes } from './platform/metrics/metrics.ts';
import { mailPreviewRoutes } from './platform/outbox/mail-preview.routes.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { Services } from './platform/services.ts';
import { docsRoutes } from './public/docs/docs.routes.ts';
import { publicHandlers } from './public/index.ts';
import type { Site } from './site/render-page.ts';
import { siteRoutes } from './site/site.routes.ts';

interface AppOptions {
  settings: Settings;
  opened: OpenDatabase;
  clock: () => Date;
  /** Where handlers enqueue mails. */
  outbox: Outbox;
  /** Where handlers leave work for later. */
  jobs: Jobs;
  /** The web app; null to serve the API only. */
  site: Site | null;
  /** The network by which pictures of other sites are fetched. */
  network?: Network;
  log?: LogLevel;
}

/** The whole server on plain arguments, so that tests build it on any database with a clock of their own. */
export async function buildApp({
  settings: given,
  opened,
  clock,
  outbox,
  jobs,
  site,
  network = internet,
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const settings = withDemonstrationCheckout(given);
  const { database, reads } = opened;
  const services: Services = { database, reads, work: opened.work.database, clock, outbox, jobs, settings };
  const app = await createServer({ settings, security: site?.security ?? contentSecurity, log });
  setDateHeader(app, clock);
  const newCache = () =>
    createResponseCache({ reads, clock, maxBytes: settings.responseCacheMb * 1_000_000 });
  if (settings.databaseReadUrl) pinToPrimary(app);
  const { search } = openSearch(app, reads);
  bindOperations(
    app,
    { database, clock, responseCache: newCache(), authenticate: authenticateBy(database, clock) },
    {
      ...identityHandlers(services),
      ...catalogueHandlers(services, search),
      ...billingHandlers(services),
      ...accountsHandlers(services),
      ...memberHandlers(services),
      ...publicHandlers(services),
      ...backofficeHandlers(services),
    },
  );
  healthRoutes(app, opened);
  metricsRoutes(app, opened, settings);
  openImages(app, services, network);
  docsRoutes(app);
  if (settings.demo && !settings.smtpUrl) mailPreviewRoutes(app, database);
  if (playsCheckout(settings)) checkoutRoutes(app, settings.site.checkoutSecret!, clock);
  if (site) siteRoutes(app, site, { ...settings, clock, database, pageCache: newCache() });
  app.setNotFoundHandler(answerNotFound);
  return app;
}
