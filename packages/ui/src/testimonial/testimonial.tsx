import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './testimonial.css.ts';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What was said, without quotation marks. */
  quote: string;
  /** Who said it. */
  name: string;
  /** What they do or where they live: 'Investidora em Recife - PE'. */
  about?: string | undefined;
  /** Address of a picture of them, shown with their leave; else their initials. */
  picture?: string | null | undefined;
  /** Made up for display: marked 'Exemplo' (HONEST-02). */
  sample?: boolean | undefined;
}

/** What a customer says (HOME-06). One that is made up says so. */
export function Testimonial({
  quote,
  name,
  about,
  picture = null,
  sample = false,
  className,
  ...props
}: TestimonialProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Testimonial', quote, 'quote');
    warnMissingLabel('Testimonial', name, 'name');
  }
  const messages = useMessages();
  return (
    <figure {...props} className={cx(styles.base, className)}>
      {sample && (
        <Badge tone="caution" className={styles.sample}>
          {messages.sample}
        </Badge>
      )}
      <blockquote className={styles.quote}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className={styles.who}>
        <Avatar name={name} src={picture} decorative />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {about && <span className={styles.about}>{about}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
