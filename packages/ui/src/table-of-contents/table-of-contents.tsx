import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { warnEmptyItems, warnRenamed } from '../internal/warn-dev.ts';
import { Text } from '../text/text.tsx';

import * as styles from './table-of-contents.css.ts';

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What it is headed by: 'Nesta página'. */
  title: string;
  /** The parts in their order; each stands under its `id` on the page. */
  items?: readonly { id: string; title: string }[] | undefined;
  /** @deprecated It is called `items`. */
  parts?: TableOfContentsProps['items'];
}

/** The numbered parts of a long text; beside it on wide windows, where it stays in view. */
export function TableOfContents({
  title,
  parts,
  items = parts ?? [],
  className,
  ...props
}: TableOfContentsProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('TableOfContents', { parts }, 'items');
    warnEmptyItems('TableOfContents', 'items', items);
  }
  const id = useId();
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Text as="strong" weight="semibold" id={id}>
        {title}
      </Text>
      <ol className={styles.places}>
        {items.map((part, at) => (
          <li key={part.id}>
            <a href={`#${part.id}`} className={styles.place}>
              {at + 1}. {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
