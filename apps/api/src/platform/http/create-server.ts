import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

import type { Settings } from '../config/settings.ts';
import { parseBodies } from './body-types.ts';
import { answerBrokenAddress, answerBrokenRequest } from './broken-requests.ts';
import { compileSerializers } from './compile-serializers.ts';
import { compileValidators } from './compile-validators.ts';
import { handleErrors } from './handle-errors.ts';
import { loggerOptions, type LogLevel, OneLineARequest } from './logger.ts';
import { refuseLongAddresses } from './long-addresses.ts';
import { parseJsonBodies } from './raw-body.ts';
import { answerDeadline, limitRequests } from './request-limits.ts';
import { originFormOf, refuseStrangeTargets } from './request-target.ts';

interface ServerOptions {
  settings: Settings;
  security: FastifyHelmetOptions;
  log: LogLevel;
}

/** A server without a route: it refuses what is malformed, too large or too much, and answers errors. */
export async function createServer({ settings, security, log }: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: log ? { ...loggerOptions, level: log } : false,
    logController: new OneLineARequest(),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    handlerTimeout: answerDeadline,
    bodyLimit: 100_000,
    // The document refuses a part that is too long; an address never exceeds Node's 16 KiB of headers.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: originFormOf,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
    requestIdHeader: false,
    // Sequential ids would repeat in every process.
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
  });
  handleErrors(app);
  compileSerializers(app);
  compileValidators(app);
  parseBodies(app);
  parseJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, security);
  refuseLongAddresses(app);
  refuseStrangeTargets(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  });
  await limitRequests(app, settings);
  return app;
}
