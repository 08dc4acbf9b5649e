import type { EmailContent } from './email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The plain and the HTML form of an email. */
export function renderEmail(email: EmailContent): { text: string; html: string } {
  return { text: renderText(email), html: renderHtml(email) };
}
