import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';

import { Button } from '../button/button.tsx';
import { RemovableChip } from '../chip/chip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';

import * as styles from './active-filters.css.ts';

export interface FilterChip {
  /** Stays the same while the filter is on. */
  id: string;
  /** The filter in words; also part of its button's name: 'Remover filtro São Paulo'. */
  label: string;
  /** `read` was understood from what was written in the search; `filter`, the default, was chosen. */
  kind?: 'read' | 'filter' | undefined;
}

export interface ActiveFiltersProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The filters that are on, in this order; without any the group stays, empty. */
  items?: readonly FilterChip[] | undefined;
  /** Called with the id of the removed filter. */
  onRemove: (id: string) => void;
  /** Takes all of them back. */
  onClear: () => void;
  /** @deprecated It is called `items`. */
  chips?: ActiveFiltersProps['items'];
}

/**
 * The active filters, each removable (LIST-02). After a removal the focus goes to the next chip, or to the previous one
 * after the last, and stays in place when none is left.
 */
export function ActiveFilters({
  chips,
  items = chips ?? [],
  onRemove,
  onClear,
  className,
  ...props
}: ActiveFiltersProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('ActiveFilters', { chips }, 'items');
  const messages = useMessages(filtersTexts);
  const root = useRef<HTMLFieldSetElement>(null);
  const remove = (id: string, at: number) => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button');
    const neighbour = buttons?.[at + 1] ?? buttons?.[at - 1] ?? root.current;
    neighbour?.focus();
    onRemove(id);
  };
  const clear = () => {
    root.current?.focus();
    onClear();
  };
  return (
    <fieldset
      aria-label={messages.activeFilters}
      {...props}
      ref={root}
      tabIndex={-1}
      className={cx(styles.root, className)}
    >
      {items.length > 0 && (
        <>
          <ul className={styles.list}>
            {items.map(({ id, label, kind }, at) => (
              <li key={id} className={styles.item}>
                <RemovableChip
                  label={label}
                  onRemove={() => remove(id, at)}
                  {...(kind === 'read' && { className: styles.read, title: messages.readFromSearch })}
                />
                {kind === 'read' && <VisuallyHidden>{messages.readFromSearch}</VisuallyHidden>}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={clear} className={styles.clear}>
            {messages.clearFilters}
          </Button>
        </>
      )}
    </fieldset>
  );
}
