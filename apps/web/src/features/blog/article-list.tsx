import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';
import { ArticleMeta } from './article-meta.tsx';
import type { Article } from './articles.ts';

import * as styles from './article-list.css.ts';

interface ArticleListProps {
  articles: readonly Article[];
  headingLevel?: 2 | 3;
}

/** Articles one below the other, like a page of contents; the whole entry is pressed. */
export function ArticleList({ articles, headingLevel = 2 }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, summary, date, minutes }) => (
        <li key={slug} className={styles.entry}>
          <ArticleMeta date={date} minutes={minutes} />
          <div className={styles.words}>
            <Heading level={headingLevel} size="medium">
              <a href={paths.article(slug)} className={styles.link}>
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
