import { createHash } from 'node:crypto';

import { concurrencyLimit, concurrencyLimitByName } from '../../platform/http/concurrency-limit.ts';
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

/** A picture holds up to 15 MB while it is fetched, and far more while it is read: that bounds the memory. */
const fetchesAtOnce = 6;
/**
 * An auctioneer's site is asked no more than a visitor's browser would, and one that is slow leaves room for the
 * others.
 */
const fetchesOfOneHost = 2;
const readsAtOnce = 2;
const waiting = 100;
/** A listing without a photo mostly stays so; kept in the store, it is asked for once by all processes (LABEL-30). */
const missingDays = 30;
const day = 86_400_000;

const nameOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What a smaller form is called; the same for ever, as another picture or recipe gets another name. */
export const variantName = (picture: string, { width, format }: VariantForm) =>
  nameOf(recipe, picture, width, format);

/** Wide enough for its half of the card. */
const photoOfCard: VariantForm = { width: 960, format: 'jpeg' };

const refused = (error: unknown) => {
  if (error instanceof PictureUnavailable) return null;
  throw error;
};

type PhotoVariant = (address: string, form: VariantForm, options?: { guessed?: boolean }) => Promise<Buffer>;

/**
 * Smaller forms of pictures: made once, kept in the store, each fetched and made once for all who ask at the same time.
 */
export function pictureVariants({ store, network, drawing, clock }: VariantsOptions) {
  const failures = negativeCache(clock);
  const fetching = concurrencyLimit(fetchesAtOnce, waiting);
  const ofHost = concurrencyLimitByName(fetchesOfOneHost, waiting);
  const reading = concurrencyLimit(readsAtOnce, waiting);
  /** Work on the same picture is done one after the other. */
  const inOrder = concurrencyLimitByName(1, Infinity);

  const shrink = async (address: string, { width, format }: VariantForm) => {
    const original = nameOf('original', address);
    const known = await reading(async () => {
      const bytes = await store.read(original);
      return bytes && shrinkPhoto(bytes, width, format);
    });
    if (known) return known;
    const fetchAndShrink = async () => {
      const bytes = await fetchRemote(address, network);
      const made = await reading(() => shrinkPhoto(bytes, width, format));
      // Only what proved to be a picture is kept.
      await store.write(original, bytes);
      return made;
    };
    return ofHost(new URL(address).hostname, () => fetching(fetchAndShrink));
  };

  /** Its site said that there is none, within the days that this is remembered. */
  const isMissing = async (address: string) => {
    const since = await store.read(nameOf('missing', address));
    return since !== null && clock().getTime() - Date.parse(since.toString()) < missingDays * day;
  };

  const shrinkUnlessFailed = async (address: string, form: VariantForm, guessed: boolean) => {
    if (failures.has(address)) throw new PictureUnavailable('failed a short while ago');
    if (guessed && (await isMissing(address)))
      throw new PictureUnavailable('was missing when it was asked for');
    try {
      return await shrink(address, form);
    } catch (error) {
      if (!(error instanceof PictureUnavailable)) throw error;
      if (guessed && error.missing)
        await store.write(nameOf('missing', address), Buffer.from(clock().toISOString()));
      else failures.add(address);
      throw error;
    }
  };

  const kept = async (name: string, make: () => Promise<Buffer>) => {
    const found = await store.read(name);
    if (found) return found;
    const made = await make();
    await store.write(name, made);
    return made;
  };

  const ofPhoto: PhotoVariant = (address, form, { guessed = false } = {}) => {
    const make = () => shrinkUnlessFailed(address, form, guessed);
    return inOrder(address, () => kept(variantName(address, form), make));
  };

  return {
    /**
     * Of a picture on another site; its address must be one that an auction has. Of one whose address is `guessed` it
     * is remembered for long that there is none.
     */
    ofPhoto,

    /** Of one of the site's own drawings; null where `isWanted` says no, which is asked only of what is to be made. */
    ofDrawing(svg: string, form: VariantForm, isWanted: () => Promise<boolean>): Promise<Buffer | null> {
      const name = variantName(svg, form);
      return inOrder(svg, async () => {
        const found = await store.read(name);
        if (found || !(await isWanted())) return found;
        return kept(name, () => reading(() => drawing.rasterize({ svg, ...form })));
      });
    },

    /** The picture of a link to an auction (WAY-11); without the photo where that can not be had. */
    async ofShareCard(card: ShareCard, address: string | null, options?: { guessed: boolean }) {
      const photo = address && (await ofPhoto(address, photoOfCard, options).catch(refused));
      const name = nameOf('share', shareRecipe, JSON.stringify(card), (photo && address) || '');
      return inOrder(name, () =>
        kept(name, () => reading(() => drawing.drawShared({ card, photo: photo || null }))),
      );
    },
  };
}

export type PictureVariants = ReturnType<typeof pictureVariants>;
