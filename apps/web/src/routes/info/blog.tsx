import { Link } from '@martelo/ui/link';

import { ArticleList } from '../../features/blog/article-list.tsx';
import { articles } from '../../features/blog/articles.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { paths } from '../../paths.ts';

/** `/blog` (INFO-05). */
export function Component() {
  return (
    <InfoPage
      title="Blog: leilões de imóveis explicados"
      description="Textos curtos e corretos sobre praças, preço vil, editais, ITBI, dívidas e a escada de vendas da Caixa."
      path={paths.blog}
      crumb="Blog"
      heading="Leilões de imóveis, explicados"
      lead={
        <>
          O que a lei diz, o que o edital decide e o que convém conferir. As palavras difíceis estão no{' '}
          <Link href={paths.glossary}>glossário</Link>.
        </>
      }
    >
      <ArticleList articles={articles} />
    </InfoPage>
  );
}
