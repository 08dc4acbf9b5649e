import type { AuctionImage } from './auction.ts';
import { sizedAddress } from './image-sizes.ts';

/** The five fields that an auction's pictures come in; each a path, a list of them, or a list as JSON text. */
export interface ImageFields {
  featured_image?: unknown;
  image?: unknown;
  images?: unknown;
  gallery?: unknown;
  images_gallery?: unknown;
}

const folder = '/auctions-images/';
const illustrations = `${folder}illustrations/`;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pathsIn(field: unknown): string[] {
  if (Array.isArray(field)) return field.flatMap(pathsIn);
  if (typeof field !== 'string') return [];
  const text = field.trim();
  return text.startsWith('[') ? pathsIn(parseJson(text)) : [text];
}

/** Null for what could leave the pictures' folder or is neither http(s) nor a path. */
function toImage(path: string, host: string): AuctionImage | null {
  if (path === '') return null;
  if (hasScheme.test(path)) {
    const url = URL.parse(path);
    return url && /^https?:$/.test(url.protocol) ? imageAt(path, url.pathname) : null;
  }
  const relative = path.replace(/^\/?(auctions-images\/)?/, '');
  const resolved = URL.parse(relative, `https://relative.invalid${folder}`);
  if (resolved?.host !== 'relative.invalid' || !resolved.pathname.startsWith(folder)) return null;
  return imageAt(host + resolved.pathname + resolved.search, resolved.pathname);
}

const imageAt = (url: string, pathname: string): AuctionImage => ({
  url,
  kind: pathname.includes(illustrations) ? 'illustration' : 'photo',
});

/** The platform's own drawings are of lines: sharp at any width, and smaller than any picture made of them. */
const hasSizes = (url: string, host: string) => !url.startsWith(host + illustrations);

/** All of them, but of nothing but drawings one: several would look like different houses (LABEL-32). */
export function worthShowing(images: readonly AuctionImage[]): readonly AuctionImage[] {
  return images.some(({ kind }) => kind === 'photo') ? images : images.slice(0, 1);
}

/**
 * An auction's pictures in the order of its fields, each once (RULE-05). Relative paths get `host` (no slash at its
 * end; empty for the page's own) and `/auctions-images/`; absolute http(s) addresses stay; all else is left out.
 * With the auction's key each but a drawing says where the host has it in smaller forms.
 */
export function collectImages(fields: ImageFields, host: string, key?: string): AuctionImage[] {
  const { featured_image, image, images, gallery, images_gallery } = fields;
  const found = new Map<string, AuctionImage>();
  for (const path of pathsIn([featured_image, image, images, gallery, images_gallery])) {
    const picture = toImage(path, host);
    if (picture && !found.has(picture.url))
      found.set(
        picture.url,
        hasSizes(picture.url, host) && key
          ? { ...picture, sized: sizedAddress(picture.url, host, key) }
          : picture,
      );
  }
  return [...found.values()];
}
