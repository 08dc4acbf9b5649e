import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';

import * as styles from './selection-bar.css.ts';

interface SelectionBarProps {
  /** Around what can be done. */
  ref: Ref<HTMLDivElement>;
  count: number;
  onClear: () => void;
  /** The last row was removed, and with the bar went what had the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/**
 * How many rows are selected, and what can be done with them, at the window's lower edge for as long as the rows are
 * there: no row moves as it comes. The count is read aloud as it changes.
 */
export function SelectionBar({ ref, count, onClear, onFocusLost, children }: SelectionBarProps) {
  const { selected, clearSelection, selectionActions, selectionKeys } = useMessages(dataTexts);
  const hadRows = useRef(false);
  const giveUpFocus = useEffectEvent(onFocusLost);
  useEffect(() => {
    if (hadRows.current && count === 0 && document.activeElement === document.body) giveUpFocus();
    hadRows.current = count > 0;
  }, [count]);
  return (
    <div
      {...(count > 0 && { role: 'group', 'aria-label': selectionActions })}
      // A dialog that one of the buttons opened gives the focus back to here, and the rows may be done with by then.
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (count === 0 && target === currentTarget) onFocusLost();
      }}
      className={count > 0 ? styles.bar : styles.noBar}
    >
      <span role="status" className={styles.count}>
        {count > 0 && selected(count)}
      </span>
      {count > 0 && (
        <>
          <Button size="small" variant="quiet" onClick={onClear}>
            {clearSelection}
          </Button>
          <span className={styles.keys}>{selectionKeys}</span>
          <div ref={ref} className={styles.actions}>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
