import { formatNumber } from '@martelo/domain/numbers';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { hrefFor } from '../internal/href-of.ts';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { pagesTexts } from '../messages/pt-br-pages.ts';
import { pageWindow } from './page-window.ts';

import * as styles from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  /** The number of the last page; with less than two nothing is rendered. */
  lastPage: number;
  /** A function of the page, or an address with `{page}` for its number, which a page made on a server can give too. */
  hrefOf: string | ((page: number) => string);
  /** What the pages are of, where a screen has two such lists; 'Páginas' by default. */
  label?: string | undefined;
  /** How many pages stand in a row, at the first and the last one too; there it is three by default. */
  least?: number | undefined;
}

/** Links to the pages of a list (LIST-07); on phones to the neighbours alone. Nothing for a single page. */
export function Pagination({
  page: requested,
  lastPage,
  hrefOf,
  label,
  least,
  className,
  ...props
}: PaginationProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidNumber('Pagination', 'page', requested, 1);
    warnInvalidNumber('Pagination', 'lastPage', lastPage, 0);
  }
  const messages = useMessages(pagesTexts);
  if (!(lastPage > 1 && Number.isFinite(lastPage))) return null;
  const hrefTo = (at: number) => hrefFor(hrefOf, at, { page: at });
  const page = Math.min(Math.max(Math.trunc(requested) || 1, 1), lastPage);
  return (
    <nav aria-label={label ?? messages.pagination} {...props} className={cx(styles.base, className)}>
      <Step rel="prev" {...(page > 1 && { href: hrefTo(page - 1) })}>
        <ChevronLeft aria-hidden className={styles.icon} />
        {messages.previousPage}
      </Step>
      <ol className={styles.pages}>
        {pageWindow(page, lastPage, least).map((at, index) =>
          at === null ? (
            <li key={index < 2 ? 'before' : 'after'} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={at}>
              <Anchor
                href={hrefTo(at)}
                aria-label={messages.page(at)}
                {...(at === page && { 'aria-current': 'page' })}
                className={styles.page}
              >
                {formatNumber(at)}
              </Anchor>
            </li>
          ),
        )}
      </ol>
      <span className={styles.place}>{messages.pageOf(page, lastPage)}</span>
      <Step rel="next" {...(page < lastPage && { href: hrefTo(page + 1) })}>
        {messages.nextPage}
        <ChevronRight aria-hidden className={styles.icon} />
      </Step>
    </nav>
  );
}

/** A link to a neighbour; at either end of the list one that leads nowhere, so that nothing moves. */
function Step({ href, rel, children }: { href?: string; rel: 'prev' | 'next'; children: ReactNode }) {
  const target = href === undefined ? { role: 'link', 'aria-disabled': true } : { href, rel };
  return (
    <Anchor {...target} className={styles.step}>
      {children}
    </Anchor>
  );
}
