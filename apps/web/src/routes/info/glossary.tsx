import { glossary } from '../../features/info/glossary.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { StructuredData } from '../../lib/structured-data.tsx';
import { paths } from '../../paths.ts';
import * as styles from './glossary.css.ts';

/** `/glossario`: what the words of an edital mean. */
export function Component() {
  return (
    <InfoPage
      title="Glossário de leilões de imóveis"
      description="Praça, edital, preço vil, arrematação, sub-rogação, ITBI: o que querem dizer as palavras dos leilões de imóveis."
      path={paths.glossary}
      crumb="Glossário"
      heading="Glossário"
      lead="As palavras dos editais, em português de todo dia."
    >
      <dl className={styles.terms}>
        {glossary.map(({ id, term, meaning }) => (
          <div key={id} id={id} className={styles.entry}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <StructuredData
        data={{
          '@type': 'DefinedTermSet',
          name: 'Glossário de leilões de imóveis',
          inLanguage: 'pt-BR',
          hasDefinedTerm: glossary.map(({ term, meaning }) => ({
            '@type': 'DefinedTerm',
            name: term,
            description: meaning,
          })),
        }}
      />
    </InfoPage>
  );
}
