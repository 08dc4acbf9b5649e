import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';

import { auctionHandlers } from './auctions/auctions.handlers.ts';
import type { OpenDatabase } from './database/database.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { compileValidators } from './http/compile-validators.ts';
import { contentSecurity } from './http/content-security.ts';
import { answerNotFound, handleErrors } from './http/handle-errors.ts';
import { healthRoutes } from './http/health.ts';
import { loggerOptions } from './http/logger.ts';
import { bindOperations } from './operations.ts';
import { pictureRoutes } from './pictures/pictures.routes.ts';
import { placeHandlers } from './places/places.handlers.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site/render-page.ts';
import { inProcess, siteRoutes } from './site/site.routes.ts';

export interface AppOptions {
  settings: Settings;
  opened: OpenDatabase;
  clock: () => Date;
  /** The web app; null where only the calls are wanted. */
  site: Site | null;
  log?: boolean;
}

const minute = 60_000;

/** The whole server on plain arguments, so that tests build it on any database with a clock of their own. */
export async function buildApp({
  settings,
  opened,
  clock,
  site,
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: log ? loggerOptions : false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    bodyLimit: 100_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestIdHeader: false,
  });
  handleErrors(app);
  compileValidators(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, site?.security ?? contentSecurity);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  });
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: minute,
    allowList: ({ ip, url }) => ip === inProcess || !url.startsWith('/api/'),
  });

  bindOperations(
    app,
    { database: opened.database, clock },
    { ...auctionHandlers(opened.database, clock), ...placeHandlers(opened.database) },
  );
  healthRoutes(app, opened);
  pictureRoutes(app);
  docsRoutes(app);
  if (site) siteRoutes(app, site, settings.publicUrl);
  app.setNotFoundHandler(answerNotFound);
  return app;
}
