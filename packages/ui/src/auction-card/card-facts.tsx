import { memo } from 'react';

import * as styles from './auction-card.css.ts';

interface CardFactsProps {
  title: string;
  facts: string;
  place: string;
  headingLevel: 2 | 3 | 4;
}

/** What the property is and where. Of texts alone, so that a new price does not draw it again. */
export const CardFacts = memo(function CardFacts({ title, facts, place, headingLevel }: CardFactsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.facts}>
      <Heading title={title} className={styles.title}>
        {title}
      </Heading>
      {facts && <p className={styles.fact}>{facts}</p>}
      <p className={styles.fact}>{place}</p>
    </div>
  );
});
