import { CircleAlert } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type Ref, useId } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { controlOrNeighbour } from '../internal/leading-control.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './form-error-summary.css.ts';

export interface FormErrorItem {
  /** The `id` of the field's control, or its `name`. */
  field: string;
  /** How people call the field. */
  label: string;
  /** What is wrong, as it stands under the field; without it the label alone leads there. */
  error?: string | undefined;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is wrong, in the order of the fields. */
  errors: readonly FormErrorItem[];
  /** Why the last try failed, where no field explains it. */
  failure?: string | null | undefined;
  /** How many fields are wrong, by default. */
  title?: string | undefined;
  /** Takes the focus after a try that failed: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Above the fields of a `Form` that was sent with something wrong: what, each a link to its field. It stands there
 * empty before, so that it is read aloud as it fills; what is put right goes in silence.
 */
export function FormErrorSummary({
  errors = [],
  failure,
  title,
  className,
  ...props
}: FormErrorSummaryProps) {
  const messages = useMessages(formsTexts);
  const id = useId();
  const shown = errors.length > 0 || Boolean(failure);
  return (
    <div
      role="alert"
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      {...props}
      {...(shown && { 'aria-labelledby': id })}
      className={cx(shown ? styles.root : styles.empty, className)}
    >
      {shown && (
        <>
          <CircleAlert aria-hidden className={styles.icon} />
          <div className={styles.body}>
            <p id={id} className={styles.title}>
              <VisuallyHidden>{messages.notices.critical}: </VisuallyHidden>
              <span>{failure ?? title ?? messages.wrongFields(errors.length)}</span>
            </p>
            {errors.length > 0 && (
              <ul className={styles.list}>
                {errors.map(({ field, label, error }, at) => (
                  // A server may have several against one field.
                  <li key={`${field}:${at}`}>
                    <a href={`#${field}`} onClick={(event) => follow(event, field)} className={styles.link}>
                      {error ? `${label}: ${error}` : label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** To the control of the form around it; a group's is its first that is wrong, its chosen radio or its first. */
function follow(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const elements = event.currentTarget.closest('form')?.elements;
  // The ends of a range are sent under a name with brackets.
  const named = elements?.namedItem(field) ?? elements?.namedItem(`${field}[]`);
  const found = named instanceof RadioNodeList ? chosenOf(named) : (named ?? document.getElementById(field));
  const control = found instanceof HTMLElement ? controlOrNeighbour(found) : null;
  if (!control) return;
  event.preventDefault();
  control.focus();
}

const chosenOf = (named: RadioNodeList) =>
  [...named].find((node) => node instanceof HTMLInputElement && node.type === 'radio' && node.checked) ??
  named[0];
