import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  var shownToasts: string[] | undefined;
}

/** Notes the text of every toast that a page shows: each goes by itself after four seconds, looked at or not. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    globalThis.shownToasts = shown;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.closest('[data-toaster]') && node.checkVisibility())
            shown.push(node.innerText);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the page has shown a toast of these words, title and message; it may be gone again. */
export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  const toasts = () => page.evaluate(() => globalThis.shownToasts ?? []);
  const isMeant = (text: string) => words.every((word) => text.includes(word));
  await expect
    .poll(async () => (await toasts()).filter(isMeant), { message: `a toast: ${words.join(', ')}` })
    .not.toEqual([]);
}
