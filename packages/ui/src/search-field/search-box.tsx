import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';

import { framed } from '../field/field.css.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOwnEscape } from '../internal/use-own-escape.ts';
import { writeText } from '../internal/write-text.ts';
import { useMessages } from '../messages/messages.tsx';
import { searchTexts } from '../messages/pt-br-search.ts';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './search-box.css.ts';

export interface SearchBoxProps extends ComponentProps<'input'> {
  /** There is something to clear. */
  filled: boolean;
  /** An answer to the text is under way. */
  loading?: boolean | undefined;
  /** In place of emptying the input by a native event. */
  onClear?: (() => void) | undefined;
  /** Escape means something here: a dialog around leaves it alone. */
  ownEscape?: boolean | undefined;
}

/** The input of searches, with its icon, its wait and its clear button. */
export function SearchBox({
  filled,
  loading = false,
  onClear,
  ownEscape = false,
  ref,
  className,
  ...props
}: SearchBoxProps) {
  const { clearText } = useMessages(searchTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  useOwnEscape(input, ownEscape);
  const clear = () => {
    if (onClear) onClear();
    else if (input.current) writeText(input.current, '');
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
        ref={merged}
        className={cx(framed, styles.input)}
      />
      {loading && <Spinner size="small" label={null} className={styles.spinner} />}
      {filled && !props.disabled && !props.readOnly && (
        <button type="button" aria-label={clearText} onClick={clear} className={styles.clear}>
          <X className={styles.clearIcon} aria-hidden />
        </button>
      )}
    </span>
  );
}
