import { expect } from 'vitest';
import { page } from 'vitest/browser';

const narrowest = 320;

/** 320 px are 640 at 200 % (WCAG 1.4.10). What scrolls by itself, like a table, may. */
export async function expectNoSidewaysScroll() {
  await page.viewport(narrowest, 640);
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `sideways scroll at ${narrowest} px: ${widest()}`).toBeLessThanOrEqual(narrowest);
}

/** The innermost elements that reach past the right edge. */
function widest() {
  const reaching = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > narrowest,
  );
  return reaching
    .filter((element) => !reaching.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 200))
    .join('\n');
}
