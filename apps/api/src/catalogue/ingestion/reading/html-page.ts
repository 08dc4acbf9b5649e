import { cleanText } from '../../../platform/text/clean-text.ts';

const opening = /^\s*<(?:!doctype\s+html|html|head|body|script|meta|title|!--)/i;
const titleOf = /<title[^>]{0,200}>([^<]{1,200})/i;

/** Whether a text is a web page: a site with bot protection sends one in place of a list, under the list's name. */
export function looksLikeHtml(text: string): boolean {
  return opening.test(text.slice(0, 1000));
}

/** Says which page came in place of a list, by its title: 'é uma página HTML (Radware Bot Manager Captcha), …'. */
export function describeHtml(text: string): string {
  const title = cleanText(titleOf.exec(text.slice(0, 20_000))?.[1] ?? '').slice(0, 80);
  return `é uma página HTML${title ? ` (${title})` : ''}, não uma lista.`;
}
