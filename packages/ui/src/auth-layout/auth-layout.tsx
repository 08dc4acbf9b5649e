import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Container, type ContainerProps } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';

import * as styles from './auth-layout.css.ts';

export interface AuthLayoutProps extends Omit<ContainerProps, 'title'> {
  /** The page's one heading of level 1. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** An `AuthAside`: beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
  /** The form, below the title. */
  children: ReactNode;
}

/** A page of the way in: one column of a form, with something beside it where there is room. */
export function AuthLayout({ title, lead, aside, className, children, ...props }: AuthLayoutProps) {
  return (
    <Container {...props} className={cx(styles.page, aside && styles.halves, className)}>
      <div className={styles.main}>
        <header className={styles.intro}>
          <Heading headingLevel={1}>{title}</Heading>
          {lead && <Text color="muted">{lead}</Text>}
        </header>
        {children}
      </div>
      {aside}
    </Container>
  );
}

/** What an account is good for, beside its form. */
export function AuthAside({ className, ...props }: ComponentProps<'aside'>) {
  return <aside {...props} className={cx(styles.aside, className)} />;
}

/** Below a form of the way in: where else somebody may want to go. */
export function AuthWays({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.ways, className)} />;
}
