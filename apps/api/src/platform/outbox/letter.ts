import type { MailedAuction } from '../../members/alerts/mailed-auction.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; text: string }
  | { kind: 'auctions'; auctions: readonly MailedAuction[] };

/** What a mail says; both of its forms are written from this, so they can not differ. */
export interface Letter {
  heading: string;
  blocks: readonly Block[];
  /** Why it was sent, in the small print. */
  reason: string;
  home: string;
  /** Only in mails that people can turn off. */
  unsubscribe?: string;
}

/** The plain and the HTML form of a letter. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: letterText(letter), html: letterHtml(letter) };
}
