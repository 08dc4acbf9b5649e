import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

import { auctioneerAccountHandlers } from './backoffice/admin/auctioneers.handlers.ts';
import { auditLogHandlers } from './backoffice/admin/audit-log.handlers.ts';
import { contactMessageHandlers } from './backoffice/admin/contact-messages.handlers.ts';
import { overviewHandlers } from './backoffice/admin/overview.handlers.ts';
import { receivedFeedHandlers } from './backoffice/admin/received-feeds.handlers.ts';
import { undoFeedHandlers } from './backoffice/admin/undo-feed.handlers.ts';
import { sourceHandlers } from './backoffice/admin/sources.handlers.ts';
import { deletionRequestHandlers } from './backoffice/admin/deletion-requests.handlers.ts';
import { watchedAuctionHandlers } from './backoffice/admin/watched-auctions.handlers.ts';
import { auctionHandlers } from './catalogue/search/auctions.handlers.ts';
import { auctionRepository } from './catalogue/auctions/auctions.repository.ts';
import { clientErrorHandlers } from './public/client-errors/client-errors.handlers.ts';
import { contactHandlers } from './public/contact/contact.handlers.ts';
import { mapHandlers } from './catalogue/map/map.handlers.ts';
import { marketingHandlers } from './public/marketing/marketing.handlers.ts';
import { siteSettingsHandlers } from './public/site-settings/site-settings.handlers.ts';
import { metricsRoutes } from './platform/metrics/metrics.ts';
import { checkoutRoutes } from './billing/checkout.routes.ts';
import { playsCheckout, withDemonstrationCheckout } from './billing/demonstration-checkout.ts';
import { webhookHandlers } from './billing/webhooks.handlers.ts';
import { bonusHandlers } from './members/bonus/bonus.handlers.ts';
import { privacyHandlers } from './accounts/privacy/privacy.handlers.ts';
import { dashboardHandlers } from './members/dashboard/dashboard.handlers.ts';
import { opportunityRepository } from './members/opportunities/opportunities.repository.ts';
import { opportunityHandlers } from './members/opportunities/opportunities.handlers.ts';
import { notificationHandlers } from './members/notifications/notifications.handlers.ts';
import { unsubscribeHandlers } from './members/alerts/unsubscribe.handlers.ts';
import { alertHandlers } from './members/alerts/alerts.handlers.ts';
import { favoriteHandlers } from './members/favorites/favorites.handlers.ts';
import { captchaHandlers } from './identity/throttle/captcha.handlers.ts';
import { accountHandlers } from './accounts/profile/account.handlers.ts';
import { emailChangeHandlers } from './accounts/email/email-change.handlers.ts';
import { customerHandlers } from './accounts/profile/customers.handlers.ts';
import { customerRegistrationHandlers } from './accounts/registration/registration.handlers.ts';
import { feedHandlers } from './backoffice/feeds/feeds.handlers.ts';
import { auctioneerHandlers } from './accounts/auctioneers/auctioneers.handlers.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { readBy, rememberWriters } from './platform/database/own-writes.ts';
import { docsRoutes } from './public/docs/docs.routes.ts';
import { parseBodies } from './platform/http/body-types.ts';
import { answerBrokenAddress, answerBrokenRequest } from './platform/http/broken-requests.ts';
import { keepSignedBodies } from './platform/http/raw-body.ts';
import { compileValidators } from './platform/http/compile-validators.ts';
import { contentSecurity } from './platform/http/content-security.ts';
import { answerNotFound, handleErrors } from './platform/http/handle-errors.ts';
import { healthRoutes } from './platform/http/health.ts';
import { loggerOptions } from './platform/http/logger.ts';
import { refuseLongAddresses } from './platform/http/long-addresses.ts';
import { limitRequests } from './platform/http/request-limits.ts';
import { originFormOf, refuseStrangeTargets } from './platform/http/request-target.ts';
import { publicAnswers } from './platform/http/public-answers.ts';
import { outboxRoutes } from './platform/outbox/outbox.routes.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { PostOffice } from './platform/outbox/post-office.ts';
import { bindOperations } from './platform/bind-operations.ts';
import { sentInvitationHandlers } from './accounts/invitations/sent-invitations.handlers.ts';
import { invitationHandlers } from './accounts/invitations/invitations.handlers.ts';
import { passwordHandlers } from './accounts/passwords/passwords.handlers.ts';
import { type Door, openDoor } from './catalogue/images/door.ts';
import { drawingThread } from './catalogue/images/drawing-thread.ts';
import { hasDrawing } from './catalogue/illustrations/has-drawing.ts';
import { pictureRoutes } from './catalogue/images/pictures.routes.ts';
import { pictureVariants } from './catalogue/images/picture-variants.ts';
import { variantStore } from './catalogue/images/variant-store.ts';
import { placeHandlers } from './catalogue/places/places.handlers.ts';
import { sessionHandlers } from './identity/sessions.handlers.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Site } from './site/render-page.ts';
import { searchSource } from './catalogue/search/search-source.ts';
import { siteRoutes } from './site/site.routes.ts';

