import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

import { PictureUnavailable } from './unavailable.ts';

export const variantFormats = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** Changed with every change of the code below, so that earlier pictures are not reused. */
export const recipe = 1;

/**
 * More pixels than a good camera's; larger ones are decompression bombs. Each then takes at most some 170 MB to read.
 */
const maxPixels = 40_000_000;
/** AVIF is decoded whole, at 18 bytes a pixel. */
const maxPixelsOfAvif = 10_000_000;
const maxSeconds = 15;
const readable: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

// One thread for each picture, no cache, and no decoder but those of the formats above: none for SVG, PDF and the like.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const encoders: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  // Higher efforts save a tenth of the bytes in ten times the time.
  avif: (picture) => picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 75, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
};

async function sniff(picture: Sharp): Promise<void> {
  const { format, compression, width, height } = await picture.metadata();
  if (!readable.includes(format) || (format === 'heif' && compression !== 'av1'))
    throw new PictureUnavailable(`is no picture of a known format, but ${format}`);
  if (width * height > (format === 'heif' ? maxPixelsOfAvif : maxPixels))
    throw new PictureUnavailable('has too many pixels');
}

/**
 * A photo of `width`, never enlarged; rotated by its EXIF orientation, without metadata. Its format is detected from
 * its bytes: neither its name nor its content type counts.
 */
export async function shrinkPhoto(bytes: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    await sniff(picture);
    const shrunk = picture
      .autoOrient()
      .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxSeconds });
    return await encoders[format](shrunk).toBuffer();
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    throw new PictureUnavailable(`could not be read: ${(error as Error).message}`, { cause: error });
  }
}

/** One of our own drawings, in pixels. */
export async function rasterize(svg: string, width: number, format: VariantFormat): Promise<Buffer> {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return encoders[format](sharp(drawn.pixels, { raw }).removeAlpha()).toBuffer();
}
