import sharp from 'sharp';

/** A JPEG with enough detail for a realistic size: the same each time for the same dimensions. */
export async function aPhoto({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + Math.floor(at / width) * 3) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(3)
    .jpeg({ quality: 90 })
    .toBuffer();
}