export interface AppOptions {
  settings: Settings;
  opened: OpenDatabase;
  clock: () => Date;
  /** Where handlers post mails. */
  office: PostOffice;
  /** Where handlers leave work for later. */
  jobs: Jobs;
  /** The web app; null where only the calls are wanted. */
  site: Site | null;
  /** What pictures of other sites are fetched by. */
  door?: Door;
  log?: boolean;
}

/** A request may take 15 s to arrive; by then each has an answer, long before its connection counts as idle (SAFE-07). */
const deadline = 16_000;

/** The whole server on plain arguments, so that tests build it on any database with a clock of their own. */
export async function buildApp({
  settings: given,
  opened,
  clock,
  office,
  jobs,
  site,
  door = openDoor,
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const settings = withDemonstrationCheckout(given);
  const app = fastify({
    logger: log ? loggerOptions : false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    handlerTimeout: deadline,
    bodyLimit: 100_000,
    // A part that is too long is for the document to refuse; an address never outgrows Node's 16 KiB of headers.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: originFormOf,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
    requestIdHeader: false,
    // Counted ids would repeat in every process.
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
  });
  handleErrors(app);
  compileValidators(app);
  parseBodies(app);
  keepSignedBodies(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, site?.security ?? contentSecurity);
  refuseLongAddresses(app);
  refuseStrangeTargets(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  });
  await limitRequests(app, settings);

  const { reads } = opened;
  const keep = () => publicAnswers(reads, clock, settings.keptAnswersMb * 1_000_000);
  const search = searchSource(reads.database);
  // The first copy is made before anybody asks.
  app.addHook('onReady', async () => void search.current());
  app.addHook('onClose', () => search.settle());
  if (settings.databaseReadUrl) rememberWriters(app);
  const opportunities = opportunityRepository(opened.database, clock);
  bindOperations(
    app,
    {
      database: opened.database,
      clock,
      answers: keep(),
    },
    {
      ...readBy(reads, auctionHandlers({ database: opened.database, reads: reads.database, search }, clock)),
      ...readBy(reads, mapHandlers(reads.database, search, clock)),
      ...readBy(reads, placeHandlers(reads.database)),
      ...bonusHandlers(opened.database, join(settings.dataDir, 'bonus'), clock),
      ...privacyHandlers(opened.database, office, clock),
      ...dashboardHandlers(opened.database, opportunities, clock),
      ...opportunityHandlers(opportunities, clock),
      ...notificationHandlers(opened.database, clock),
      ...unsubscribeHandlers(opened.database, office, clock),
      ...alertHandlers(opened.database, clock),
      ...contactMessageHandlers(opened.database),
      ...feedHandlers(opened.work.database, jobs, clock),
      ...receivedFeedHandlers(opened.work.database, jobs, clock),
      ...undoFeedHandlers(opened.work.database, jobs, clock),
      ...auctioneerAccountHandlers(opened.database, office, clock),
      ...overviewHandlers(opened.database, clock),
      ...sourceHandlers(opened.database),
      ...sentInvitationHandlers(opened.database, office, clock),
      ...auditLogHandlers(opened.database),
      ...watchedAuctionHandlers(opened.database, clock),
      ...deletionRequestHandlers(opened.database, office, clock),
      ...sessionHandlers({ database: opened.database, clock, demo: settings.demo }),
      ...captchaHandlers(opened.database, clock),
      ...invitationHandlers(opened.database, clock),
      ...customerRegistrationHandlers({ database: opened.database, clock, office }),
      ...customerHandlers({ database: opened.database, clock, office }),
      ...emailChangeHandlers({ database: opened.database, clock }),
      ...accountHandlers({ database: opened.database, clock, office }),
      ...auctioneerHandlers({ database: opened.database, clock, office }),
      ...passwordHandlers({ database: opened.database, clock, office, jobs }),
      ...favoriteHandlers(opened.database, clock),
      ...contactHandlers({ database: opened.database, clock, office }, settings.site.contactEmail),
      ...marketingHandlers({ database: opened.database, clock }, settings.site.marketing),
      ...siteSettingsHandlers({ database: opened.database, clock }, settings),
      ...clientErrorHandlers(opened.database, clock),
      ...webhookHandlers({ database: opened.database, clock, office }, settings.site.checkoutSecret),
    },
  );
  healthRoutes(app, opened);
  metricsRoutes(app, opened, settings);
  const drawing = drawingThread();
  app.addHook('onClose', () => drawing.close());
  pictureRoutes(app, {
    hasDrawing: (file, seed) => hasDrawing(reads.database, file, seed),
    findAuction: (key) => auctionRepository(reads.database).findByKey(key, clock()),
    variants: pictureVariants({
      store: variantStore(join(settings.dataDir, 'pictures'), settings.picturesMaxMb * 1_000_000, (err) =>
        app.log.error({ err }, 'a picture could not be kept'),
      ),
      door,
      drawing,
      clock,
    }),
  });
  docsRoutes(app);
  if (settings.demo && !settings.smtpUrl) outboxRoutes(app, opened.database);
  if (playsCheckout(settings)) checkoutRoutes(app, settings.site.checkoutSecret!, clock);
  if (site) siteRoutes(app, site, { ...settings, database: opened.database, pages: keep() });
  app.setNotFoundHandler(answerNotFound);
  return app;
}
