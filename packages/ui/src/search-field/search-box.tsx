import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';

import { framed } from '../field/field.css.ts';
import { useOwnEscape } from '../internal/use-own-escape.ts';
import { useMessages } from '../messages/messages.tsx';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './search-box.css.ts';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  value: string;
  /** An answer to the text is under way. */
  busy?: boolean;
  onClear: () => void;
  /** Escape means something here: a dialog around leaves it alone. */
  ownEscape?: boolean;
}

/** The input of searches, with its icon, its wait and its clear button. */
export function SearchBox({ busy = false, onClear, ownEscape = false, className, ...props }: SearchBoxProps) {
  const { clearText } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useOwnEscape(input, ownEscape);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <span className={cx(styles.box, className)}>
      <Search className={styles.icon} aria-hidden />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        ref={input}
        className={cx(framed, styles.input)}
      />
      {busy && <Spinner size="small" label={null} className={styles.spinner} />}
      {props.value !== '' && !props.disabled && (
        <button type="button" aria-label={clearText} onClick={clear} className={styles.clear}>
          <X className={styles.clearIcon} aria-hidden />
        </button>
      )}
    </span>
  );
}
