import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { Prose } from '../../lib/prose.tsx';
import * as styles from './sections.css.ts';

export interface TextSection {
  /** Its place in the page's address. */
  id: string;
  title: string;
  content: ReactNode;
}

/** A long text in numbered parts, with its table of contents. */
export function Sections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="conteudo-do-texto" className={styles.contents}>
        <Text as="strong" weight="semibold" id="conteudo-do-texto">
          Nesta página
        </Text>
        <ol className={styles.places}>
          {sections.map(({ id, title }, at) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.place}>
                {at + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {sections.map(({ id, title, content }, at) => (
          <section key={id}>
            <h2 id={id}>
              {at + 1}. {title}
            </h2>
            {content}
          </section>
        ))}
      </Prose>
    </div>
  );
}
