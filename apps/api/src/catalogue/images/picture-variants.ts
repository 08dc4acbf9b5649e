import { createHash } from 'node:crypto';

import { concurrencyLimit, concurrencyLimitByName } from '../../platform/http/concurrency-limit.ts';
import type { Caller } from './caller.ts';
import type { Network } from './network.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { shareRecipe } from './draw-share-card.ts';
import { fetchRemote } from './fetch-remote.ts';
import { recipe, shrinkPhoto, type VariantFormat } from './make-variant.ts';
import { negativeCache } from './negative-cache.ts';
import type { ShareCard } from './share-card.ts';
import { PictureUnavailable } from './unavailable.ts';
import type { VariantStore } from './variant-store.ts';

export interface VariantForm {
  width: number;
  format: VariantFormat;
}

interface VariantsOptions {
  store: VariantStore;
  network: Network;
  drawing: DrawingThread;
  clock: () => Date;
}

/** A picture takes up to 15 MB while it is fetched, and far more while it is decoded: this bounds the memory. */
const fetchesAtOnce = 6;
/**
 * An auctioneer's site gets no more requests at once than a visitor's browser would send; a slow site leaves room for
 * the others.
 */
const fetchesOfOneHost = 2;
const readsAtOnce = 2;
/** A page of a list requests 30 pictures at once; those of two pages, and more, fit into the queue. */
const waiting = 100;
/** Of one caller, from one site: one caller's many requests don't delay another's first picture. */
const madeAtOnceForOne = 2;
const cardsWaitingForOne = 16;
const cardsWaiting = 30;
/** A listing without a photo mostly stays so; stored, the answer is fetched once for all processes (LABEL-30). */
const missingDays = 30;
const day = 86_400_000;

const nameOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The name of a smaller form; it never changes, since another picture or recipe gets another name. */
export const variantName = (picture: string, { width, format }: VariantForm) =>
  nameOf(recipe, picture, width, format);

/** Wide enough for its half of the card. */
const photoOfCard: VariantForm = { width: 960, format: 'jpeg' };

const refused = (error: unknown) => {
  if (error instanceof PictureUnavailable) return null;
  throw error;
};

interface PhotoOptions {
  caller: Caller;
  guessed?: boolean;
}

/**
 * Smaller forms of pictures: fetched and made once for all concurrent requests, and stored. What is stored is returned
 * at once; what has to be made is queued behind the same caller's other requests, and share cards have a queue of their
 * own (SAFE-06).
 */
