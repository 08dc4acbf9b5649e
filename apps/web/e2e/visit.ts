import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its script has taken over. Before that a press does what it does without JavaScript: it
 * asks the server, past whatever a test answers in its stead.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}
