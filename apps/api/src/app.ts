import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

import { auctioneerAccountHandlers } from './admin/auctioneers.handlers.ts';
import { auditLogHandlers } from './admin/audit-log.handlers.ts';
import { contactMessageHandlers } from './admin/contact-messages.handlers.ts';
import { overviewHandlers } from './admin/overview.handlers.ts';
import { receivedFeedHandlers } from './admin/received-feeds.handlers.ts';
import { undoFeedHandlers } from './admin/undo-feed.handlers.ts';
import { sourceHandlers } from './admin/sources.handlers.ts';
import { deletionRequestHandlers } from './admin/deletion-requests.handlers.ts';
import { watchedAuctionHandlers } from './admin/watched-auctions.handlers.ts';
import { auctionHandlers } from './auctions/auctions.handlers.ts';
import { auctionRepository } from './auctions/auctions.repository.ts';
import { clientErrorHandlers } from './client-errors/client-errors.handlers.ts';
import { contactHandlers } from './contact/contact.handlers.ts';
import { mapHandlers } from './map/map.handlers.ts';
import { marketingHandlers } from './marketing/marketing.handlers.ts';
import { siteSettingsHandlers } from './site-settings/site-settings.handlers.ts';
import { metricsRoutes } from './metrics/metrics.ts';
import { checkoutRoutes } from './webhooks/checkout.routes.ts';
import { playsCheckout, withDemonstrationCheckout } from './webhooks/demonstration-checkout.ts';
import { webhookHandlers } from './webhooks/webhooks.handlers.ts';
import { bonusHandlers } from './bonus/bonus.handlers.ts';
import { privacyHandlers } from './privacy/privacy.handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { opportunityRepository } from './opportunities/opportunities.repository.ts';
import { opportunityHandlers } from './opportunities/opportunities.handlers.ts';
import { notificationHandlers } from './notifications/notifications.handlers.ts';
import { unsubscribeHandlers } from './alerts/unsubscribe.handlers.ts';
import { alertHandlers } from './alerts/alerts.handlers.ts';
import { favoriteHandlers } from './favorites/favorites.handlers.ts';
import { captchaHandlers } from './captcha/captcha.handlers.ts';
import { accountHandlers } from './customers/account.handlers.ts';
import { emailChangeHandlers } from './customers/email-change.handlers.ts';
import { customerHandlers } from './customers/customers.handlers.ts';
import { customerRegistrationHandlers } from './customers/registration.handlers.ts';
import { feedHandlers } from './feeds/feeds.handlers.ts';
import { auctioneerHandlers } from './auctioneers/auctioneers.handlers.ts';
import type { OpenDatabase } from './database/database.ts';
import { readBy, rememberWriters } from './database/own-writes.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { parseBodies } from './http/body-types.ts';
import { answerBrokenAddress, answerBrokenRequest } from './http/broken-requests.ts';
import { keepSignedBodies } from './http/raw-body.ts';
import { compileValidators } from './http/compile-validators.ts';
import { contentSecurity } from './http/content-security.ts';
import { answerNotFound, handleErrors } from './http/handle-errors.ts';
import { healthRoutes } from './http/health.ts';
import { loggerOptions } from './http/logger.ts';
import { refuseLongAddresses } from './http/long-addresses.ts';
import { limitRequests } from './http/request-limits.ts';
import { originFormOf, refuseStrangeTargets } from './http/request-target.ts';
import { publicAnswers } from './http/public-answers.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PostOffice } from './mail/post-office.ts';
import { bindOperations } from './operations.ts';
import { sentInvitationHandlers } from './invitations/sent-invitations.handlers.ts';
import { invitationHandlers } from './invitations/invitations.handlers.ts';
import { passwordHandlers } from './passwords/passwords.handlers.ts';
import { type Door, openDoor } from './pictures/door.ts';
import { drawingThread } from './pictures/drawing-thread.ts';
import { hasDrawing } from './pictures/has-drawing.ts';
import { pictureRoutes } from './pictures/pictures.routes.ts';
import { pictureVariants } from './pictures/picture-variants.ts';
import { variantStore } from './pictures/variant-store.ts';
import { placeHandlers } from './places/places.handlers.ts';
import { sessionHandlers } from './sessions/sessions.handlers.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site/render-page.ts';
import { searchSource } from './search/search-source.ts';
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
    clock,
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
