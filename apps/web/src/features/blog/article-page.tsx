import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Container } from '@martelo/ui/container';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { PageHead } from '../../lib/page-head.tsx';
import { Prose } from '../../lib/prose.tsx';
import { StructuredData } from '../../lib/structured-data.tsx';
import { paths } from '../../paths.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { articleOf, articles, type ArticleSlug } from './articles.ts';

import * as styles from './article-page.css.ts';

interface ArticlePageProps {
  slug: ArticleSlug;
  children: ReactNode;
}

const others = 3;

/** One article: its text, and three others to read next. */
export function ArticlePage({ slug, children }: ArticlePageProps) {
  const { title, summary, date, minutes } = articleOf(slug);
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={summary} path={paths.article(slug)} />
      <article className={styles.page}>
        <header className={styles.header}>
          <Breadcrumb
            items={[
              { label: 'Início', href: paths.home },
              { label: 'Blog', href: paths.blog },
              { label: title },
            ]}
          />
          <Heading level={1}>{title}</Heading>
          <Text size="large" tone="muted" className={styles.lead}>
            {summary}
          </Text>
          <ArticleMeta date={date} minutes={minutes} />
        </header>
        <Prose>
          {children}
          <p>
            <small>
              Este texto informa e não substitui o edital nem a orientação de um advogado sobre o seu caso.
            </small>
          </p>
        </Prose>
      </article>
      <section aria-label="Leia também" className={styles.more}>
        <Heading level={2}>Leia também</Heading>
        <ArticleList
          articles={articles.filter((article) => article.slug !== slug).slice(0, others)}
          headingLevel={3}
        />
      </section>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: date,
          dateModified: date,
          inLanguage: 'pt-BR',
          author: { '@type': 'Organization', name: 'Martelo' },
        }}
      />
    </Container>
  );
}
