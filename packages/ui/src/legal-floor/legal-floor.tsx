import type { CalendarDate, Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import type { LegalArticle } from '@martelo/domain/legal-articles';
import type { FloorStatus, LegalFloor as Floor, LegalRite } from '@martelo/domain/legal-floor';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Disclosure } from '../disclosure/disclosure.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { FloorScale } from './floor-scale.tsx';

import * as styles from './legal-floor.css.ts';

/** An article of a law, as far as it speaks of the price. */
export interface CitedArticle extends Pick<LegalArticle, 'name' | 'says'> {
  /** The law's own page; https only. */
  url?: string | null | undefined;
  /** The day that somebody compared these words with the law. */
  checkedOn?: CalendarDate | null | undefined;
}

export interface LegalFloorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null where the source does not state the kind of sale. */
  rite: LegalRite | null;
  /** Where the asked price lies against the floor. */
  status: FloorStatus;
  /** In centavos; null where unknown. */
  askingPrice?: Centavos | null | undefined;
  /** The least that the law lets it take, in centavos; null where unknown. */
  floor?: Centavos | null | undefined;
  /** What it is valued at, in centavos; null where unknown. */
  valuation?: Centavos | null | undefined;
  /** What the source does not state and would set another floor. */
  unless?: Floor['unless'] | undefined;
  /** The articles that it rests on: the first is shown, the others unfold. */
  items?: readonly CitedArticle[] | undefined;
}

/**
 * The lowest price that the law allows for this kind of sale, and where the asked price lies. Facts with their article:
 * it advises nothing, and what a judge has fixed stands in the edital.
 */
export function LegalFloor({
  rite,
  status,
  askingPrice = null,
  floor = null,
  valuation = null,
  unless = null,
  items = [],
  className,
  ...props
}: LegalFloorProps) {
  const { floor: texts } = useMessages(evidenceTexts);
  const [first, ...more] = items;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <p className={styles.sale}>{rite ? texts.rites[rite] : texts.unknownRite}</p>
        <p className={styles.position}>{texts.statuses[status]}</p>
        {unless && <p className={styles.text70}>{texts.unless[unless]}</p>}
      </div>
      {status !== 'none' && <FloorScale askingPrice={askingPrice} floor={floor} valuation={valuation} />}
      {first && <Articles items={[first]} label={texts.law} />}
      {more.length > 0 && (
        <Disclosure title={texts.more(more.length)} openOnPaper>
          <Articles items={more} label={texts.law} />
        </Disclosure>
      )}
    </div>
  );
}

function Articles({ items, label }: { items: readonly CitedArticle[]; label: string }) {
  const { floor: texts } = useMessages(evidenceTexts);
  return (
    <ul aria-label={label} className={styles.articles}>
      {items.map(({ name, says, url, checkedOn }) => (
        <li key={name} className={styles.article}>
          <p className={styles.text70}>{says}</p>
          <p className={styles.source}>
            {url?.startsWith('https://') ? (
              <Link href={url} external>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            {checkedOn && <span>{texts.checked(formatCalendarDate(checkedOn))}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
