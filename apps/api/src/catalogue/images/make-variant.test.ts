import { deflateSync, crc32 } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { drawIllustration } from '@martelo/illustrations';
import { rasterize, shrinkPhoto, variantFormats } from './make-variant.ts';
import { aPhoto } from './testing/a-photo.ts';
import { PictureUnavailable } from './unavailable.ts';

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, compression, exif, orientation } = await sharp(bytes).metadata();
  return { width, height, format: compression === 'av1' ? 'avif' : format, exif, orientation };
};

/** A PNG of a few bytes that claims any dimensions. */
function claimingPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('shrinkPhoto', () => {
  test.each(variantFormats)('makes %s of the requested width', async (format) => {
    const made = await shrinkPhoto(await aPhoto({ width: 1200, height: 900 }), 320, format);
    expect(await sizeOf(made)).toMatchObject({ width: 320, height: 240, format });
    expect(made.length).toBeLessThan(40_000);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async (format) => {
    const photo = await sharp(await aPhoto({ width: 200, height: 150 }))
      .toFormat(format)
      .toBuffer();
    expect(await sizeOf(await shrinkPhoto(photo, 160, 'webp'))).toMatchObject({ width: 160, format: 'webp' });
  });

  test('a small picture is not blown up, and a tall one stays in bounds', async () => {
    const small = await shrinkPhoto(await aPhoto({ width: 100, height: 75 }), 640, 'webp');
    expect(await sizeOf(small)).toMatchObject({ width: 100, height: 75 });
    const tall = await shrinkPhoto(await aPhoto({ width: 160, height: 4000 }), 160, 'webp');
    expect((await sizeOf(tall)).height).toBe(320);
  });

  test('turns a picture as the camera says, and drops what the camera wrote', async () => {
    const turned = await sharp(await aPhoto({ width: 400, height: 300 }))
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sizeOf(turned)).orientation).toBe(6);
    const made = await sizeOf(await shrinkPhoto(turned, 160, 'jpeg'));
    expect(made).toMatchObject({ width: 160, height: 213 });
    expect(made.exif).toBeUndefined();
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an SVG that says nothing of itself', Buffer.from(drawIllustration('house', '7'))],
    ['a page', Buffer.from('<!doctype html><title>Leilão</title>')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['nothing', Buffer.alloc(0)],
    ['the begin of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a bomb of 100 million pixels', claimingPng(10_000)],
  ])('%s is refused', async (_case, bytes) => {
    await expect(shrinkPhoto(bytes, 320, 'webp')).rejects.toThrow(PictureUnavailable);
  });

  test('a TIFF and a cut JPEG are refused', async () => {
    const tiff = await readTiff();
    await expect(shrinkPhoto(tiff, 320, 'webp')).rejects.toThrow(PictureUnavailable);
    const photo = await aPhoto({ width: 800, height: 600 });
    await expect(shrinkPhoto(photo.subarray(0, photo.length / 2), 320, 'webp')).rejects.toThrow(
      PictureUnavailable,
    );
  });
});

test('an AVIF of more than 10 million pixels is refused', async () => {
  const background = '#888';
  const large = sharp({ create: { width: 3400, height: 3000, channels: 3, background } });
  const bytes = await large.avif({ effort: 0 }).toBuffer();
  await expect(shrinkPhoto(bytes, 320, 'webp')).rejects.toThrow('has too many pixels');
});

const readTiff = async () =>
  sharp(await aPhoto({ width: 50, height: 50 }))
    .tiff()
    .toBuffer();

test.each(variantFormats)('a drawing becomes %s of the requested width', async (format) => {
  const made = await rasterize(drawIllustration('house', '7'), 480, format);
  expect(await sizeOf(made)).toMatchObject({ width: 480, height: 360, format });
});
