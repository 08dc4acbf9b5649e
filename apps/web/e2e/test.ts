import { test as base } from '@playwright/test';

/** Playwright's own, whose visitors have refused to be measured: a first visit shows the consent notice. */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    // Playwright's `storageState` opens a page for it, in each test. Once in each tab: what the site deletes is gone.
    if (!isFirstVisit)
      await context.addInitScript(() => {
        if (location.protocol !== 'http:' || sessionStorage.getItem('isVisited')) return;
        sessionStorage.setItem('isVisited', 'true');
        if (localStorage.getItem('consent') === null) localStorage.setItem('consent', 'refused');
      });
    await use(context);
  },
});
