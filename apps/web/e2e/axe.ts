import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/**
 * Waits until nothing moves that comes to an end: a colour half-way through a fade is nobody's contrast. What begins
 * meanwhile, as a notice that follows another, is waited for too.
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

/** Fails with rule and element where axe finds a violation on the page, once it has come to rest. */
export async function expectNoViolations(page: Page): Promise<void> {
  await atRest(page);
  const text = readFileSync(script, 'utf8');
  // By the debugger and not by a script element, which the page's own policy refuses.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: text });
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}
