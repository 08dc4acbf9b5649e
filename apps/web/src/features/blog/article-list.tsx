import { ArticleList as List, type ArticleListProps as ListProps } from '@martelo/ui/article-list';

import { paths } from '../../paths.ts';
import { ArticleMeta } from './article-meta.tsx';
import type { Article } from './articles.ts';

interface ArticleListProps extends Pick<ListProps, 'headingLevel'> {
  articles: readonly Article[];
}

/** Our articles, with when they were published. */
export function ArticleList({ articles, ...props }: ArticleListProps) {
  return (
    <List
      {...props}
      items={articles.map(({ slug, title, summary, date, minutes }) => ({
        href: paths.article(slug),
        title,
        summary,
        meta: <ArticleMeta date={date} minutes={minutes} />,
      }))}
    />
  );
}
