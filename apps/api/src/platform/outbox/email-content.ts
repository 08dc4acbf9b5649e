/** One of several items that a mail lists, every text formatted. */
export interface Card {
  /** Beside the title; null for none. */
  badge: string | null;
  title: string;
  href: string;
  above: readonly string[];
  /** The main figure; the plain form names it and has `remark` where the HTML form has `badge`. */
  figure: { label: string; value: string; badge: string | null; remark: string | null };
  below: readonly string[];
  /** The small print. */
  note: string;
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; text: string }
  | { kind: 'cards'; cards: readonly Card[] };

/** What a mail says; both of its forms are written from this, so they can not differ. */
export interface EmailContent {
  heading: string;
  blocks: readonly Block[];
  /** Why it was sent, in the small print. */
  reason: string;
  home: string;
  /** Only in mails that people can turn off. */
  unsubscribe?: string;
}
