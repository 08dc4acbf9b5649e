import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './setting-row.css.ts';

export interface SettingRowProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The setting's name: a heading of level 2. */
  title: string;
  /** What the choice means; read aloud as it changes. */
  text: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A setting that counts as soon as it is chosen: its name, what it means now, the control. */
export function SettingRow({ title, text, className, children, ...props }: SettingRowProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('SettingRow', title, 'title');
  const id = useId();
  return (
    <section {...props} aria-labelledby={id} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p role="status" className={styles.text}>
          {text}
        </p>
      </div>
      {children}
    </section>
  );
}
