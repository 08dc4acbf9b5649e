import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';

import * as styles from './data-table.css.ts';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** How many rows are selected, and what can be done with them. The count is read aloud as it changes. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { selected, clearSelection } = useMessages(dataTexts);
  return (
    <div className={count > 0 ? styles.bar : styles.noBar}>
      <span role="status" className={styles.count}>
        {count > 0 && selected(count)}
      </span>
      {count > 0 && (
        <>
          {children}
          <Button size="small" variant="quiet" onClick={onClear}>
            {clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
