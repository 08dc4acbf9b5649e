import type { AuctionImage } from '../auction.ts';

/** A drawn house under a sky of the given hue, whole in its address: it loads without a network. */
export function aPicture(hue: number): AuctionImage {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 45% 78%)"/>` +
    `<rect y="180" width="320" height="60" fill="hsl(${hue} 25% 60%)"/><path d="M70 120 160 60l90 60v90H70z" fill="hsl(${hue} 30% 95%)"/>` +
    `<path d="M60 124 160 56l100 68" fill="none" stroke="hsl(${hue} 35% 35%)" stroke-width="10"/>` +
    `<rect x="142" y="150" width="36" height="60" fill="hsl(${hue} 35% 35%)"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, kind: 'illustration' };
}
