import { CircleAlert } from 'lucide-react';

import * as styles from './field.css.ts';

interface FieldNotesProps {
  /** What it stands below; the ids begin with it. */
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

interface FieldNotesElementProps extends FieldNotesProps {
  /** `span` within a `label`. */
  as?: 'p' | 'span' | undefined;
}

/** What describes a field or a group, and what else does: `aria-describedby` names the ids. */
export const notesOf = ({ id, hint, error }: FieldNotesProps, ...more: readonly (string | undefined)[]) =>
  [error && `${id}-error`, hint && `${id}-hint`, ...more].filter(Boolean).join(' ') || undefined;

/** How a field or a group is meant, and what is wrong with it. */
export function FieldNotes({ id, hint, error, as: Element = 'p' }: FieldNotesElementProps) {
  return (
    <>
      {hint && (
        <Element id={`${id}-hint`} className={styles.hint}>
          {hint}
        </Element>
      )}
      {error && (
        <Element id={`${id}-error`} role="alert" className={styles.error}>
          <CircleAlert className={styles.errorIcon} aria-hidden />
          {error}
        </Element>
      )}
    </>
  );
}
