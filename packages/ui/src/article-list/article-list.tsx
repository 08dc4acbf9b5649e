import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { Text } from '../text/text.tsx';

import * as styles from './article-list.css.ts';

export interface ArticleListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  articles: readonly {
    href: string;
    title: string;
    summary: string;
    /** Of when it is, how long it takes. */
    meta: ReactNode;
  }[];
  /** Their place in the page's outline. */
  headingLevel?: 2 | 3;
}

/** Articles one below the other, like a page of contents; the whole entry is pressed. */
export function ArticleList({ articles = [], headingLevel = 2, className, ...props }: ArticleListProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('ArticleList', 'articles', articles);
  if (articles.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {articles.map(({ href, title, summary, meta }) => (
        <li key={href} className={styles.entry}>
          {meta}
          <div className={styles.words}>
            <Heading level={headingLevel} size="medium">
              <a href={href} className={styles.link}>
                {title}
              </a>
            </Heading>
            <Text tone="muted">{summary}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
