import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Container } from '@martelo/ui/container';
import { PageHeader } from '@martelo/ui/page-header';
import { Prose } from '@martelo/ui/prose';
import { Section } from '@martelo/ui/section';
import { Stack } from '@martelo/ui/stack';
import type { ReactNode } from 'react';

import { PageHead } from '../../lib/page-head.tsx';
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
    <Container gap="xlarge" above="large" below="huge">
      <PageHead title={title} description={summary} path={paths.article(slug)} />
      <Stack as="article" gap="xlarge" className={styles.article}>
        <PageHeader
          layout="article"
          above={
            <Breadcrumb
              items={[
                { label: 'Início', href: paths.home },
                { label: 'Blog', href: paths.blog },
                { label: title },
              ]}
            />
          }
          title={title}
          lead={summary}
        >
          <ArticleMeta date={date} minutes={minutes} />
        </PageHeader>
        <Prose>
          {children}
          <p>
            <small>
              Este texto informa e não substitui o edital nem a orientação de um advogado sobre o seu caso.
            </small>
          </p>
        </Prose>
      </Stack>
      <Section title="Leia também" gap="medium">
        <ArticleList
          articles={articles.filter((article) => article.slug !== slug).slice(0, others)}
          headingLevel={3}
        />
      </Section>
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
