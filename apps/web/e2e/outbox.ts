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

/** The mails to an address whose subject fits, the newest first. */
export async function mailsTo(page: Page, to: string, subject: RegExp): Promise<readonly Mail[]> {
  const mails = (await (await page.request.get('/dev/outbox.json')).json()) as Mail[];
  return mails.filter((mail) => mail.to === to && subject.test(mail.subject));
}

/** The mail to an address whose subject fits, once it is there. */
export async function mailTo(page: Page, to: string, subject: RegExp): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(page, to, subject)).length, { timeout: 40_000 })
    .toBeGreaterThan(0);
  return (await mailsTo(page, to, subject))[0]!;
}
