import { type ComponentProps, type ReactNode, useId } from 'react';

import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { gap as gaps } from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import type { Space } from '../styles/tokens.ts';
import { Text } from '../text/text.tsx';

import * as styles from './section.css.ts';

const section = variants(styles.root, { variants: { gap: gaps }, defaultVariants: { gap: 'large' } });

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading. */
  title: string;
  /** Of the title, for links to it. */
  titleId?: string | undefined;
  /** The title's place in the page's outline. */
  headingLevel?: NonNullable<HeadingProps['headingLevel']> | undefined;
  /** The title's looks, where they are not those of its level. */
  size?: HeadingProps['size'];
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Step of the space scale between the heading and the parts; `large` (24 px) by default. */
  gap?: Space | undefined;
  /** @deprecated It is called `headingLevel`. */
  level?: NonNullable<HeadingProps['headingLevel']> | undefined;
}

/** A titled part of a page; its title is its name unless `aria-label` says another. */
export function Section({
  title,
  titleId,
  level,
  headingLevel = level ?? 2,
  size,
  lead,
  gap,
  className,
  children,
  ...props
}: SectionProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Section', { level }, 'headingLevel');
  const ownId = useId();
  const id = titleId ?? ownId;
  const heading = (
    <Heading headingLevel={headingLevel} id={id} {...(size && { size })}>
      {title}
    </Heading>
  );
  return (
    <section
      {...(!props['aria-label'] && { 'aria-labelledby': id })}
      {...props}
      className={section({ gap, className })}
    >
      {lead ? (
        <div className={styles.head}>
          {heading}
          <Text color="muted" measure className={styles.lead}>
            {lead}
          </Text>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
