import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/**
 * Waits until all finite animations have ended: the contrast of a colour half-way through a fade means nothing. What
 * begins meanwhile, as a notice that follows another, is waited for too.
 */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** axe's violations, and whether an animation began during the audit: a notice that leaves. */
const audit = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
    let moved = false;
    const note = () => void (moved = true);
    for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note, true);
    const { violations } = await axe.run();
    for (const kind of ['transitionrun', 'animationstart']) document.removeEventListener(kind, note, true);
    return {
      moved,
      found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    };
  });

/** Fails with rule and element where axe finds a violation on the page, once it has come to rest. */
export async function expectNoViolations(page: Page): Promise<void> {
  await atRest(page);
  const text = readFileSync(script, 'utf8');
  // By the debugger and not by a script element, which the page's own policy refuses.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: text });
  let seen = await audit(page);
  for (let tries = 1; tries < 5 && seen.moved && seen.found.length > 0; tries++) {
    await atRest(page);
    seen = await audit(page);
  }
  expect(seen.found).toEqual([]);
}
