import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { pagesTexts } from '../messages/pt-br-pages.ts';

import * as styles from './pagination-summary.css.ts';

export interface PaginationSummaryProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** From 1. */
  page: number;
  /** The number of the last page. */
  lastPage: number;
  /** The first and last of the page's items, counted from 1 over the whole list. */
  first: number;
  /** The number of the last item of the page. */
  last: number;
  /** How many items all pages have. */
  total: number;
}

/** 'Página 2 de 37 (31-60 de 1.084)' (LIST-02). Nothing for an empty list, which says so itself. */
export function PaginationSummary({
  page,
  lastPage,
  first,
  last,
  total,
  className,
  ...props
}: PaginationSummaryProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidNumber('PaginationSummary', 'page', page, 1);
    warnInvalidNumber('PaginationSummary', 'total', total, 0);
  }
  const { pageOf, rangeOf } = useMessages(pagesTexts);
  if (!(total > 0 && page > 0)) return null;
  return (
    <p {...props} className={cx(styles.base, className)}>
      {pageOf(page, lastPage)} <span className={styles.range}>{rangeOf(first, last, total)}</span>
    </p>
  );
}
