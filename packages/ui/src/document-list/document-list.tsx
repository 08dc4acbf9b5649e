import type { NoticeItem } from '@martelo/domain/legal-floor';
import { cx } from 'class-variance-authority';
import { FileText, FileX2 } from 'lucide-react';
import type { ComponentProps } from 'react';

import { warnDev, warnEmptyItems } from '../internal/warn-dev.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';

import * as styles from './document-list.css.ts';

/** What a bidder reads first. */
export type DocumentKind = 'edital' | 'registration' | 'process';

/** A document, as far as what the source gives has it. */
export interface DocumentItem {
  /** The edital, the matrícula (`registration`) or the process. */
  kind: DocumentKind;
  /** Where it is read; `https` only, else it counts as not found. */
  href?: string | null | undefined;
  /** Its number as it is printed, where that is known. */
  number?: string | null | undefined;
}

export interface DocumentListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The documents, also those that the source does not give, in this order; without any nothing is rendered. */
  items: readonly DocumentItem[];
  /** What of CPC, art. 886, the source states; empty where that article does not apply. */
  notice?: readonly { item: NoticeItem; found: boolean }[] | undefined;
}

function addressOf(href: string | null | undefined): URL | null {
  const url = href && URL.canParse(href) ? new URL(href) : null;
  return url?.protocol === 'https:' ? url : null;
}

/**
 * Edital, matrícula and process: which of them the source gives, by link or by number, and which it does not. What is
 * not found may well exist: only what the source publishes was looked at.
 */
export function DocumentList({ items = [], notice = [], className, ...props }: DocumentListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('DocumentList', 'items', items);
    for (const { href } of items)
      if (href && !addressOf(href))
        warnDev(
          `DocumentList got href = ${href}, which is no https address.`,
          'It is not linked: a legal document must not be read from an address that anyone may change.',
          'Pass an https address, or null.',
        );
  }
  const { documents } = useMessages(evidenceTexts);
  if (items.length === 0) return null;
  const noticeOf = (isFound: boolean) =>
    notice.filter(({ found }) => found === isFound).map(({ item }) => documents.noticeItems[item]);
  const [stated, unstated] = [noticeOf(true), noticeOf(false)];
  return (
    <div {...props} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <Document key={`${at} ${item.kind}`} {...item} />
        ))}
      </ul>
      {notice.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.name}>{documents.notice}</p>
          {stated.length > 0 && (
            <p>
              {documents.stated}: {stated.join(', ')}.
            </p>
          )}
          {unstated.length > 0 && (
            <p>
              {documents.unstated}: {unstated.join(', ')}.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Document({ kind, href, number }: DocumentItem) {
  const { documents } = useMessages(evidenceTexts);
  const address = addressOf(href);
  const found = address !== null || Boolean(number);
  const Icon = found ? FileText : FileX2;
  const name = documents.names[kind];
  return (
    <li data-missing={!found || undefined} className={styles.item}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.head}>
          {address ? (
            <Link href={address.href} external>
              {documents.open(name, address.hostname)}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {number && <span className={styles.number}>{number}</span>}
          {!found && <span className={styles.muted}>{documents.missing}</span>}
        </p>
        <p className={styles.muted}>{documents.uses[kind]}</p>
      </div>
    </li>
  );
}