export function pictureVariants({ store, network, drawing, clock }: VariantsOptions) {
  const failures = negativeCache(clock);
  const fetching = concurrencyLimit(fetchesAtOnce, waiting);
  const ofHost = concurrencyLimitByName(fetchesOfOneHost, waiting);
  const reading = concurrencyLimit(readsAtOnce, waiting);
  const drawingCards = concurrencyLimit(1, cardsWaiting);
  const ofCaller = concurrencyLimitByName(madeAtOnceForOne, waiting);
  const readsOfCaller = concurrencyLimitByName(madeAtOnceForOne, waiting);
  const cardsOfCaller = concurrencyLimitByName(madeAtOnceForOne, cardsWaitingForOne);
  /** Work on the same picture is done one after the other. */
  const inOrder = concurrencyLimitByName(1, Infinity);

  const read = <T>({ address }: Caller, work: () => Promise<T>, signal?: AbortSignal) =>
    readsOfCaller(address, () => reading(work, signal), signal);

  const shrink = async (address: string, { width, format }: VariantForm, caller: Caller) => {
    const { signal } = caller;
    const original = nameOf('original', address);
    const shrinkCached = async () => {
      const bytes = await store.read(original);
      return bytes && shrinkPhoto(bytes, width, format);
    };
    const known = await read(caller, shrinkCached, signal);
    if (known) return known;
    const fetchAndShrink = async () => {
      const bytes = await fetchRemote(address, network);
      // A fetched picture is used even where the caller's time is over.
      const made = await read(caller, () => shrinkPhoto(bytes, width, format));
      // Only what proved to be a picture is stored.
      await store.write(original, bytes);
      return made;
    };
    return ofHost(new URL(address).hostname, () => fetching(fetchAndShrink, signal), signal);
  };

  /** Its site said that there is none, within the days that this is remembered. */
  const isMissing = async (address: string) => {
    const since = await store.read(nameOf('missing', address));
    return since !== null && clock().getTime() - Date.parse(since.toString()) < missingDays * day;
  };

  const refuseFailed = async (address: string, guessed: boolean) => {
    if (failures.has(address)) throw new PictureUnavailable('failed a short while ago');
    if (guessed && (await isMissing(address)))
      throw new PictureUnavailable('was missing when it was last requested');
  };

  const shrinkUnlessFailed = async (
    address: string,
    form: VariantForm,
    { caller, guessed = false }: PhotoOptions,
  ) => {
    await refuseFailed(address, guessed);
    try {
      return await shrink(address, form, caller);
    } catch (error) {
      if (!(error instanceof PictureUnavailable)) throw error;
      if (guessed && error.missing)
        await store.write(nameOf('missing', address), Buffer.from(clock().toISOString()));
      else failures.add(address);
      throw error;
    }
  };

  const cached = async (name: string, make: () => Promise<Buffer>) => {
    const found = await store.read(name);
    if (found) return found;
    const made = await make();
    await store.write(name, made);
    return made;
  };

  const ofPhoto = async (address: string, form: VariantForm, options: PhotoOptions): Promise<Buffer> => {
    const { caller, guessed = false } = options;
    const name = variantName(address, form);
    const found = await store.read(name);
    if (found) return found;
    // Known failures do not wait in the queue either.
    await refuseFailed(address, guessed);
    const make = () => cached(name, () => shrinkUnlessFailed(address, form, options));
    const { hostname } = new URL(address);
    // By the caller first: waiting for one's own turn delays no other caller who wants the same picture.
    return ofCaller(
      `${hostname} ${caller.address}`,
      () => inOrder(address, make, caller.signal),
      caller.signal,
    );
  };

  return {
    /**
     * Of a picture on another site; its address must be one that an auction has. For a `guessed` address a missing
     * picture is remembered for long.
     */
    ofPhoto,

    /**
     * Of one of the site's own drawings; null where `isKnown` says no, which is called only for what has to be made.
     */
    async ofDrawing(
      svg: string,
      form: VariantForm,
      { caller, isKnown }: { caller: Caller; isKnown: () => Promise<boolean> },
    ): Promise<Buffer | null> {
      const { address, signal } = caller;
      const name = variantName(svg, form);
      const found = await store.read(name);
      if (found) return found;
      const draw = () => read(caller, () => drawing.rasterize({ svg, ...form }), signal);
      const make = async () => ((await isKnown()) ? cached(name, draw) : null);
      return ofCaller(`drawings ${address}`, () => inOrder(svg, make, signal), signal);
    },

    /** The picture of a link to an auction (WAY-11); without the photo where that is unavailable. */
    async ofShareCard(card: ShareCard, address: string | null, { caller, guessed = false }: PhotoOptions) {
      const nameWith = (photo: string | null) =>
        nameOf('share', shareRecipe, JSON.stringify(card), photo ?? '');
      const usable = address && (await refuseFailed(address, guessed).then(() => address, refused));
      const found = await store.read(nameWith(usable));
      if (found) return found;
      const make = async () => {
        const photo = usable && (await ofPhoto(usable, photoOfCard, { caller, guessed }).catch(refused));
        const draw = () => drawing.drawShared({ card, photo: photo || null });
        return drawingCards(() => cached(nameWith(photo && usable), draw), caller.signal);
      };
      return cardsOfCaller(caller.address, make, caller.signal);
    },
  };
}

export type PictureVariants = ReturnType<typeof pictureVariants>;
