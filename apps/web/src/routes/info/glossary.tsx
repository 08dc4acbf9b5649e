import { DescriptionList } from '@martelo/ui/description-list';

import { glossary } from '../../features/info/glossary.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { StructuredData } from '../../lib/structured-data.tsx';
import { paths } from '../../paths.ts';

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
      <DescriptionList
        layout="glossary"
        items={glossary.map(({ id, term, meaning }) => ({ id, term, description: meaning }))}
      />
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
