import type * as _playwright from '@vitest/browser-playwright';
import { expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';

export const views = [
  ['desktop', 'light', 1200, 900],
  ['phone', 'dark', 390, 844],
] as const;

/** What is pictured: the story alone, or the page with all that floats over it. */
export type Picture = 'story' | 'page';

/** How much of a picture may differ: so many pixels, by more than `threshold`, smoothed edges aside. */
export interface Tolerance {
  allowedMismatchedPixels?: number;
  allowedMismatchedPixelRatio?: number;
  threshold?: number;
}

/** A soft ground that takes another tone differs by 0.02 to 0.1, which is the comparator's own measure. */
const threshold = 0.02;

/** A slanted or round edge is drawn now with one pixel more, now with one less. */
export const storyTolerance: Tolerance = { allowedMismatchedPixels: 2, threshold };

/**
 * Of a whole screen: in long pages the browser may smooth a letter now this way, now that. A share of the page would
 * let a badge go unseen: 0.05 % of a long one is 800 pixels, a badge has 300.
 */
export const screenTolerance: Tolerance = { allowedMismatchedPixels: 20, threshold };

export async function compare(name: string, picture: Picture, comparatorOptions: Tolerance) {
  const target = picture === 'page' ? page : page.elementLocator(document.body);
  await expect(target).toMatchScreenshot(name, { comparatorOptions });
}

/** What lies below the fold would be cut off, and cards out of sight are not drawn. */
export async function showAll(width: number, height: number) {
  const whole = document.body.scrollHeight + 100;
  if (whole > Math.max(height, innerHeight)) await page.viewport(width, whole);
}

/** What has just come into sight is drawn, and has its own height. */
export const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Fonts and pictures are there, and movements that end are at their end. */
export async function settle() {
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  const pictures = [...document.images].filter((image) => image.src && image.loading !== 'lazy');
  await Promise.allSettled(pictures.map((image) => image.decode()));
}

const isMoving = ({ effect, playState }: Animation) =>
  effect?.getComputedTiming().iterations === 1 && playState !== 'finished';

/** The same of movements that begin again a frame or two later, as those do whose preference has changed. */
async function settleAnew() {
  for (let [calm, rounds] = [0, 0]; calm < 2 && rounds < 20; rounds += 1) {
    await nextFrame();
    calm = document.getAnimations().some(isMoving) ? 0 : calm + 1;
    await settle();
  }
}

/**
 * What sticks is drawn in a layer of its own, whose text comes out smoothed now this way, now that. In a picture as
 * high as the page it need not stick.
 */
export function unstick() {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky')
      element.style.cssText += '; position: relative; inset: auto';
  // It floats under the end of the page, or over it in a page that has just grown.
  const floating = document.body.querySelector<HTMLElement>('[data-chat-button]');
  if (floating) floating.style.visibility = 'hidden';
}

/** The lines of tables keep their colour when the system's colours come, until they are laid out again. */
function repaint() {
  const { style } = document.body;
  style.display = 'none';
  void document.body.offsetHeight;
  style.display = '';
}

/** A pixel or two of a round edge. */
const forcedTolerance: Tolerance = { allowedMismatchedPixelRatio: 0.0005 };

/** As a system with forced colours and without motion draws it: surfaces and shadows are gone. */
export async function compareForcedColors(pictureName: string, picture: Picture) {
  delete document.documentElement.dataset['theme'];
  await emulate('active', 'reduce');
  try {
    await page.viewport(1200, 900);
    if (picture === 'story') await showAll(1200, 900);
    await vi.waitUntil(
      () => matchMedia('(forced-colors: active) and (prefers-reduced-motion: reduce)').matches,
    );
    repaint();
    await settleAnew();
    await compare(`${pictureName}-forced-colors`, picture, forcedTolerance);
  } finally {
    await emulate('', '');
  }
}

const emulate = (forcedColors: string, motion: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColors },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  });
