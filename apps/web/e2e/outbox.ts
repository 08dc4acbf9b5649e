import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address that has a link of this kind; it may still be on its way. Gives the link's path. */
export async function mailedLink(page: Page, to: string, kind: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await page.request.get('/dev/outbox.json')).json()) as Mail[];
        const texts = mails.filter((mail) => mail.to === to).map(({ text }) => text);
        link = texts.flatMap((text) => text.match(kind) ?? [])[0];
        return link !== undefined;
      },
      { timeout: 20_000, message: `a mail to ${to}` },
    )
    .toBe(true);
  return link!;
}
