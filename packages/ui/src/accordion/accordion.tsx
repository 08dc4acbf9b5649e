import * as Primitive from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { AccordionPanel } from './accordion-panel.tsx';

import * as styles from './accordion.css.ts';

export interface AccordionItem {
  /** Unique among its neighbours. */
  value: string;
  /** The question or name; the whole row opens and closes. */
  title: string;
  /** Below the title while it is open; in the page, and found by its search, also while it is closed. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** The titles with their texts, in this order. */
  items: readonly AccordionItem[];
  /** `single`: opening one closes the other (INFO-02). */
  type?: 'single' | 'multiple' | undefined;
  /** Those that are open, by value, where its owner keeps them. */
  open?: readonly string[] | undefined;
  /** Those open at first, by value. */
  defaultOpen?: readonly string[] | undefined;
  /** Told which are open. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** Of the titles, one below the heading over them. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

const none: readonly string[] = [];

/**
 * Titles in a column, each opening its text below it. Closed texts are found by the browser's search, which opens them.
 */
export function Accordion({
  items = [],
  type = 'single',
  open: given,
  defaultOpen = none,
  onOpenChange,
  headingLevel = 3,
  className,
  ...props
}: AccordionProps) {
  const [values, change] = useControlled(given, defaultOpen, onOpenChange);
  const open = type === 'single' ? values.slice(0, 1) : values;
  const Heading = `h${headingLevel}` as const;
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('Accordion', 'items', items);

  const mode =
    type === 'single'
      ? ({
          type: 'single',
          collapsible: true,
          value: open[0] ?? '',
          onValueChange: (value: string) => change(value ? [value] : []),
        } as const)
      : { type: 'multiple' as const, value: [...open], onValueChange: (all: string[]) => change(all) };

  return (
    <Primitive.Root {...props} {...mode} className={cx(styles.root, className)}>
      {items.map(({ value, title, content }) => (
        <Primitive.Item key={value} value={value} className={styles.item}>
          <Primitive.Header asChild>
            <Heading className={styles.heading}>
              <Primitive.Trigger className={styles.trigger}>
                <span className={styles.title}>{title}</span>
                <ChevronDown className={styles.chevron} aria-hidden />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content forceMount>
            <AccordionPanel
              open={open.includes(value)}
              onFound={() => change(type === 'single' ? [value] : [...open, value])}
            >
              {content}
            </AccordionPanel>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
