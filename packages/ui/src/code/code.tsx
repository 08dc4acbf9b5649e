import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { CopyButton } from '../copy-button/copy-button.tsx';
import { useScrollRegion } from '../internal/use-scroll-region.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';

import * as styles from './code.css.ts';

export type CodeProps = ComponentProps<'code'>;

/** A word that machines read, within a sentence: the name of a column, of a setting. */
export function Code({ className, ...props }: CodeProps) {
  return <code {...props} className={cx(styles.inline, className)} />;
}

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What it is; also said by what copies it. */
  label: string;
  /** The lines, as they are copied. */
  value: string;
}

/** Lines that machines read, to be copied. Long ones scroll by themselves. */
export function CodeBlock({ label = '', value, className, ...props }: CodeBlockProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('CodeBlock', label);
  const { copyOf } = useMessages(dataTexts);
  const id = useId();
  const scroller = useScrollRegion<HTMLPreElement>();
  return (
    <figure {...props} className={cx(styles.block, className)}>
      <figcaption className={styles.head}>
        <span id={id}>{label}</span>
        <CopyButton value={value} label={copyOf(label)} size="small" hideLabel />
      </figcaption>
      <pre {...scroller} aria-labelledby={id} className={styles.lines}>
        <code>{value}</code>
      </pre>
    </figure>
  );
}
