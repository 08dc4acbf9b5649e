import type { Page } from '@playwright/test';

import { noteToasts } from './toasts.ts';

/** Opens a page whose scripts come only when the test lets them, as on a slow phone. */
export async function openEarly(page: Page, address: string) {
  await noteToasts(page.context());
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return () => release();
}
