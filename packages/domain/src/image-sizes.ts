/** The widths in pixels that the server makes of a picture; one that is smaller stays as it is. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** A picture's name among those of its auction: 53 bits of its address. No secret, and no proof of anything. */
export function imageDigest(url: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < url.length; at += 1) {
    const unit = url.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/**
 * The address that a width is added to for a smaller form of the picture at `url`: the platform's own answers for
 * itself, one elsewhere goes by the auction that it belongs to (`key`), as the server fetches no others.
 */
export function sizedAddress(url: string, host: string, key: string): string {
  const own = url.startsWith(`${host}/auctions-images/`);
  if (own) return `${url}${url.includes('?') ? '&' : '?'}w=`;
  return `${host}/auctions-images/of/${encodeURIComponent(key)}/${imageDigest(url)}?w=`;
}
