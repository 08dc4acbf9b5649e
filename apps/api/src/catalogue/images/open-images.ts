import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { Services } from '../../platform/services.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import { hasDrawing } from './has-drawing.ts';
import type { Network } from './network.ts';
import { drawingThread } from './drawing-thread.ts';
import { pictureVariants } from './picture-variants.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { variantStore } from './variant-store.ts';

/** The routes of pictures, with a store in the data folder and a thread that draws until the server closes. */
export function openImages(
  app: FastifyInstance,
  { reads, clock, settings }: Services,
  network: Network,
): void {
  const drawing = drawingThread();
  app.addHook('onClose', () => drawing.close());
  const folder = join(settings.dataDir, 'pictures');
  const store = variantStore(folder, settings.picturesMaxMb * 1_000_000, (err) =>
    app.log.error({ err }, 'a picture could not be kept'),
  );
  pictureRoutes(app, {
    clock,
    hasDrawing: (file, seed) => hasDrawing(reads.database, file, seed),
    findAuction: (key) => auctionRepository(reads.database).findByKey(key, clock()),
    variants: pictureVariants({ store, network, drawing, clock }),
  });
}
