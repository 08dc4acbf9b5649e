import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';

import * as styles from './page-header.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's one heading of level 1. */
  title: string;
  /** A sentence of what the page is for. */
  lead?: ReactNode;
  /** A screen of an area with a menu, a page of its own, or an article, whose lines are no longer than its text's. */
  layout?: 'screen' | 'page' | 'article' | undefined;
  /** Where one is: a breadcrumb. */
  above?: ReactNode;
  /** The way to the screen above, in place of a breadcrumb. */
  back?: { href: string; label: string } | undefined;
  /** Beside the title: the one thing to do here. */
  action?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

/** What a page begins with: where one is, its title, what it is for. */
export function PageHeader({
  title,
  lead,
  layout = 'page',
  above,
  back,
  action,
  className,
  children,
  ...props
}: PageHeaderProps) {
  const screen = layout === 'screen';
  return (
    <header {...props} className={cx(styles.root, className)}>
      <div className={styles.layout[layout]}>
        {above}
        {back && (
          <Link href={back.href} variant="plain" className={styles.back}>
            <ArrowLeft aria-hidden className={styles.arrow} />
            {back.label}
          </Link>
        )}
        <Heading headingLevel={1}>{title}</Heading>
        {lead && (
          <Text
            size={screen ? 'medium' : 'large'}
            color="muted"
            measure={layout === 'page'}
            {...(!screen && { className: styles.lead })}
          >
            {lead}
          </Text>
        )}
        {children}
      </div>
      {action}
    </header>
  );
}
