import { imageDigest, imageWidths } from '@martelo/domain/image-sizes';
import { collectImages } from '@martelo/domain/images';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AuctionRow } from '../auctions/auction-row.ts';
import { picturesOf } from '../auctions/pictures-of.ts';
import { concurrencyLimitByName } from '../../platform/http/concurrency-limit.ts';
import { notFound } from '../../platform/http/errors.ts';
import { answerDeadline } from '../../platform/http/request-limits.ts';
import { acceptedFormat, forDrawings, forPhotos } from './accepted-format.ts';
import { type Caller, callerOf } from './caller.ts';
import { drawIllustration, illustrationKinds } from '@martelo/illustrations';
import type { VariantFormat } from './make-variant.ts';
import { type PictureVariants, type VariantForm, variantName } from './picture-variants.ts';
import { shareCardOf } from './share-card.ts';
import { PictureUnavailable } from './unavailable.ts';

interface PictureRoutesOptions {
  /** An auction that is shown, or why there is none. */
  findAuction: (key: string) => Promise<AuctionRow | 'withdrawn' | null>;
  /** Whether an auction has the drawing of this name and seed. */
  hasDrawing: (file: string, seed: string) => Promise<boolean>;
  variants: PictureVariants;
  clock: () => Date;
}

interface Picture {
  /** What distinguishes it from all others: its address, or the drawing itself. */
  id: string;
  formats: readonly VariantFormat[];
  /** Null where there is no such picture. */
  make: (form: VariantForm) => Promise<Buffer | null>;
}

interface Sized {
  Querystring: { w?: string };
}

const forEver = 'public, max-age=31536000, immutable';
/** The picture of a link shows the current state: the price falls, the round ends. */
const forAnHour = 'public, max-age=3600';
/** Concurrent lookups of auctions for one address: a flood must not block the database for others. */
const lookUpsAtOnce = 4;
const lookUpsWaiting = 100;
/** A picture that takes longer is made anyway, for later requests. */
const pictureRoute = { config: { kind: 'file' }, handlerTimeout: answerDeadline } as const;
const missing = () => notFound('Imagem não encontrada.');

const drawingOf = (file: string) => {
  const [, kind, seed] = /^([a-z]+)-([A-Za-z0-9]{1,60})\.svg$/.exec(file) ?? [];
  const known = illustrationKinds.find((name) => name === kind);
  if (!known || !seed) throw missing();
  return { svg: drawIllustration(known, seed), seed };
};

/** Unused widths would only fill the store. */
function formOf({ query, headers }: FastifyRequest<Sized>, formats: readonly VariantFormat[]): VariantForm {
  const width = imageWidths.find((pixels) => String(pixels) === query.w);
  if (!width) throw missing();
  return { width, format: acceptedFormat(headers.accept, formats) };
}

async function answer(request: FastifyRequest<Sized>, reply: FastifyReply, { id, formats, make }: Picture) {
  const form = formOf(request, formats);
  const etag = `"${variantName(id, form).slice(0, 32)}"`;
  const known = request.headers['if-none-match']?.includes(etag);
  const headers = { 'cache-control': forEver, vary: 'Accept', etag };
  if (known) return reply.headers(headers).code(304).send();
  const bytes = await make(form);
  if (!bytes) throw missing();
  return reply.headers(headers).type(`image/${form.format}`).send(bytes);
}

/**
 * Serves the drawn pictures, whose addresses say kind and seed, so that each stays the same for ever, and the smaller
 * forms of all pictures. Those of other sites go by the auction and a digest of the address that it has: no caller can
 * have another address fetched.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { findAuction, hasDrawing, variants, clock }: PictureRoutesOptions,
): void {
  const lookUps = concurrencyLimitByName(lookUpsAtOnce, lookUpsWaiting);
  const find = async (key: string, { address, signal }: Caller) => {
    const auction = await lookUps(address, () => findAuction(key), signal);
    if (!auction || auction === 'withdrawn') throw missing();
    return auction;
  };

  app.get<Sized & { Params: { file: string } }>(
    '/auctions-images/illustrations/:file',
    pictureRoute,
    async (request, reply) => {
      const { file } = request.params;
      const { svg, seed } = drawingOf(file);
      if (request.query.w !== undefined)
        return answer(request, reply, {
          id: svg,
          formats: forDrawings,
          make: (form) =>
            variants.ofDrawing(svg, form, {
              caller: callerOf(request, reply),
              isKnown: () => hasDrawing(file, seed),
            }),
        });
      return reply.header('cache-control', forEver).type('image/svg+xml; charset=utf-8').send(svg);
    },
  );

  app.get<Sized & { Params: { key: string; digest: string } }>(
    '/auctions-images/of/:key/:digest',
    pictureRoute,
    async (request, reply) => {
      const { key, digest } = request.params;
      const caller = callerOf(request, reply);
      const auction = await find(key, caller);
      const given = picturesOf(auction);
      const pictures = collectImages({ images: given, image: auction.auctioneer?.logo }, '');
      const picture = pictures.find(({ url }) => /^https?:/i.test(url) && imageDigest(url) === digest);
      if (!picture) throw missing();
      try {
        return await answer(request, reply, {
          id: picture.url,
          formats: forPhotos,
          make: (form) =>
            variants.ofPhoto(picture.url, form, {
              caller,
              guessed: given.includes(picture.url) && !auction.images.includes(picture.url),
            }),
        });
      } catch (error) {
        if (!(error instanceof PictureUnavailable)) throw error;
        request.log.info({ reason: error.message }, 'a picture can not be had');
        throw missing();
      }
    },
  );

  app.get<{ Params: { key: string } }>(
    '/auctions-images/of/:key/link.jpg',
    pictureRoute,
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const auction = await find(request.params.key, caller);
      const images = collectImages({ images: picturesOf(auction) }, '');
      const photo = images.find(({ url }) => /^https?:/i.test(url));
      const bytes = await variants.ofShareCard(shareCardOf(auction, clock()), photo?.url ?? null, {
        caller,
        guessed: auction.images.length === 0,
      });
      return reply.header('cache-control', forAnHour).type('image/jpeg').send(bytes);
    },
  );
}
