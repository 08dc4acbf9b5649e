import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnRenamed } from '../internal/warn-dev.ts';
import { Text } from '../text/text.tsx';

import * as styles from './article-list.css.ts';

export interface ArticleListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The articles, in this order; without any nothing is rendered. */
  items?:
    | readonly {
        /** Where the whole entry leads. */
        href: string;
        /** Its heading, of the rank `headingLevel`. */
        title: string;
        /** A sentence or two, below the title. */
        summary: string;
        /** Of when it is, how long it takes. */
        meta: ReactNode;
      }[]
    | undefined;
  /** Their place in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** @deprecated It is called `items`. */
  articles?: ArticleListProps['items'];
}

/** Articles one below the other, like a page of contents; the whole entry is pressed. */
export function ArticleList({
  articles,
  items = articles ?? [],
  headingLevel = 2,
  className,
  ...props
}: ArticleListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('ArticleList', { articles }, 'items');
    warnEmptyItems('ArticleList', 'items', items);
  }
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ href, title, summary, meta }) => (
        <li key={href} className={styles.entry}>
          {meta}
          <div className={styles.words}>
            <Heading headingLevel={headingLevel} size="medium">
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
            </Heading>
            <Text color="muted">{summary}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
